package parterre.server.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.server.wire.FileCard;
import parterre.server.wire.Frame;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// Projects a table for one viewer. Positions and steps leave the server only through here, as the game's `view`
/// and `line`.
final class TableProjection<S, M extends Move, V> {
    private static final long BOT_MAY_COME_AFTER = 120_000;
    private static final long SILENCE = 3 * 86_400_000L;

    private final String id;
    private final TableState state;
    private final GameSession<S, M, V> session;
    private final Clocks clocks;
    private final Presence presence;
    private final boolean secrets;
    private final Optional<MatchPlay> match;
    private final Optional<String> frozen;
    private final Windows<S, M, V> windows;
    private final ReactionPreferences standings;
    private final Map<String, String> options;
    private final List<FileCard> files;

    TableProjection(
            String id,
            TableState state,
            GameSession<S, M, V> session,
            Clocks clocks,
            Presence presence,
            boolean secrets,
            Optional<MatchPlay> match,
            Optional<String> frozen,
            Windows<S, M, V> windows,
            ReactionPreferences standings) {
        this.id = id;
        this.state = state;
        this.session = session;
        this.clocks = clocks;
        this.presence = presence;
        this.secrets = secrets;
        this.match = match;
        this.frozen = frozen;
        this.windows = windows;
        this.standings = standings;
        var info = session.box().game().info();
        options = FileCard.options(info, session.setup());
        files = FileCard.all(info, session.setup());
    }

    /// Returns as whom a person sees the table. Everyone sees everything once the game is over or if that was
    /// agreed. A person with one seat sees it from that seat. A person with several sees it from the one they name
    /// or, where nothing is secret, from the one that is asked.
    Viewer viewer(String person, Optional<Seat> as) {
        if (phase() == TableHead.Phase.OVER || state.terms().openHands()) {
            return Viewer.everyone();
        }
        return own(person, as).map(Viewer::player).orElseGet(Viewer::spectator);
    }

    /// Returns the viewer of the position after a step. Until the last step of a finished game, nothing is open
    /// yet.
    Viewer viewer(String person, Optional<Seat> as, int step) {
        return step < steps() && !state.terms().openHands()
                ? own(person, as).map(Viewer::player).orElseGet(Viewer::spectator)
                : viewer(person, as);
    }

    /// The seat from which a person looks and answers.
    Optional<Seat> own(String person, Optional<Seat> as) {
        var mine = seatsOf(person);
        if (as.isPresent()) {
            return as.filter(mine::contains);
        }
        // A device with several seats keeps its cover even when only one of them has not resigned.
        if (state.chairsOf(person).size() < 2) {
            return mine.stream().findFirst();
        }
        return secrets && !state.terms().openHands()
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

    boolean hasSecrets() {
        return secrets;
    }

    TableHead.Phase phase() {
        return frozen.isPresent() ? TableHead.Phase.FROZEN : state.phase();
    }

    /// The seats that are asked, whether or not they have answered.
    List<Seat> asked() {
        if (phase() != TableHead.Phase.PLAYING) {
            return List.of();
        }
        return switch (session.referee().next()) {
            case Next.Turn<M>(Seat seat, Moves<M> _) -> List.of(seat);
            case Next.Together<M> together -> together.open().seats();
            case Next.Chance<M> _, Next.Over<M> _ -> List.of();
        };
    }

    Snapshot snapshot(String person, Optional<Seat> as, long seq, long now) {
        var viewer = viewer(person, as);
        var log = IntStream.rangeClosed(1, steps())
                .mapToObj(step -> session.entry(step, viewer))
                .toList();
        return new Snapshot(
                seq,
                head(person),
                files,
                frame(steps(), viewer),
                present(person, as, now, List.of()),
                log,
                state.chat());
    }

    private int steps() {
        return session.referee().steps().size();
    }

    Frame frame(int step, Viewer viewer) {
        var view = session.view(step, viewer);
        return step == 0
                ? Frame.start(view)
                : Frame.after(step, session.entry(step, viewer), session.changes(step, viewer), view);
    }

    TableHead head(String person) {
        var terms = state.terms();
        var outcome = Outcomes.of(state, session);
        return new TableHead(
                id,
                terms.game(),
                terms.edition(),
                options,
                terms.clock(),
                terms.spectators(),
                terms.openHands(),
                terms.aids(),
                terms.listed(),
                secrets,
                phase(),
                Instant.ofEpochMilli(state.created()),
                state.chairs().stream().map(chair -> card(chair, person)).toList(),
                state.chairsOf(person).stream().map(Chair::seat).toList(),
                state.host().equals(person),
                state.takeBacks(),
                match.map(played -> played.card(id, state, outcome)),
                state.rematch(),
                frozen,
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

    Present present(String person, Optional<Seat> as, long now, List<Seat> thinking) {
        var viewer = viewer(person, as);
        var own = phase() == TableHead.Phase.PLAYING ? own(person, as) : Optional.<Seat>empty();
        boolean together =
                phase() == TableHead.Phase.PLAYING && session.referee().next() instanceof Next.Together<M>;
        return new Present(
                Instant.ofEpochMilli(now),
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
                own.filter(this::isAsked).filter(this::mayTakeTime).isPresent(),
                asker(person),
                own.isPresent() ? Optional.empty() : shared(person),
                own.filter(this::isAsked).flatMap(windows::series),
                own.filter(_ -> session.box().board().prompts().isPresent()).map(standings::of),
                takeBack(person, own),
                lastMove(person),
                state.motion().map(motion -> proposal(motion, person)),
                clocks(person, now),
                together ? List.of() : thinking,
                away(),
                leavers(now));
    }

    /// Returns the seats whose person is not here.
    List<Seat> away() {
        return state.chairs().stream()
                .filter(Chair::isPlayedByPerson)
                .filter(chair -> !presence.isHere(chair.person().orElseThrow()))
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

    /// Which of a person's own seats has asked something that it may take back.
    private Optional<Seat> asker(String person) {
        return phase() == TableHead.Phase.PLAYING && session.referee().next() instanceof Next.Together<M> together
                ? together.asker().filter(seatsOf(person)::contains)
                : Optional.empty();
    }

    /// Returns the public question to several seats on one device. A person with one seat always sees the table
    /// from that seat.
    private Optional<Present.Shared> shared(String person) {
        if (phase() != TableHead.Phase.PLAYING || state.chairsOf(person).size() < 2) {
            return Optional.empty();
        }
        var seats = windows.missing(person);
        return seats.stream()
                .findFirst()
                .flatMap(windows::prompt)
                .map(prompt ->
                        new Present.Shared(prompt.asks(), seats, seats.stream().allMatch(this::mayTakeTime)));
    }

    boolean mayTakeTime(Seat seat) {
        return clocks.isLive()
                && responses(seat) > 0
                && session.referee().waitingFor().contains(seat)
                && standings.extensions(seat, session.decision()) < ReactionPreferences.MOST_EXTENSIONS;
    }

    Optional<OpenDecision> decision(Seat seat) {
        return session.referee()
                .moves(seat)
                .map(moves -> OpenDecisions.of(
                        session.box(), session.decision(), session.view(Viewer.player(seat)), seat, moves));
    }

    private Optional<Present.TakeBack> takeBack(String person, Optional<Seat> own) {
        if (phase() != TableHead.Phase.PLAYING || own.isEmpty()) {
            return Optional.empty();
        }
        // If nothing is hidden, the device speaks for each of its names; otherwise for the name in view.
        var speaking = secrets && !state.terms().openHands() ? List.of(own.get()) : seatsOf(person);
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

    /// Returns the clocks. While seats answer in secret, others' clocks are shown as they stood when they were
    /// asked.
    private List<Present.SeatClock> clocks(String person, long now) {
        if (!clocks.running() || phase() != TableHead.Phase.PLAYING) {
            return List.of();
        }
        boolean together = session.referee().next() instanceof Next.Together<M>;
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

    private Present.SeatClock clock(Chair chair, long thought, boolean shown, long now) {
        var seat = chair.seat();
        long left = clocks.left(seat, thought, chair.timeFactor(), responses(seat));
        boolean runs = shown && !clocks.paused(seat);
        return new Present.SeatClock(
                seat,
                Math.max(0, left),
                runs,
                clocks.paused(seat),
                clocks.pauseLeft(seat, now),
                runs && responses(seat) == 0 ? Optional.of(Math.max(0, left + Clocks.COUNTDOWN)) : Optional.empty());
    }

    /// How often the seat has been given the time for a quick answer; 0 if it is not asked for one that has a default.
    int responses(Seat seat) {
        return session.byDefault(seat).isPresent() ? 1 + standings.extensions(seat, session.decision()) : 0;
    }

    /// The seats to which a bot may be called.
    List<Seat> leavers(long now) {
        if (phase() != TableHead.Phase.PLAYING) {
            return List.of();
        }
        return state.chairs().stream()
                .filter(Chair::isPlayedByPerson)
                .filter(chair -> hasLeft(chair, now))
                .map(Chair::seat)
                .toList();
    }

    private boolean hasLeft(Chair chair, long now) {
        boolean silent = asked().contains(chair.seat())
                && !session.sealed().containsKey(chair.seat())
                && !clocks.paused(chair.seat())
                && clocks.thought(chair.seat(), session.since(), now) > SILENCE;
        return silent || (!clocks.overDays() && presence.away(chair.person().orElseThrow()) > BOT_MAY_COME_AFTER);
    }
}
