package parterre.review;

import parterre.engine.Move;

/// A move that was compared.
///
/// @param share the seat's expected share of the win after it, or its worth from 0 to 1 where all play together
/// @param error the standard error of the share
public record Candidate<M extends Move>(M move, double share, double error) {}
