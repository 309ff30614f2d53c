package parterre.engine.box;

/// The default settings of a search with the learned value of a game. Series of games have shown them to be
/// strong.
///
/// @param search the settings of the search; the prior is in units of the scale of the evaluator that steers
/// @param steering the source of the opinions of moves that steer the search
public record ValueAdvice<S>(Advice<S> search, Steering steering) {
    /// The source of opinions of moves.
    public enum Steering {
        /// The learned value, by the position after each move.
        VALUE,
        /// The game's first evaluator.
        FIRST_EVALUATOR
    }

    /// Returns the advice for a value that gives none of its own. Positions are judged at once, because a value
    /// tells more than a playout does.
    public static <S> ValueAdvice<S> standard() {
        return new ValueAdvice<>(Advice.<S>standard().with(new Horizon.AtOnce<>()), Steering.VALUE);
    }
}
