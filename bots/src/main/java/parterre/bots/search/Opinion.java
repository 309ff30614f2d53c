package parterre.bots.search;

/// What an evaluator thinks of the moves at a node: shares that add up to 1.
///
/// @param list the hash of the list that the shares belong to; 0 while all worlds are equal
@SuppressWarnings("ArrayRecordComponent") // kept by the tree alone, compared by nobody
record Opinion(int list, float[] shares) {}
