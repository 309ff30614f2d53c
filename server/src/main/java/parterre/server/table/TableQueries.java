package parterre.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Attachment;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.server.people.Person;
import parterre.server.review.GameCourse;
import parterre.server.review.ReviewDesk;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.FileCard;
import parterre.server.wire.MovePreview;
import parterre.server.wire.Outcome;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;
import parterre.server.wire.WinChances;
import parterre.server.work.Payer;

/// Answers queries about a game without changing it: what a move would do, hints, the record, earlier positions.
final class TableQueries<S, M extends Move, V> {
    private static final int MOST_FRAMES = 200;

    private final LiveTable<S, M, V> table;
    private final TableContext context;
    private final GameSession<S, M, V> session;
    private final TableState state;
    private final TableProjection<S, M, V> projection;

    TableQueries(
            LiveTable<S, M, V> table,
            TableContext context,
            GameSession<S, M, V> session,
            TableState state,
            TableProjection<S, M, V> projection) {
        this.table = table;
        this.context = context;
        this.session = session;
        this.state = state;
        this.projection = projection;
    }

    /// Returns what a move would visibly do, from what its seat knows.
    Calls.Preview preview(Person by, Calls.ConsiderMove wanted) {
        checkPlaying();
        if (wanted.decision() != session.decision()) {
            throw ApiException.stale(projection.present(
                    by.id(),
                    Optional.of(wanted.seat()),
                    context.now(),
                    table.thinking().seats()));
        }
        var view = session.view(Viewer.player(wanted.seat()));
        return Previews.of(
                session.box(),
                view,
                wanted.seat(),
                Previews.meant(session.box(), view, wanted),
                move -> session.refusal(wanted.seat(), move),
                move -> TakeBacks.couldBeTakenBack(session, wanted.seat(), move));
    }

    /// Returns what each listed move of the viewer's seat would do.
    Calls.Foreseen foresight(Person by, Optional<Seat> as) {
        checkPlaying();
        var own = projection.own(by.id(), as).filter(seat -> state.chair(seat).isPlayedByPerson());
        var does = own.flatMap(seat -> session.referee()
                .moves(seat)
                .map(moves -> Previews.of(session.box(), session.view(Viewer.player(seat)), seat, moves)));
        return new Calls.Foreseen(session.decision(), does.orElse(Map.of()));
    }

    /// A strong bot's move, to be thought out away from the table.
    Supplier<Calls.Hint> hint(Seat seat) {
        checkPlaying();
        if (!state.playsAlone(seat)) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.HintsAlone());
        }
        var moves = session.referee()
                .moves(seat)
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotYourTurn()));
        var box = session.box();
        var setup = session.setup();
        var view = session.view(Viewer.player(seat));
        var level = context.bots().ladder(box).getLast().id();
        return () -> {
            var move = context.bots().choose(box, setup, seat, level, view, moves, Bots.LONGEST_TURN);
            return new Calls.Hint(
                    box.game().notation().write(move), MovePreview.of(box.game().preview(view, seat, move)));
        };
    }

    /// A file that this game is played with.
    Attachment file(String name) {
        if (session.box().game().info().option(name).orElse(null) instanceof Option.File option) {
            return FileCard.chosen(option, session.setup()).orElse(option.standard());
        }
        throw ApiException.of(
                FaultCode.SETUP,
                new ServerFault.NoFileOption(session.box().game().info().name(), name),
                "option");
    }

    /// Returns the record as this viewer may read it: all of it if nothing is hidden.
    String record(Viewer viewer) {
        var reader = projection.hasSecrets() ? viewer : Viewer.everyone();
        return new RecordForm(List.of(session.box().game().info())).write(session.record(reader, players(), notes()));
    }

    private Map<Seat, String> players() {
        var players = new HashMap<Seat, String>();
        state.chairs().stream()
                .filter(chair -> !chair.isOpen())
                .forEach(chair -> players.put(
                        chair.seat(),
                        chair.level()
                                .map(level -> Calls.RecordReading.Player.LEVEL + level)
                                .orElse(chair.name())));
        return players;
    }

    private Map<String, String> notes() {
        var notes = new HashMap<String, String>();
        if (state.terms().openHands()) {
            notes.put("open-hands", "on");
        }
        if (state.takeBacks()) {
            notes.put("take-backs", "yes");
        }
        if (!state.held().isEmpty()) {
            notes.put("held-by-bots", state.held().stream().map(Seat::toString).collect(Collectors.joining(", ")));
        }
        session.imagined().ifPresent(imagined -> notes.put(GameSession.IMAGINED, Imagining.write(imagined)));
        table.match().ifPresent(match -> notes.put("match", match.note()));
        if (state.phase() == TableHead.Phase.PLAYING && state.voices().size() > 1) {
            notes.put(FairPlay.NOTE, FairPlay.name(table.id()));
        }
        return notes;
    }

    /// Positions as this viewer may see them.
    Calls.Frames frames(Viewer viewer, int from, int count) {
        int steps = session.referee().steps().size();
        if (from < 0 || from > steps || count < 1 || count > MOST_FRAMES) {
            throw ApiException.of(FaultCode.RANGE, new ServerFault.PositionsWithin(MOST_FRAMES, steps), "from");
        }
        return new Calls.Frames(
                steps,
                IntStream.rangeClosed(from, Math.min(steps, from + count - 1))
                        .mapToObj(step -> projection.frame(step, viewer))
                        .toList());
    }

    /// Returns how the chances to win went, after the end, to be looked up away from the table.
    Supplier<WinChances> chances(ReviewDesk desk, Payer payer, Optional<Outcome> outcome) {
        var course = course(outcome);
        return context.bots()
                .value(session.box())
                .<Supplier<WinChances>>map(value -> () -> desk.chances(table.id(), payer, course, value))
                .orElse(course::unjudged);
    }

    /// Returns how far the review of the game has come, after the end, to be looked up away from the table.
    Supplier<ReviewProgress> review(ReviewDesk desk, Payer payer, Optional<Outcome> outcome) {
        var course = course(outcome);
        var value = context.bots()
                .value(session.box())
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotReviewable()));
        return () -> desk.review(table.id(), payer, course, value);
    }

    /// Returns the game from its start to its end, after the end.
    GameCourse<S, M, V> course(Optional<Outcome> outcome) {
        if (state.phase() != TableHead.Phase.OVER) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
        var referee = session.referee();
        var steps = List.copyOf(referee.steps());
        var positions = IntStream.rangeClosed(0, steps.size())
                .mapToObj(referee::position)
                .toList();
        return new GameCourse<>(session.box(), positions, steps, parties(), outcome);
    }

    private List<WinChances.Party> parties() {
        return Stream.concat(
                        state.chairs().stream()
                                .map(chair -> new WinChances.Party(Optional.of(chair.seat()), chair.name())),
                        session.box().game().rivals(session.setup()).stream()
                                .map(rival -> new WinChances.Party(Optional.empty(), rival.name())))
                .toList();
    }

    /// Returns the record from which another table may go on: of a game that is over, or of the person's own game
    /// against bots. While such a game runs and hides something, the fork begins from a position imagined from that
    /// person's view. There is no fork where several names of one device play, each behind a cover.
    GameRecord forkable(Person by, int at) {
        var whole = session.record(Viewer.everyone(), players(), Map.of());
        if (state.phase() == TableHead.Phase.OVER) {
            return Beginnings.upTo(whole, at);
        }
        if (state.phase() != TableHead.Phase.PLAYING || !state.playsAlone(by.id())) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotForkable());
        }
        if (!projection.hasSecrets() || state.terms().openHands()) {
            return Beginnings.upTo(whole, at);
        }
        Beginnings.upTo(whole, at);
        var seat = state.voices().getFirst();
        var view = session.view(at, Viewer.player(seat));
        var world = session.box().game().imagine(view, context.luck());
        return new GameRecord(
                whole.game(),
                whole.setup(),
                BySeat.none(),
                Map.of(GameSession.IMAGINED, Imagining.write(new TableNote.Imagined(at, seat.index() + 1))),
                Optional.of(session.box().positions().write(world).stripTrailing()),
                List.of(),
                Optional.empty());
    }

    /// Returns true if this game has been, since it began at this table, at a position with one of these views.
    ///
    /// @param by a player; the views of their seats are compared
    /// @param seen what is compared, by the viewer
    boolean hasStood(Person by, Function<Viewer, ? extends Set<?>> seen) {
        return state.chairsOf(by.id()).stream()
                .map(chair -> projection.hasSecrets() ? Viewer.player(chair.seat()) : Viewer.everyone())
                .distinct()
                .anyMatch(viewer -> {
                    var views = seen.apply(viewer);
                    return IntStream.rangeClosed(
                                    session.opening() + 1,
                                    session.referee().steps().size())
                            .anyMatch(step -> views.contains(
                                    session.box().game().view(session.referee().position(step), viewer)));
                });
    }

    private void checkPlaying() {
        if (table.isFrozen()) {
            throw ApiException.of(FaultCode.FROZEN, new ServerFault.FrozenSteps());
        }
        if (state.phase() != TableHead.Phase.PLAYING) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.NoGameGoing());
        }
    }
}
