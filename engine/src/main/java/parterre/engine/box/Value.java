package parterre.engine.box;

import java.util.List;

/// Estimates each party's chance to win from a position. Deterministic and without side effects.
///
/// @param <S> positions
public interface Value<S> {
    /// Returns its name: lower case words joined by `-`, unique within the game.
    String name();

    /// Returns how many parties have a share: the seats in order, and a rival after them if one seat plays
    /// alone.
    int parties(S position);

    /// Writes each party's expected share of the win. Shares lie between 0 and 1 and sum to 1. If the game is
    /// over, they are the result's shares.
    ///
    /// @param into has room for all parties
    void shares(S position, double[] into);

    /// Returns true if it has learned to expect scores. Otherwise its scores are the points of a rule of thumb.
    boolean expectsScores();

    /// Writes each party's expected score at the end, in the game's points.
    ///
    /// @param into has room for all parties
    void scores(S position, double[] into);

    /// Returns what makes one position better or worse than another for a party, by the features that differ. It is
    /// empty if the value goes by no features, as by default, or if one of the games is over.
    default List<FeatureEffect> effects(S position, S other, int party) {
        return List.of();
    }
}
