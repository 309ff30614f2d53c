package parterre.cli.count;

import java.util.List;
import java.util.Optional;

/// The strength test: tells which of two bots wins more, and how certain that is.
///
/// @param better the bot with the larger share of the win
/// @param worse the other
/// @param wins the better one's share of the win for each seat that it held; shared wins count as their share
/// @param even its share if both were equally strong: one divided by the number of seats
/// @param games the number of counted games
public record StrengthComparison(String better, String worse, Share wins, double even, int games) {
    /// The most by which the lower end of the interval may be below a claimed strength figure.
    public static final double ALLOWANCE = 0.04;

    /// The fewest games that prove a claim.
    public static final int LEAST_GAMES = 200;

    /// Returns the duel in a series between exactly two bots, however many seats each held. Empty for any other
    /// series, for games that a group plays together, and before the first game is finished.
    public static Optional<StrengthComparison> of(Tally tally) {
        List<Tally.Player> bots = tally.bots();
        if (bots.size() != 2 || tally.group().count() > 0) {
            return Optional.empty();
        }
        var first = bots.get(0);
        var second = bots.get(1);
        boolean firstLeads = first.wins().value() >= second.wins().value();
        var better = firstLeads ? first : second;
        var worse = firstLeads ? second : first;
        return Optional.of(new StrengthComparison(
                better.name(),
                worse.name(),
                better.wins(),
                1.0 / tally.seats().size(),
                tally.games() - tally.stopped()));
    }

    /// Returns true if the whole interval lies above the even share.
    public boolean settled() {
        return wins.low() > even;
    }

    /// Returns true if enough games were played and the lower end of the interval exceeds the claimed share
    /// less four points.
    ///
    /// @param claimed share of the win that the better bot is said to have, from 0 to 1
    public boolean proves(double claimed) {
        return games >= LEAST_GAMES && wins.low() > claimed - ALLOWANCE;
    }
}
