package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// A happening in which a seat is asked the same thing again and again, such as a fire that reaches one plant after
/// another. Its owner may settle at the first question what he answers to all of them.
///
/// @param id the same all through the happening, another one in the next
/// @param stances what may be settled
public record Series(String id, List<Stance> stances) {
    public Series {
        stances = List.copyOf(stances);
    }

    /// An answer to all that is still to come. Where it cannot be given, and only one other can, that one stands.
    ///
    /// @param answer the move, as it is written
    /// @param says what that means: "Save every plant while there is Water"
    public record Stance(String answer, Message says) {}
}
