package parterre.engine.box;

import parterre.engine.Luck;

/// A uniformly random playout in scratch memory, without the contract's moves and positions in between. It must
/// agree with the generic driver (`parterre.engine.walk.Playout`). From equal luck it must reach the same end
/// position and leave the luck in the same state. The testkit checks that.
///
/// @param <S> positions
@FunctionalInterface
public interface FusedPlayout<S> {
    /// Returns the position in which the game ends.
    S finish(S from, Luck luck);
}
