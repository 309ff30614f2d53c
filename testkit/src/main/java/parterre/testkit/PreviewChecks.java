package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import parterre.testkit.Subject.ForcedChange;

/// Checks previews: all they promise happens, and they tell all that is settled. An [Event.Quiet] may be left out.
///
/// Moves are looked at in samples of [#MOVES], since some positions list hundreds. Where the seat must move, expected
/// events are compared after up to [#MOST_FORCED] of its own moves, because it cannot do nothing there. Where each of
/// these moves changes something of what is expected, each event has to come, but not all in one way to go on. An event
/// of the same kind is enough where the [Subject] names it, with its reason.
final class PreviewChecks {
    private static final int MOVES = 6;
    private static final int IMAGINED = 3;
    private static final int MOST_IMAGINED = 60;
    private static final int MOST_DEFAULTS = 60;
    private static final int MOST_FORCED = 2;

    private PreviewChecks() {}

    /// Checks the previews of the seats that are asked.
    ///
    /// @param needed takes the forced changes that are met
    static <S, M extends Move, V> void previewsAreTrue(
            Subject<S, M, V> subject, Moment<S, M> moment, Set<ForcedChange> needed) {
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
                var samples = new ArrayList<List<? extends Event>>();
                for (var position : positions) {
                    samples.add(assertTrue(subject, at(subject, moment, position), seat, move, preview, needed));
                }
                assertComplete(subject, moment, seat, move, preview, samples);
            }
        }
    }

    /// Fails if the subject names a forced change that no preview met in any trial.
    static void changesAreNeeded(Subject<?, ?, ?> subject, Set<ForcedChange> needed) {
        if (Trial.of(subject).size() > 1) {
            assertThat(needed).as("the forced changes that previews met").containsAll(subject.changes());
        }
    }

    /// Returns the same moment in another position.
    private static <S, M extends Move, V> Moment<S, M> at(Subject<S, M, V> subject, Moment<S, M> moment, S position) {
        var next = subject.game().next(position);
        return new Moment<>(moment.trial(), moment.step(), position, next, moment.steps(), moment.luck());
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

    /// Fails if the preview keeps back an event that is settled. These are the events with which the step begins in all
    /// positions. A seat that is asked alone is told them as certain.
    ///
    /// @param samples the step's events in some positions. If an event seems to be kept back, up to
    ///     [#MOST_IMAGINED] more positions are imagined
    private static <S, M extends Move, V> void assertComplete(
            Subject<S, M, V> subject,
            Moment<S, M> moment,
            Seat seat,
            M move,
            Preview<? extends Event> preview,
            List<List<? extends Event>> samples) {
        var told = new ArrayList<Event>(preview.events());
        if (moment.asked().size() > 1) {
            told.addAll(preview.expected());
        }
        var settled = samples.stream()
                .<List<? extends Event>>map(PreviewChecks::beforeReveal)
                .reduce(PreviewChecks::commonBeginning)
                .orElseThrow();
        var game = subject.game();
        var viewer = Viewer.player(seat);
        var view = game.view(moment.position(), viewer);
        for (int i = 0; i < MOST_IMAGINED && !isWithin(loud(settled), told); i++) {
            var at = at(subject, moment, game.imagine(view, moment.luck()));
            settled = commonBeginning(settled, game.events(at.position(), MoveChecks.step(at, seat, move), viewer));
        }
        if (!isWithin(loud(settled), told)) {
            throw new AssertionError("the preview of " + MoveChecks.words(subject, move) + " by " + seat
                    + " keeps something back; it tells:" + list(told) + "\nbut this is settled:" + list(settled));
        }
    }

    private static List<? extends Event> beforeReveal(List<? extends Event> events) {
        return events.stream()
                .takeWhile(event -> !(event instanceof Event.Reveal))
                .toList();
    }

    private static List<? extends Event> loud(List<? extends Event> events) {
        return events.stream().filter(event -> !(event instanceof Event.Quiet)).toList();
    }

    /// Returns the events with which both lists begin.
    private static List<? extends Event> commonBeginning(List<? extends Event> some, List<? extends Event> others) {
        int same = 0;
        while (same < Math.min(some.size(), others.size()) && some.get(same).equals(others.get(same))) {
            same++;
        }
        return some.subList(0, same);
    }

    private static <S, M extends Move, V> List<? extends Event> assertTrue(
            Subject<S, M, V> subject,
            Moment<S, M> moment,
            Seat seat,
            M move,
            Preview<? extends Event> preview,
            Set<ForcedChange> needed) {
        var game = subject.game();
        var viewer = Viewer.player(seat);
        var step = MoveChecks.step(moment, seat, move);
        var events = game.events(moment.position(), step, viewer);
        if (!isWithin(preview.events(), events)) {
            throw new AssertionError(
                    "the preview of " + MoveChecks.words(subject, move) + " by " + seat + " promises too much:"
                            + list(preview.events()) + "\nbut in " + step + " this happens:" + list(events));
        }
        if (preview.open().isEmpty() && preview.expected().isEmpty() && !isWithin(loud(events), preview.events())) {
            throw new AssertionError("the preview of " + MoveChecks.words(subject, move) + " by " + seat
                    + " leaves nothing open and tells only" + list(preview.events()) + "\nbut this happens:"
                    + list(events));
        }
        if (!preview.expected().isEmpty()) {
            boolean passes = isForTheSeatToSay(preview);
            var course = ifNobodyStepsIn(subject, moment, seat, move, passes);
            boolean comes = isWithin(preview.expected(), course.events())
                    || (passes
                            && comesAfterForcedMoves(subject, course, seat, moment.luck(), preview.expected(), needed));
            if (!comes) {
                throw new AssertionError("what " + MoveChecks.words(subject, move) + " by " + seat
                        + " is expected to do does not come:" + list(preview.expected())
                        + "\nif nobody steps in, this happens:" + list(course.events()));
            }
        }
        return events;
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
    /// there. Where no one way to go on has all of them, each of them comes in some way.
    private static <S, M extends Move, V> boolean comesAfterForcedMoves(
            Subject<S, M, V> subject,
            Continuation<S> course,
            Seat seat,
            Luck luck,
            List<? extends Event> expected,
            Set<ForcedChange> needed) {
        var missing = new HashSet<Event>(expected);
        var kinds = new HashSet<Class<?>>();
        var setup = subject.game().setup(course.position());
        var courses = forced(subject, course, seat, luck);
        for (int depth = 0; depth < MOST_FORCED && !courses.isEmpty(); depth++) {
            for (var longer : courses) {
                if (isWithin(expected, longer.events())) {
                    return true;
                }
                longer.events().forEach(missing::remove);
                longer.events().forEach(event -> kinds.add(event.getClass()));
            }
            var changes = missing.stream()
                    .filter(event -> kinds.contains(event.getClass()))
                    .flatMap(event -> subject.forcedChange(event, setup).stream())
                    .toList();
            if (changes.size() == missing.size()) {
                needed.addAll(changes);
                return true;
            }
            courses = depth + 1 == MOST_FORCED
                    ? List.of()
                    : someOfEachKind(courses, course.events().size())
                            .flatMap(longer -> forced(subject, longer, seat, luck).stream())
                            .toList();
        }
        return false;
    }

    /// Returns some of the courses for each kind of event with which they go on.
    ///
    /// @param told how many events the courses have in common
    private static <S> Stream<Continuation<S>> someOfEachKind(List<Continuation<S>> courses, int told) {
        var byKind = courses.stream()
                .filter(course -> course.events().size() > told)
                .collect(Collectors.groupingBy(
                        course -> course.events().get(told).getClass().getName(), TreeMap::new, Collectors.toList()));
        return byKind.values().stream().flatMap(kind -> {
            int stride = Math.max(1, kind.size() / MOVES);
            return IntStream.iterate(0, i -> i < kind.size(), i -> i + stride).mapToObj(kind::get);
        });
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
