package parterre.review;

import parterre.engine.Move;

/// The lead of a move over the best of the others.
///
/// @param ahead the difference of their shares of the win; less than 0 if the other one is better
/// @param low the lower end of its 95 % interval
/// @param high its upper end
public record Lead<M extends Move>(Candidate<M> chosen, Candidate<M> other, double ahead, double low, double high) {}
