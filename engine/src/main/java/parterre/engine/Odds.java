package parterre.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

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

    /// Returns the odds of these outcomes, each as likely as the others. They are listed in this order and drawn by one
    /// value.
    ///
    /// @param moves distinct, at least one
    /// @param otherwise why nothing else can come
    static <M extends Move> Odds<M> uniform(List<M> moves, Refusal otherwise) {
        return new UniformOdds<>(moves, otherwise);
    }

    /// Returns the odds of one piece from a bag. They are listed in the order of kinds and drawn by one value.
    ///
    /// @param move the move that drawing this kind is; different for each kind
    /// @param otherwise why nothing else can come
    static <M extends Move> Odds<M> fromBag(Bag bag, IntFunction<M> move, Refusal otherwise) {
        return new BagOdds<>(bag, move, otherwise);
    }

    /// An outcome and its weight among the others of the same list.
    ///
    /// @param weight at least 1; the probability is this weight over the sum of all weights
    record Outcome<M extends Move>(M move, long weight) {}
}
