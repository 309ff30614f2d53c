package parterre.server.table.run;

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
import parterre.server.review.ReviewScheduler;
import parterre.server.table.decide.TakeBacks;
import parterre.server.table.project.Previews;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Imagining;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.FileCard;
import parterre.server.wire.Outcome;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;
import parterre.server.wire.WinChances;
import parterre.server.work.Caller;
import parterre.server.work.WorkOwner;

/// Answers queries about a game without changing it: what a move would do, the record, earlier positions.
final class TableQueries<S, M extends Move, V> {
    private static final int MOST_FRAMES = 200;

    private final MutableTable<S, M, V> current;
    private final TableContext context;

    TableQueries(MutableTable<S, M, V> current, TableContext context) {
        this.current = current;
        this.context = context;
    }

    /// Returns what a move would visibly do, from what its seat knows.
    Calls.Preview preview(Person by, Calls.ConsiderMove wanted) {
        current.checkPlaying();
        current.checkDecision(by, wanted.seat(), wanted.decision());
        var view = current.session().view(Viewer.player(wanted.seat()));
        return Previews.of(
                current.session().box(),
                view,
                wanted.seat(),
                Previews.meant(current.session().box(), view, wanted),
                move -> current.session().refusal(wanted.seat(), move),
                move -> TakeBacks.couldBeTakenBack(current.session(), wanted.seat(), move));
    }

    /// Returns what each listed move of the viewer's seat would do.
    Calls.MovePreviews previews(Person by, Optional<Seat> as) {
        current.checkPlaying();
        var own = current.projection()
                .own(by.id(), as)
                .filter(seat -> current.state().chair(seat).isPlayedByPerson());
        var does = own.flatMap(seat -> current.session()
                .moves(seat)
                .map(moves -> Previews.of(
                        current.session().box(), current.session().view(Viewer.player(seat)), seat, moves)));
        return new Calls.MovePreviews(current.session().decision(), does.orElse(Map.of()));
    }

    /// Returns a file that this game is played with.
    Attachment file(String name) {
        if (current.session().box().game().info().option(name).orElse(null) instanceof Option.File option) {
            return FileCard.chosen(option, current.session().setup()).orElse(option.standard());
        }
        throw ApiException.of(
                FaultCode.SETUP,
                new ServerFault.NoFileOption(
                        current.session().box().game().info().name(), name),
                "option");
    }

    /// Returns the record as this viewer may read it: all of it if nothing is hidden.
    String record(Viewer viewer) {
        return new RecordForm(List.of(current.session().box().game().info()))
                .write(current.projection().record(viewer, players(), notes()));
    }

    private Map<Seat, String> players() {
        var players = new HashMap<Seat, String>();
        current.state().chairs().stream()
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
        if (current.state().terms().openHands()) {
            notes.put("open-hands", "on");
        }
        if (current.state().takeBacks()) {
            notes.put("take-backs", "yes");
        }
        if (!current.state().held().isEmpty()) {
            notes.put(
                    "held-by-bots",
                    current.state().held().stream().map(Seat::toString).collect(Collectors.joining(", ")));
        }
        current.session().imagined().ifPresent(imagined -> notes.put(GameSession.IMAGINED, Imagining.write(imagined)));
        current.table().match().ifPresent(match -> notes.put("match", match.note()));
        if (current.state().phase() == TableHead.Phase.PLAYING
                && current.state().voices().size() > 1) {
            notes.put(FairPlay.NOTE, FairPlay.name(current.id()));
        }
        return notes;
    }

    /// Positions as this viewer may see them.
    Calls.Frames frames(Viewer viewer, int from, int count) {
        int steps = current.session().steps().size();
        if (from < 0 || from > steps || count < 1 || count > MOST_FRAMES) {
            throw ApiException.of(FaultCode.RANGE, new ServerFault.PositionsWithin(MOST_FRAMES, steps), "from");
        }
        return new Calls.Frames(
                steps,
                IntStream.rangeClosed(from, Math.min(steps, from + count - 1))
                        .mapToObj(step -> current.projection().frame(step, viewer))
                        .toList());
    }

    /// Returns how the chances to win went, after the end, to be looked up away from the table.
    Supplier<WinChances> chances(ReviewScheduler reviews, Caller caller, Optional<Outcome> outcome) {
        var course = course(outcome);
        return context.bots()
                .value(current.session().box())
                .<Supplier<WinChances>>map(value -> () -> reviews.chances(current.id(), caller, course, value))
                .orElse(course::unjudged);
    }

    /// Returns as much of the chances as is judged so far, after the end, to be looked up away from the table.
    Supplier<WinChances> chancesSoFar(ReviewScheduler reviews, WorkOwner workOwner, Optional<Outcome> outcome) {
        var course = course(outcome);
        return context.bots()
                .value(current.session().box())
                .<Supplier<WinChances>>map(value -> () -> reviews.chancesSoFar(current.id(), workOwner, course, value))
                .orElse(course::unjudged);
    }

    /// Returns how far the review of the game has come, after the end, to be looked up away from the table.
    Supplier<ReviewProgress> review(ReviewScheduler reviews, WorkOwner workOwner, Optional<Outcome> outcome) {
        var course = course(outcome);
        var value = context.bots()
                .value(current.session().box())
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotReviewable()));
        return () -> reviews.review(current.id(), workOwner, course, value);
    }

    /// Returns the game from its start to its end, after the end.
    GameCourse<S, M, V> course(Optional<Outcome> outcome) {
        if (current.state().phase() != TableHead.Phase.OVER) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
        var session = current.session();
        var steps = List.copyOf(session.steps());
        var positions = IntStream.rangeClosed(0, steps.size())
                .mapToObj(session::position)
                .toList();
        return new GameCourse<>(current.session().box(), positions, steps, parties(), outcome);
    }

    private List<WinChances.Party> parties() {
        return Stream.concat(
                        current.state().chairs().stream()
                                .map(chair -> new WinChances.Party(Optional.of(chair.seat()), chair.name())),
                        current.session().box().game().rivals(current.session().setup()).stream()
                                .map(rival -> new WinChances.Party(Optional.empty(), rival.name())))
                .toList();
    }

    /// Returns the record from which another table may go on: of a game that is over, or of the person's own
    /// game against bots. While such a game runs and hides something, the fork begins from a position
    /// imagined from that person's view. There is no fork where several names of one device play, each behind
    /// a cover.
    GameRecord forkable(Person by, int at) {
        var whole = current.projection().record(Viewer.everyone(), players(), Map.of());
        if (current.state().phase() == TableHead.Phase.OVER) {
            return TableForks.upTo(whole, at);
        }
        if (current.state().phase() != TableHead.Phase.PLAYING
                || !current.state().playsAlone(by.id())) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotForkable());
        }
        if (!current.projection().hasSecrets() || current.state().terms().openHands()) {
            return TableForks.upTo(whole, at);
        }
        TableForks.upTo(whole, at);
        var seat = current.state().voices().getFirst();
        var view = current.session().view(at, Viewer.player(seat));
        var world = current.session().box().game().imagine(view, context.luck());
        return new GameRecord(
                whole.game(),
                whole.setup(),
                BySeat.none(),
                Map.of(GameSession.IMAGINED, Imagining.write(new TableNote.Imagined(at, seat.index() + 1))),
                Optional.of(current.session().box().positions().write(world).stripTrailing()),
                List.of(),
                Optional.empty());
    }

    /// Returns true if this game has been, since it began at this table, at a position with one of these
    /// views.
    ///
    /// @param by a player; the views of their seats are compared
    /// @param seen what is compared, by the viewer
    boolean hasStood(Person by, Function<Viewer, ? extends Set<?>> seen) {
        return current.state().chairsOf(by.id()).stream()
                .map(chair -> current.projection().hasSecrets() ? Viewer.player(chair.seat()) : Viewer.everyone())
                .distinct()
                .anyMatch(viewer -> {
                    var views = seen.apply(viewer);
                    return IntStream.rangeClosed(
                                    current.session().opening() + 1,
                                    current.session().steps().size())
                            .anyMatch(step -> views.contains(current.session()
                                    .box()
                                    .game()
                                    .view(current.session().position(step), viewer)));
                });
    }
}
