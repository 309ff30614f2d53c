package parterre.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Checks previews: all they promise happens, and they tell all that is settled.
///
/// Of the expected events three things are not compared. Moves are looked at in samples of [#MOVES], since some
/// positions list hundreds. Where the seat must move, its events are compared after up to [#MOST_FORCED] of its own
/// moves, because it cannot do nothing there. Where each of these moves changes something of what is expected, each
/// event has to come, but not all in one way to go on. Events of the same kinds are enough where the game ends, since
/// any move may change a final score, and with options, such as an exchange of one slot.
final class PreviewChecks {
    private static final int MOVES = 6;
    private static final int IMAGINED = 3;
    private static final int MOST_DEFAULTS = 60;
    private static final int MOST_FORCED = 2;

    private PreviewChecks() {}

    static <S, M extends Move, V> void previewsAreTrue(Subject<S, M, V> subject, Moment<S, M> moment) {
        if (!EventChecks.has(subject)) {
            return;
        }
        for (var seat : moment.asked()) {
            var view = subject.game().view(moment.position(), Viewer.player(seat));
            for (var move : moves(subject, moment, seat, view)) {
                var preview = subject.game().preview(view, seat, move);
                var positions = new ArrayList<S>();
                positions.add(moment.position());
                for (int i = 0; i < IMAGINED; i++) {
                    positions.add(subject.game().imagine(view, moment.luck()));
                }
                for (var position : positions) {
                    var next = subject.game().next(position);
                    var at = new Moment<>(moment.trial(), moment.step(), position, next, moment.steps(), moment.luck());
                    assertTrue(subject, at, seat, move, preview);
                }
            }
        }
    }

    private static <S, M extends Move, V> List<M> moves(
            Subject<S, M, V> subject, Moment<S, M> moment, Seat seat, V view) {
        var moves = moment.moves(seat);
        var chosen = new ArrayList<M>();
        int stride = Math.max(1, moves.size() / MOVES);
        for (int i = moment.luck().below(stride); i < moves.size(); i += stride) {
            chosen.add(moves.get(i));
        }
        subject.box().suggestions().suggest(view, seat).stream().findFirst().ifPresent(chosen::add);
        return chosen;
    }

    private static <S, M extends Move, V> void assertTrue(
            Subject<S, M, V> subject, Moment<S, M> moment, Seat seat, M move, Preview<? extends Event> preview) {
        var game = subject.game();
        var viewer = Viewer.player(seat);
        var step = MoveChecks.step(moment, seat, move);
        var events = game.events(moment.position(), step, viewer);
        if (!isWithin(preview.events(), events)) {
            throw new AssertionError(
                    "the preview of " + MoveChecks.words(subject, move) + " by " + seat + " promises too much:"
                            + list(preview.events()) + "\nbut in " + step + " this happens:" + list(events));
        }
        if (preview.open().isEmpty()
                && preview.expected().isEmpty()
                && !preview.events().equals(events)) {
            throw new AssertionError("the preview of " + MoveChecks.words(subject, move) + " by " + seat
                    + " leaves nothing open and tells only" + list(preview.events()) + "\nbut this happens:"
                    + list(events));
        }
        if (!preview.expected().isEmpty()) {
            boolean passes = isForTheSeatToSay(preview);
            var course = ifNobodyStepsIn(subject, moment, seat, move, passes);
            boolean comes = isWithin(preview.expected(), course.events())
                    || (passes && comesAfterForcedMoves(subject, course, seat, moment.luck(), preview.expected()));
            if (!comes) {
                throw new AssertionError("what " + MoveChecks.words(subject, move) + " by " + seat
                        + " is expected to do does not come:" + list(preview.expected())
                        + "\nif nobody steps in, this happens:" + list(course.events()));
            }
        }
    }

    /// Returns true if the seat has a further choice. The expected events are then those that come if it does
    /// nothing more.
    private static boolean isForTheSeatToSay(Preview<? extends Event> preview) {
        return preview.open().stream().anyMatch(open -> open.by() == Preview.Decider.SAME_SEAT);
    }

    /// The events that follow if nobody steps in, and the position at which they end.
    private record Continuation<S>(List<Event> events, S position) {}

    /// Returns the events of the move and of all that follows by default and by chance, up to a decision that has no
    /// default.
    ///
    /// @param passes if true, the seat does nothing more at its own turn, where it can say so
    private static <S, M extends Move, V> Continuation<S> ifNobodyStepsIn(
            Subject<S, M, V> subject, Moment<S, M> moment, Seat seat, M move, boolean passes) {
        var start = new Continuation<>(List.of(), moment.position());
        return goingOn(subject, start, first(moment.next(), seat, move), seat, moment.luck(), passes);
    }

    private static <S, M extends Move, V> Continuation<S> goingOn(
            Subject<S, M, V> subject,
            Continuation<S> from,
            Optional<Step<M>> begin,
            Seat seat,
            Luck luck,
            boolean passes) {
        var game = subject.game();
        var events = new ArrayList<>(from.events());
        S position = from.position();
        @Nullable Step<M> step = begin.orElse(null);
        for (int i = 0; step != null && i < MOST_DEFAULTS; i++) {
            events.addAll(game.events(position, step, Viewer.player(seat)));
            position = game.play(position, step);
            step = byDefault(subject, position, seat, luck, passes).orElse(null);
        }
        return new Continuation<>(events, position);
    }

    /// Returns true if the course ends where the seat must move, and the expected events come after its moves
    /// there. Where no one way to go on has all of them, each of them comes in some way. An event of its kind is
    /// enough if the game ends then or has options.
    private static <S, M extends Move, V> boolean comesAfterForcedMoves(
            Subject<S, M, V> subject, Continuation<S> course, Seat seat, Luck luck, List<? extends Event> expected) {
        var missing = new HashSet<Event>(expected);
        var kinds = new HashSet<Class<?>>();
        boolean hasOptions = !subject.game().setup(course.position()).chosen().isEmpty();
        var courses = forced(subject, course, seat, luck);
        for (int depth = 0; depth < MOST_FORCED && !courses.isEmpty(); depth++) {
            for (var longer : courses) {
                if (isWithin(expected, longer.events())) {
                    return true;
                }
                longer.events().forEach(missing::remove);
                if (hasOptions || subject.game().next(longer.position()) instanceof Next.Over<M>) {
                    longer.events().forEach(event -> kinds.add(event.getClass()));
                }
            }
            if (missing.stream().allMatch(event -> kinds.contains(event.getClass()))) {
                return true;
            }
            var some = courses;
            int stride = Math.max(1, some.size() / MOVES);
            courses = IntStream.iterate(0, i -> i < some.size(), i -> i + stride)
                    .mapToObj(some::get)
                    .flatMap(longer -> forced(subject, longer, seat, luck).stream())
                    .toList();
        }
        return false;
    }

    /// Returns the course with each of the seat's moves at its end; none if the seat is not to move there.
    private static <S, M extends Move, V> List<Continuation<S>> forced(
            Subject<S, M, V> subject, Continuation<S> course, Seat seat, Luck luck) {
        return subject.game().next(course.position()) instanceof Next.Turn<M>(Seat turn, Moves<M> moves)
                        && turn.equals(seat)
                ? moves.list().stream()
                        .map(move ->
                                goingOn(subject, course, Optional.of(new Step.Turn<>(seat, move)), seat, luck, true))
                        .toList()
                : List.of();
    }

    private static <M extends Move> Optional<Step<M>> first(Next<M> next, Seat seat, M move) {
        return switch (next) {
            case Next.Turn<M> turn -> Optional.of(new Step.Turn<>(turn.seat(), move));
            case Next.Together<M> together -> together(together, BySeat.only(seat, move));
            case Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
        };
    }

    private static <S, M extends Move, V> Optional<Step<M>> byDefault(
            Subject<S, M, V> subject, S position, Seat seat, Luck luck, boolean passes) {
        return switch (subject.game().next(position)) {
            case Next.Turn<M>(Seat turn, Moves<M> moves) ->
                turn.equals(seat)
                        ? pass(subject, moves, passes).map(pass -> new Step.Turn<>(turn, pass))
                        : subject.game().byDefault(position).map(answer -> new Step.Turn<>(turn, answer));
            case Next.Together<M> together -> together(together, BySeat.none());
            case Next.Chance<M> chance ->
                Optional.of(new Step.Chance<>(chance.odds().sample(luck)));
            case Next.Over<M> _ -> Optional.empty();
        };
    }

    private static <M extends Move> Optional<M> pass(Subject<?, M, ?> subject, Moves<M> moves, boolean passes) {
        return passes
                ? subject.passes().stream()
                        .filter(pass -> moves.list().contains(pass))
                        .findFirst()
                : Optional.empty();
    }

    /// Returns the step in which every seat gives its default but those whose answer is given.
    private static <M extends Move> Optional<Step<M>> together(Next.Together<M> together, BySeat<M> given) {
        var answers = given;
        for (var seat : together.open().seats()) {
            if (!answers.has(seat)) {
                if (!together.defaults().has(seat)) {
                    return Optional.empty();
                }
                answers = answers.with(seat, together.defaults().of(seat));
            }
        }
        return Optional.of(new Step.Together<>(answers));
    }

    /// Returns true if these events occur among the others, in this order.
    static boolean isWithin(List<? extends Event> events, List<? extends Event> others) {
        int next = 0;
        for (var event : events) {
            while (next < others.size() && !others.get(next).equals(event)) {
                next++;
            }
            if (next == others.size()) {
                return false;
            }
            next++;
        }
        return true;
    }

    private static String list(List<? extends Event> events) {
        return events.isEmpty()
                ? " nothing"
                : events.stream().map(event -> "\n  " + event).collect(Collectors.joining());
    }
}
