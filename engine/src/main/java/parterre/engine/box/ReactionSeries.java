package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// An event in which a seat is asked the same question again and again, such as a fire that reaches one plant after
/// another. At the first question its player may settle one answer to all of them.
///
/// @param id the same for all questions of one event, and different for the next event
/// @param stances the answers that may be settled
public record ReactionSeries(String id, List<Stance> stances) {
    public ReactionSeries {
        stances = List.copyOf(stances);
    }

    /// An answer to all questions still to come. If it cannot be given to a question and only one other answer can,
    /// that other answer is given.
    ///
    /// @param answer the written move
    /// @param says what the answer means: "Save every plant while there is Water"
    public record Stance(String answer, Message says) {}
}
