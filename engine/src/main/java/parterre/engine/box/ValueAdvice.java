package parterre.engine.box;

import java.util.Optional;

/// The default settings of a search with the learned value of a game. Series of games have shown them to be
/// strong.
///
/// @param search the settings of the search; the prior is in units of the scale of the evaluator that steers
/// @param steering the evaluator whose opinions of moves steer the search; empty for the value itself, by the
///     position after each move
/// @param judging the evaluator whose points judge positions in a search by the game's own settings; empty for the
///     learned value, which then serves reviews and chances alone
public record ValueAdvice<S>(Advice<S> search, Optional<Evaluator<S>> steering, Optional<Evaluator<S>> judging) {
    /// Returns the advice for a value that gives none of its own. Positions are judged at once, because a value
    /// tells more than a playout does.
    public static <S> ValueAdvice<S> standard() {
        return new ValueAdvice<>(Advice.<S>standard().with(new Horizon.AtOnce<>()), Optional.empty(), Optional.empty());
    }

    /// Returns the advice for a search that is steered by an evaluator and goes as far as that advises.
    public static <S> ValueAdvice<S> steeredBy(Evaluator<S> evaluator) {
        return new ValueAdvice<>(evaluator.advice(), Optional.of(evaluator), Optional.empty());
    }

    /// Returns the advice for a search in which an evaluator both steers and judges, as far as it advises.
    public static <S> ValueAdvice<S> by(Evaluator<S> evaluator) {
        return new ValueAdvice<>(evaluator.advice(), Optional.of(evaluator), Optional.of(evaluator));
    }
}
