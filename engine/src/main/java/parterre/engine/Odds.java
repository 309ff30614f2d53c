package parterre.engine;

import java.util.List;
import java.util.Optional;

/// What chance may do next, and how likely each outcome is.
///
/// Odds can always be sampled and can always judge an outcome that somebody recorded. They can be listed only where
/// the outcomes are few (a die, a card from a bag), not for a whole deal.
///
/// @param <M> the game's moves
public interface Odds<M extends Move> {
    /// One outcome, drawn with its probability. Draws a fixed number of values from `luck` for a given position, but
    /// for the rejections of the bounded draw.
    M sample(Luck luck);

    /// Why this could not have come of chance here, with the rule; empty if it could.
    Optional<Refusal> refusal(M outcome);

    /// True if [#outcomes()] may be called.
    boolean listed();

    /// Each distinct outcome once, in a fixed documented order, with its weight.
    ///
    /// @throws UnsupportedOperationException if the outcomes are too many to list
    List<Outcome<M>> outcomes();

    /// An outcome and its weight among the others of the same list.
    ///
    /// @param weight at least 1; the probability is this weight over the sum of all weights
    record Outcome<M extends Move>(M move, long weight) {}
}
