package parterre.engine;

/// A move of one game: what a player announces at the table, or an event of chance (a deal, a draw, a die).
///
/// A game declares one sealed interface that extends this one, with a record for each kind of move. Moves are values:
/// immutable, equal by content, written and read by the game's [Notation].
public interface Move {}
