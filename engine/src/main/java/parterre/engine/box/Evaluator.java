package parterre.engine.box;

import parterre.engine.Seat;

/// How good a position is for a seat, by a rule of thumb of the game.
///
/// @param <S> positions
public interface Evaluator<S> {
    /// The horizon of an opinion that no decision of a playout would better.
    int AT_ONCE = -1;

    /// Lower case words joined by `-`, unique within the game.
    String name();

    /// What it looks at, in one sentence.
    String says();

    /// The higher, the better for this seat; the unit is the game's points.
    double value(S state, Seat seat);

    /// By how many points one seat must lead another to be about three times as likely to win: search turns values into
    /// shares of the win with it. More than 0.
    double scale();

    /// After how many decisions of a playout this opinion tells more than the end that sensible or random play would
    /// come to, because one end tells too little; 0 if an end tells more; [#AT_ONCE] if the first decisions already
    /// tell less. Search uses it unless told otherwise.
    default int horizon() {
        return 0;
    }
}
