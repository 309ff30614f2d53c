package parterre.bots.search;

/// What an evaluator thinks of the moves at a node: shares of each seat that add up to 1.
///
/// @param list tells the lists that the shares belong to: their hash, or their lengths while all worlds are equal
/// @param shares by seat where several answer together; in a turn the mover's alone
@SuppressWarnings("ArrayRecordComponent") // kept by the tree alone, compared by nobody
record Opinion(int list, float[][] shares) {}
