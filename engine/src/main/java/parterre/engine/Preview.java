package parterre.engine;

import java.util.List;
import java.util.function.Function;

/// The effects that a move would have, computed from a view before the move is made.
///
/// The events are the events that the seat would be told. Other events may happen between two certain events,
/// such as the answers of seats that are asked together with this one. If nothing is expected and nothing is
/// open, only the certain events happen in the step.
///
/// The events of a step are settled up to the first one that depends on something hidden or on other seats, or that is
/// an [Event.Reveal]. A preview tells all of these as certain. If further seats are asked together with this one, it
/// may tell them as expected. It may leave out an [Event.Quiet], and never has an [Event.RuleEffect]. The suite finds a
/// preview that promises too much or keeps back what is settled.
///
/// @param events the certain events: they happen in the move's step, in this order, whatever is hidden and
///     whatever others do
/// @param expected the further events if every other seat gives its default answer and the seat itself does
///     nothing more, in order. Events after a move of chance are included only if they are the same for every
///     outcome
/// @param open the further decisions, in the order in which they are made
/// @param <E> the game's events
public record Preview<E extends Event>(List<E> events, List<E> expected, List<Open> open) {
    public Preview {
        events = told(events);
        expected = told(expected);
        open = List.copyOf(open);
    }

    private static <E extends Event> List<E> told(List<E> events) {
        return events.stream()
                .filter(event -> !(event instanceof Event.RuleEffect))
                .toList();
    }

    /// A decision that the move leaves open.
    ///
    /// @param by who makes the decision
    /// @param about the subject of the decision
    public record Open(Decider by, Message about) {}

    /// The maker of a decision that a move leaves open.
    public enum Decider {
        /// A die, a draw or a reveal.
        CHANCE,
        /// Another seat, or several.
        OTHERS,
        /// The seat that moves, which has a further choice.
        SAME_SEAT
    }

    /// Returns a preview in which everything is certain.
    public static <E extends Event> Preview<E> certain(List<E> events) {
        return new Preview<>(events, List.of(), List.of());
    }

    /// Returns the preview of a move in one imagined position; empty if the move is not allowed there.
    ///
    /// @param preview tells what the move does in that position
    public static <S, M extends Move, V, E extends Event> Preview<E> imagined(
            Game<S, M, V> game, V view, Seat seat, M move, Function<S, Preview<E>> preview) {
        S position = game.imagine(view, Generator.of(0));
        return game.refusal(position, seat, move).isPresent() ? certain(List.of()) : preview.apply(position);
    }

    /// Returns a preview in which everything is certain before the first [Event.Reveal], which stays open.
    public static <E extends Event> Preview<E> untilReveal(List<E> events) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Reveal reveal) {
                var open = new Open(Decider.CHANCE, reveal.ahead());
                return new Preview<>(events.subList(0, i), List.of(), List.of(open));
            }
        }
        return certain(events);
    }
}
