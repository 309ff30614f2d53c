package parterre.bots.series;

/// The score of two bots of a pool against each other.
///
/// @param first the place of one bot in the pool, from 0
/// @param second the place of the other bot
/// @param games how many games they played, at least 1
/// @param won how many of them the first bot won; a tie counts as half a game
public record PairScore(int first, int second, int games, double won) {
    public PairScore {
        if (first < 0 || second < 0 || first == second) {
            throw new IllegalArgumentException("bots " + first + " and " + second + " are no pair");
        }
        if (games < 1 || !(won >= 0 && won <= games)) {
            throw new IllegalArgumentException(won + " of " + games + " games is no score");
        }
    }

    /// Returns the share of the games that the first bot won, from 0 to 1.
    public double share() {
        return won / games;
    }
}
