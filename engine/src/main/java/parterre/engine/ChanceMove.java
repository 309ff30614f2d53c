package parterre.engine;

/// A move that only chance can make: a deal, a draw, a roll. A game's moves of chance implement it, and its moves of
/// seats do not.
public interface ChanceMove extends Move {}
