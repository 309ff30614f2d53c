package parterre.engine;

import java.util.List;

/// What a move would do, told from a view before anybody commits to it.
///
/// @param events what is certain, in order: whatever chance and others do, the move's events begin with these
/// @param expected what then follows if nobody steps in: every other seat gives the answer that stands by default
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
