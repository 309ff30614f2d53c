package parterre.bots.search;

import parterre.engine.Result;

/// Is told what each playout came to, before that is turned into the worth that search goes by.
///
/// @param <S> positions
interface Leaves<S> {
    /// The game ended so.
    void ended(Result result);

    /// The playout stopped at this position, which the evaluator judges.
    void judged(S state);
}
