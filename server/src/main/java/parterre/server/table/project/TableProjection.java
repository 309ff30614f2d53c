package parterre.server.table.project;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.table.GameRecord;
import parterre.server.table.decide.TakeBacks;
import parterre.server.table.state.Attendance;
import parterre.server.table.state.Chair;
import parterre.server.table.state.Clocks;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Moment;
import parterre.server.table.state.Table;
import parterre.server.table.state.TableState;
import parterre.server.table.state.Windows;
import parterre.server.wire.FileCard;
import parterre.server.wire.Frame;
import parterre.server.wire.FrozenCause;
import parterre.server.wire.ManyViews;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// Projects a table for one viewer. Positions and steps leave the server only through here, as the game's
/// `view` and `line`.
public final class TableProjection<S, M extends Move, V> {
    private final Table<S, M, V> table;
    private final TableState state;
    private final GameSession<S, M, V> session;
    private final Windows<S, M, V> windows;
    private final Setting<S, M, V> setting;

    /// @param table how the table stands
    public TableProjection(Table<S, M, V> table, Setting<S, M, V> setting) {
        this.table = table;
        this.setting = setting;
        state = table.state();
        session = table.session();
        windows = table.windows();
    }

    /// The facts of a table that never change.
    ///
    /// @param hasSecrets true if the game hides something from somebody
    /// @param frozen why the table cannot go on
    /// @param options as the game is played
    /// @param files with which the game is played
    /// @param seen remembers steps as viewers know them
    public record Setting<S, M extends Move, V>(
            boolean hasSecrets,
            Optional<FrozenCause> frozen,
            Map<String, String> options,
            List<FileCard> files,
            SeenSteps<S, M, V> seen) {
        public static <S, M extends Move, V> Setting<S, M, V> of(
                GameSession<S, M, V> session, boolean hasSecrets, Optional<FrozenCause> frozen) {
            var info = session.box().game().info();
            return new Setting<>(
                    hasSecrets,
                    frozen,
                    FileCard.options(info, session.setup()),
                    FileCard.all(info, session.setup()),
                    new SeenSteps<>());
        }
    }

    /// Returns as whom a person sees the table. Everyone sees everything once the game is over or if that was
    /// agreed. A person with one seat sees it from that seat. A person with several sees it from the one they
    /// name or, where nothing is secret, from the one that is asked.
    public Viewer viewer(String person, Optional<Seat> as) {
        if (phase() == TableHead.Phase.OVER || state.terms().openHands()) {
            return Viewer.everyone();
        }
        return own(person, as).map(Viewer::player).orElseGet(Viewer::spectator);
    }

    /// Returns the viewer of the position after a step. Until the last step of a finished game, nothing is
    /// open yet.
    public Viewer viewer(String person, Optional<Seat> as, int step) {
        return step < steps() && !state.terms().openHands()
                ? own(person, as).map(Viewer::player).orElseGet(Viewer::spectator)
                : viewer(person, as);
    }

    /// Returns the seat from which a person looks and answers.
    public Optional<Seat> own(String person, Optional<Seat> as) {
        var mine = seatsOf(person);
        if (as.isPresent()) {
            return as.filter(mine::contains);
        }
        // A device with several seats keeps its cover even when only one of them has not resigned.
        if (state.chairsOf(person).size() < 2) {
            return mine.stream().findFirst();
        }
        return hasSecrets() && !state.terms().openHands()
                ? Optional.empty()
                : asked().stream()
                        .filter(mine::contains)
                        .findFirst()
                        .or(() -> mine.stream().findFirst());
    }

    private List<Seat> seatsOf(String person) {
        return state.chairsOf(person).stream()
                .filter(chair -> !chair.resigned())
                .map(Chair::seat)
                .toList();
    }

    public boolean hasSecrets() {
        return setting.hasSecrets();
    }

    public TableHead.Phase phase() {
        return setting.frozen().isPresent() ? TableHead.Phase.FROZEN : state.phase();
    }

    /// Returns the seats that are asked, whether or not they have answered.
    public List<Seat> asked() {
        return setting.frozen().isPresent() ? List.of() : table.asked();
    }

    public Snapshot snapshot(String person, Optional<Seat> as, Moment now, Attendance attendance) {
        var viewer = viewer(person, as);
        var log = IntStream.rangeClosed(1, steps())
                .mapToObj(step -> setting.seen().entry(session, step, viewer))
                .toList();
        var frame = frame(steps(), viewer);
        return new Snapshot(
                table.seq(),
                head(person),
                setting.files(),
                frame,
                ManyViews.printedNames(frame.view()),
                present(person, as, now, attendance, List.of()),
                log,
                state.chat());
    }

    private int steps() {
        return session.steps().size();
    }

    public Frame frame(int step, Viewer viewer) {
        var view = session.view(step, viewer);
        return step == 0
                ? Frame.start(view)
                : Frame.after(
                        step,
                        setting.seen().entry(session, step, viewer),
                        setting.seen().changes(session, step, viewer),
                        view);
    }

    public TableHead head(String person) {
        var terms = state.terms();
        var outcome = table.outcome();
        return new TableHead(
                table.id(),
                terms.game(),
                terms.edition(),
                setting.options(),
                terms.clock(),
                terms.spectators(),
                terms.openHands(),
                terms.aids(),
                terms.listed(),
                hasSecrets(),
                phase(),
                Instant.ofEpochMilli(state.created()),
                state.chairs().stream().map(chair -> card(chair, person)).toList(),
                state.chairsOf(person).stream().map(Chair::seat).toList(),
                state.host().equals(person),
                state.takeBacks(),
                table.match().map(played -> played.card(table.id(), state, outcome)),
                state.rematch(),
                setting.frozen(),
                session.imagined(),
                outcome);
    }

    private TableHead.SeatCard card(Chair chair, String person) {
        return new TableHead.SeatCard(
                chair.seat(),
                chair.isOpen()
                        ? TableHead.SeatCard.Holder.OPEN
                        : chair.person().isPresent() ? TableHead.SeatCard.Holder.PERSON : TableHead.SeatCard.Holder.BOT,
                chair.name(),
                chair.badge(),
                chair.level(),
                chair.isOf(person),
                chair.isOf(state.host()),
                chair.person().filter(state.awaited()::contains).isPresent(),
                chair.standIn(),
                chair.program(),
                chair.resigned());
    }

    public Present present(String person, Optional<Seat> as, Moment now, Attendance attendance, List<Seat> thinking) {
        var viewer = viewer(person, as);
        var own = phase() == TableHead.Phase.PLAYING ? own(person, as) : Optional.<Seat>empty();
        boolean together = phase() == TableHead.Phase.PLAYING && session.next() instanceof Next.Together<M>;
        return new Present(
                Instant.ofEpochMilli(now.millis()),
                steps(),
                session.decision(),
                switch (viewer) {
                    case Viewer.Player(Seat seat) -> seat.toString();
                    case Viewer.Spectator() -> "spectator";
                    case Viewer.Everyone() -> "everyone";
                },
                asked(),
                together,
                own.filter(this::isAsked).flatMap(this::decision),
                own.flatMap(this::answer),
                answered(person),
                own.filter(this::isAsked).flatMap(windows::prompt),
                own.filter(this::isAsked).filter(table::mayTakeTime).isPresent(),
                asker(person),
                own.isPresent() ? Optional.empty() : shared(person),
                own.filter(this::isAsked).flatMap(windows::series),
                own.filter(_ -> session.box().board().prompts().isPresent())
                        .map(seat -> table.preference(seat).answer()),
                takeBack(person, own),
                lastMove(person),
                state.motion().map(motion -> proposal(motion, person)),
                clocks(person, now),
                together ? List.of() : thinking,
                away(attendance),
                leavers(now, attendance));
    }

    /// Returns the seats whose person is not here.
    public List<Seat> away(Attendance attendance) {
        return state.chairs().stream()
                .filter(Chair::isPlayedByPerson)
                .filter(chair -> !attendance.isHere(chair.person().orElseThrow()))
                .map(Chair::seat)
                .toList();
    }

    private boolean isAsked(Seat seat) {
        return state.chair(seat).isPlayedByPerson() && windows.of(seat).isEmpty();
    }

    /// Returns the secret answer of this seat.
    private Optional<String> answer(Seat seat) {
        return Optional.ofNullable(session.sealed().get(seat))
                .map(GameSession.Answer::move)
                .or(() -> windows.of(seat).map(waiting -> session.write(waiting.move())));
    }

    /// Returns which of a person's own seats have given a secret answer.
    private List<Seat> answered(String person) {
        return state.chairsOf(person).stream()
                .map(Chair::seat)
                .filter(seat -> answer(seat).isPresent())
                .toList();
    }

    /// Returns which of a person's own seats has asked something that it may take back.
    private Optional<Seat> asker(String person) {
        return phase() == TableHead.Phase.PLAYING && session.next() instanceof Next.Together<M> together
                ? together.asker().filter(seatsOf(person)::contains)
                : Optional.empty();
    }

    /// Returns the public question to several seats on one device. A person with one seat always sees the
    /// table from that seat.
    private Optional<Present.Shared> shared(String person) {
        if (phase() != TableHead.Phase.PLAYING || state.chairsOf(person).size() < 2) {
            return Optional.empty();
        }
        var seats = windows.missing(person);
        return seats.stream()
                .findFirst()
                .flatMap(windows::prompt)
                .map(prompt ->
                        new Present.Shared(prompt.asks(), seats, seats.stream().allMatch(table::mayTakeTime)));
    }

    private Optional<OpenDecision> decision(Seat seat) {
        return session.moves(seat)
                .map(moves -> OpenDecisions.of(
                        session.box(), session.decision(), session.view(Viewer.player(seat)), seat, moves));
    }

    private Optional<Present.TakeBack> takeBack(String person, Optional<Seat> own) {
        if (phase() != TableHead.Phase.PLAYING || own.isEmpty()) {
            return Optional.empty();
        }
        // If nothing is hidden, the device speaks for each of its names; otherwise for the name in view.
        var speaking = hasSecrets() && !state.terms().openHands() ? List.of(own.get()) : seatsOf(person);
        return speaking.stream()
                .filter(seat -> state.chair(seat).isPlayedByPerson())
                .filter(seat -> !session.sealed().containsKey(seat))
                .flatMap(
                        seat -> TakeBacks.free(session, state, seat).map(to -> new Present.TakeBack(seat, to)).stream())
                .findFirst();
    }

    /// A sealed answer is final, for all of a person's seats.
    private Optional<Present.TakeBack> lastMove(String person) {
        var mine = seatsOf(person);
        return phase() != TableHead.Phase.PLAYING || mine.stream().anyMatch(session.sealed()::containsKey)
                ? Optional.empty()
                : TakeBacks.last(session, mine);
    }

    private Present.Proposal proposal(TableState.Motion motion, String person) {
        var undecided = state.undecided();
        return new Present.Proposal(
                motion.id(),
                motion.proposed().motion(),
                motion.proposed().by(),
                motion.proposed().to(),
                undecided,
                undecided.stream().anyMatch(seat -> state.chair(seat).isOf(person)));
    }

    /// Returns the clocks. While seats answer in secret, others' clocks are shown as they stood when they
    /// were asked.
    private List<Present.SeatClock> clocks(String person, Moment now) {
        var clocks = table.clocks();
        if (!clocks.running() || phase() != TableHead.Phase.PLAYING) {
            return List.of();
        }
        boolean together = session.next() instanceof Next.Together<M>;
        var asked = asked();
        return state.chairs().stream()
                .filter(Chair::isPlayedByPerson)
                .map(chair -> {
                    var seat = chair.seat();
                    boolean shown = asked.contains(seat)
                            && (!together || (chair.isOf(person) && answer(seat).isEmpty()));
                    return clock(chair, shown ? clocks.thought(seat, session.since(), now) : 0, shown, now);
                })
                .toList();
    }

    private Present.SeatClock clock(Chair chair, long thought, boolean shown, Moment now) {
        var seat = chair.seat();
        var clocks = table.clocks();
        long left = clocks.left(seat, thought, chair.timeFactor(), table.responses(seat));
        boolean runs = shown && !clocks.paused(seat);
        return new Present.SeatClock(
                seat,
                Math.max(0, left),
                runs,
                clocks.paused(seat),
                clocks.pauseLeft(seat, now),
                runs && table.responses(seat) == 0
                        ? Optional.of(Math.max(0, left + Clocks.COUNTDOWN))
                        : Optional.empty());
    }

    /// Returns the seats to which a bot may be called.
    public List<Seat> leavers(Moment now, Attendance attendance) {
        return setting.frozen().isPresent() ? List.of() : table.leavers(now, attendance);
    }

    /// Returns the record as this viewer may read it: all of it if nothing is hidden.
    public GameRecord record(Viewer viewer, Map<Seat, String> players, Map<String, String> notes) {
        return new RecordProjection<>(session, hasSecrets() ? viewer : Viewer.everyone()).record(players, notes);
    }
}
