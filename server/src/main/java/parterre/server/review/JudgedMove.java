package parterre.server.review;

import parterre.server.wire.ReviewProgress.Alternative;

/// A move that a player tried in place of one that they made.
///
/// @param loss how much worse it is than the best known move, as a share of the win
/// @param best the best known move; the tried one if none is better
public record JudgedMove(double loss, boolean isGoodEnough, Alternative best) {}
