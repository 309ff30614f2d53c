package parterre.mars;

/// The part of a table that the rules read, whether it is a [Position] or a [Draft].
abstract sealed class Table permits Position, Draft {
    /// Returns the agreed terms.
    abstract MarsTerms terms();

    abstract Flowers flowers();

    /// Returns the cell of the gardener with this number, or [Position#NOWHERE].
    abstract int gardener(int number);

    /// Returns all scores, packed as in [ScoreTrack].
    abstract long scores();

    /// Returns the dice on the table.
    abstract Dice dice();

    /// Returns the seat whose turn it is. While chance is to move, it is the seat whose turn the move belongs
    /// to.
    abstract int seat();

    final int score(int seat) {
        return ScoreTrack.score(scores(), seat);
    }
}
