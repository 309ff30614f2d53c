package parterre.review;

import parterre.engine.Move;

/// The cost of a decision in the true position, with everything open. It says nothing about the player, who
/// could not know that, and no grade depends on it.
///
/// @param best the best of the compared moves in the true position; the move that was made if it was the best
/// @param share the seat's expected share of the win after the best move
/// @param loss how much worse the move that was made is than the best one, as a share of the win, at least 0
/// @param low the lower end of the loss's 95 % interval
/// @param high its upper end
public record Hindsight<M extends Move>(M best, double share, double loss, double low, double high) {}
