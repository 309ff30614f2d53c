package parterre.bots.search;

/// An evaluator's opinion of the moves at a node: for each seat, shares that add up to 1.
///
/// @param list identifies the lists of moves: by their hash, or by their lengths while all worlds are equal
/// @param shares by seat where several seats answer together; in a turn, the mover's shares alone
@SuppressWarnings("ArrayRecordComponent") // only the tree keeps it; it is never compared
record Opinion(int list, float[][] shares) {}
