package parterre.engine;

import java.util.List;

/// What a move would do, told from a view before anybody commits to it.
///
/// The events are those that the seat is told. What is certain need not come first: between two certain events others
/// may happen, such as the answers of other seats that are asked together with this one. Where nothing is expected and
/// nothing is open, the certain events are all that happens in the step.
///
/// @param events what is certain: whatever is hidden and whatever others do, these happen in the move's step, in this
///     order
/// @param expected what else happens if nobody steps in, in order: every other seat gives the answer that stands by
///     default, and the seat itself does nothing more. Told past chance only where it is the same whatever is drawn
/// @param open who still has a word in it, in the order in which they have it
/// @param <E> the game's events
public record Preview<E extends Event>(List<E> events, List<E> expected, List<Open> open) {
    public Preview {
        events = List.copyOf(events);
        expected = List.copyOf(expected);
        open = List.copyOf(open);
    }

    /// Something that the move does not settle.
    ///
    /// @param by who settles it
    /// @param about what is to be settled
    public record Open(Decider by, Message about) {}

    /// Who settles what a move leaves open.
    public enum Decider {
        /// A die, a draw or a reveal.
        CHANCE,
        /// Another seat, or several.
        OTHERS,
        /// The seat that moves has a further choice.
        SAME_SEAT
    }

    /// Returns a preview in which everything is certain.
    public static <E extends Event> Preview<E> certain(List<E> events) {
        return new Preview<>(events, List.of(), List.of());
    }
}
