package parterre.engine.box;

/// What search does with the learned value of a game unless told otherwise, as series of games have shown it to be
/// strong.
///
/// @param search how it searches; the prior is in units of the scale of whoever steers
/// @param steering whose opinions of moves steer it
public record ValueAdvice<S>(Advice<S> search, Steering steering) {
    /// Who has opinions of moves.
    public enum Steering {
        /// The learned value, by the position after each move.
        VALUE,
        /// The game's first evaluator.
        FIRST_EVALUATOR
    }

    /// For a value of which nothing else is known: positions are judged at once, as it tells more than a playout does.
    public static <S> ValueAdvice<S> standard() {
        return new ValueAdvice<>(Advice.<S>standard().with(new Horizon.AtOnce<>()), Steering.VALUE);
    }
}
