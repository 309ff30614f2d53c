package parterre.review;

/// How the game was expected to go on after an error, and after the better move instead, as far as the seat could know.
///
/// @param made begins with the move that was made
/// @param better begins with the better move
public record ExpectedLines(ExpectedLine made, ExpectedLine better) {}
