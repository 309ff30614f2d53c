package parterre.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// The possible outcomes of chance and their probabilities.
///
/// Odds can always be sampled, and they can always judge a recorded outcome. They can be listed only if the
/// outcomes are few (a die, a card from a bag), not for a whole deal.
///
/// @param <M> the game's moves
public interface Odds<M extends Move> {
    /// Returns one outcome, drawn with its probability. For a given position it draws a fixed number of values
    /// from `luck`, apart from the rejections of the bounded draw.
    M sample(Luck luck);

    /// Returns why this outcome is impossible here, with the rule; empty if it is possible.
    Optional<Refusal> refusal(M outcome);

    /// Returns true if [#outcomes()] may be called.
    default boolean listed() {
        return false;
    }

    /// Returns each distinct outcome once, in a fixed documented order, with its weight.
    ///
    /// @throws UnsupportedOperationException if the outcomes are too many to list
    default List<Outcome<M>> outcomes() {
        throw new UnsupportedOperationException("too many outcomes to list");
    }

    /// Returns the odds of these outcomes, which are equally likely. They are listed in this order and drawn by
    /// one value.
    ///
    /// @param moves distinct, at least one
    /// @param otherwise the refusal of every other outcome
    static <M extends Move> Odds<M> uniform(List<M> moves, Refusal otherwise) {
        return new UniformOdds<>(moves, otherwise);
    }

    /// Returns the odds of these outcomes, which are equally likely. Every other outcome is refused as one that is
    /// not listed.
    ///
    /// @param moves distinct, at least one
    static <M extends Move> Odds<M> uniform(List<M> moves) {
        return uniform(moves, Refusal.notListed());
    }

    /// Returns the odds of a die: as many equally likely outcomes, numbered from 1.
    ///
    /// @param move returns the move for each number; different for each number
    static <M extends Move> Odds<M> uniform(int sides, IntFunction<? extends M> move) {
        return uniform(IntStream.rangeClosed(1, sides).<M>mapToObj(move).toList());
    }

    /// Returns the odds of one piece from a bag. They are listed in the order of kinds and drawn by one value.
    ///
    /// @param move returns the move for each kind; different for each kind
    /// @param otherwise the refusal of every other outcome
    static <M extends Move> Odds<M> fromBag(Bag bag, IntFunction<M> move, Refusal otherwise) {
        return new BagOdds<>(bag, bag.size(), move, otherwise);
    }

    /// An outcome and its weight among the others of the same list.
    ///
    /// @param weight at least 1; the probability is this weight over the sum of all weights
    record Outcome<M extends Move>(M move, long weight) {}
}
