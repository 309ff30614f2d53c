package parterre.engine;

/// A move that only chance can make: a deal, a draw, a roll. A game's moves of chance implement it. Its moves
/// of seats do not.
public interface ChanceMove extends Move {}
