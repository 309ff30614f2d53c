package parterre.engine.box;

/// The chances of the win in a position. Deterministic and without side effects.
///
/// @param <S> positions
public interface Value<S> {
    /// Lower case words joined by `-`, unique within the game.
    String name();

    /// Returns how many parties have a share: the seats in order and, where one plays alone, a rival after them.
    int parties(S position);

    /// Writes each party's share of the win that is to be expected. Shares lie between 0 and 1 and sum to 1; where the
    /// game is over they are the result's.
    ///
    /// @param into has room for all parties
    void shares(S position, double[] into);

    /// Returns true if it has learned which scores are to be expected. Otherwise they are the points of a rule of
    /// thumb.
    boolean expectsScores();

    /// Writes each party's score that is to be expected at the end, in the game's points.
    ///
    /// @param into as above
    void scores(S position, double[] into);
}
