package parterre.mars;

/// What the rules read of a table, whether it is a [Position] or a [Draft].
abstract sealed class Table permits Position, Draft {
    /// What was agreed.
    abstract MarsTerms terms();

    abstract Flowers flowers();

    /// The cell of the gardener with this number, or [Position#NOWHERE].
    abstract int gardener(int number);

    /// All scores, packed as in [ScoreTrack].
    abstract long scores();

    /// The dice on the table.
    abstract Dice dice();

    /// Whose turn it is; while chance is to move, whose turn that belongs to.
    abstract int seat();

    final int score(int seat) {
        return ScoreTrack.score(scores(), seat);
    }
}
