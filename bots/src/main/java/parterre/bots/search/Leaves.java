package parterre.bots.search;

import parterre.engine.Result;

/// Receives the end of each playout before the search turns it into a worth.
///
/// @param <S> positions
interface Leaves<S> {
    /// Called when the playout ended the game with this result.
    void ended(Result result);

    /// Called when the playout stopped at this position, which the evaluator judges.
    void judged(S state);
}
