package parterre.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
final class PreviewChecks {
    private static final int MOVES = 6;
    private static final int IMAGINED = 3;
    private static final int MOST_DEFAULTS = 60;

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
            // A seat that must do something more cannot show what comes if it does nothing.
            if (!(passes && course.seatMustMove()) && !isWithin(preview.expected(), course.events())) {
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

    /// The events that follow if nobody steps in.
    ///
    /// @param seatMustMove true if it ends at a turn of the seat at which it cannot pass
    private record Course(List<Event> events, boolean seatMustMove) {}

    /// Returns the events of the move and of all that follows by default and by chance, up to a decision that has no
    /// default.
    ///
    /// @param passes if true, the seat does nothing more at its own turn, where it can say so
    private static <S, M extends Move, V> Course ifNobodyStepsIn(
            Subject<S, M, V> subject, Moment<S, M> moment, Seat seat, M move, boolean passes) {
        var game = subject.game();
        var events = new ArrayList<Event>();
        S position = moment.position();
        @Nullable Step<M> step = first(moment.next(), seat, move).orElse(null);
        for (int i = 0; step != null && i < MOST_DEFAULTS; i++) {
            events.addAll(game.events(position, step, Viewer.player(seat)));
            position = game.play(position, step);
            step = goingOn(subject, position, seat, moment.luck(), passes).orElse(null);
        }
        boolean mustMove = game.next(position) instanceof Next.Turn<M>(Seat turn, Moves<M> _) && turn.equals(seat);
        return new Course(events, mustMove);
    }

    private static <M extends Move> Optional<Step<M>> first(Next<M> next, Seat seat, M move) {
        return switch (next) {
            case Next.Turn<M> turn -> Optional.of(new Step.Turn<>(turn.seat(), move));
            case Next.Together<M> together -> together(together, BySeat.only(seat, move));
            case Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
        };
    }

    private static <S, M extends Move, V> Optional<Step<M>> goingOn(
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
