package parterre.bots.series;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import parterre.engine.box.GameBox;

/// The measured strength of bots in a game. A game ships it among its resources. `docs/strength.md` describes
/// the file, and [StrengthFileCodec] writes and reads it.
///
/// @param says when and how it was measured, for people who read the file
/// @param pool the bots of one round robin with their ratings, weakest first. Empty if they have not been
///     measured yet
/// @param pairs the results of bots against each other
public record StrengthFile(String says, List<Rated> pool, List<Pair> pairs) {
    /// The file of a game without measurements.
    public static final StrengthFile NONE = new StrengthFile("", List.of(), List.of());

    private static final double PERCENT = 100;

    public StrengthFile {
        pool = List.copyOf(pool);
        pairs = List.copyOf(pairs);
        Set<String> names = new HashSet<>();
        for (var rated : pool) {
            if (!names.add(rated.bot())) {
                throw new IllegalArgumentException(rated.bot() + " is rated twice");
            }
        }
        if (!pool.isEmpty() && pool.stream().filter(Rated::standsAtZero).count() != 1) {
            throw new IllegalArgumentException("a pool has one anchor, with 0 Elo from 0 to 0");
        }
    }

    /// Returns the resource path of this game's file.
    public static String path(GameBox<?, ?, ?> box) {
        return "/parterre/room/" + box.game().info().slug() + "/strength.json";
    }

    /// A bot of a pool and its rating.
    ///
    /// @param bot its name, as on the command line
    /// @param elo by how many points it is stronger than the anchor
    /// @param low the lower end of the 95 % interval of that difference
    /// @param high the upper end
    /// @param games how many games it played, at least 1
    public record Rated(String bot, long elo, long low, long high, int games) {
        public Rated {
            if (games < 1 || low > elo || high < elo) {
                throw new IllegalArgumentException(bot + " is rated outside its interval");
            }
        }

        /// Returns true for the anchor, to which all ratings are relative.
        public boolean standsAtZero() {
            return low == 0 && high == 0;
        }
    }

    /// Games of one bot against another.
    ///
    /// @param bot the bot whose wins are counted
    /// @param against the other bot
    /// @param games how many games, at least 1
    /// @param won the share that the bot won, in per cent from 0 to 100; a tie counts as half a win
    public record Pair(String bot, String against, int games, double won) {
        public Pair {
            if (games < 1 || !(won >= 0 && won <= PERCENT)) {
                throw new IllegalArgumentException(won + " % of " + games + " games is no share");
            }
        }

        private Pair reversed() {
            return new Pair(against, bot, games, PERCENT - won);
        }
    }

    /// Returns the rating of this bot; empty if it is not in the pool.
    public Optional<Rated> rated(String bot) {
        return pool.stream().filter(rated -> rated.bot().equals(bot)).findFirst();
    }

    /// Returns the bot to which all ratings are relative; empty if the pool is empty.
    public Optional<Rated> anchor() {
        return pool.stream().filter(Rated::standsAtZero).findFirst();
    }

    /// Returns the result of this bot against the other, in whichever order the file names them. Empty if they
    /// did not play.
    public Optional<Pair> pair(String bot, String against) {
        return pairs.stream()
                .filter(pair -> pair.bot().equals(bot) && pair.against().equals(against))
                .findFirst()
                .or(() -> pairs.stream()
                        .filter(pair ->
                                pair.bot().equals(against) && pair.against().equals(bot))
                        .map(Pair::reversed)
                        .findFirst());
    }

    /// Returns the share that a bot won of its games in this file, in per cent; 0 if it did not play.
    public double won(String bot) {
        double won = 0;
        int games = 0;
        for (var pair : pairs) {
            if (pair.bot().equals(bot) || pair.against().equals(bot)) {
                won += pair.games() * (pair.bot().equals(bot) ? pair.won() : PERCENT - pair.won());
                games += pair.games();
            }
        }
        return games == 0 ? 0 : won / games;
    }

    /// Returns by how many points of Elo each bot of the pool, from the second on, is stronger than the bot
    /// before it. These intervals do not depend on the anchor.
    public List<Estimate> steps() {
        var bots = pool.stream().map(Rated::bot).toList();
        if (bots.isEmpty()) {
            return List.of();
        }
        var scores = pairs.stream()
                .filter(pair -> bots.contains(pair.bot()) && bots.contains(pair.against()))
                .map(pair -> new PairScore(
                        bots.indexOf(pair.bot()),
                        bots.indexOf(pair.against()),
                        pair.games(),
                        // The file has rounded shares of games and half games.
                        Math.rint(2 * pair.games() * pair.won() / PERCENT) / 2))
                .toList();
        var ratings = Ratings.of(bots.size(), 0, scores);
        return IntStream.range(1, bots.size())
                .mapToObj(bot -> ratings.difference(bot, bot - 1))
                .toList();
    }

    /// Returns the file for a pool in which every two bots have played each other.
    ///
    /// @param bots the names of the pool's bots
    /// @param anchor the place of the bot whose rating is 0
    public static StrengthFile of(String says, List<String> bots, int anchor, List<PairScore> scores) {
        var ratings = Ratings.of(bots.size(), anchor, scores);
        return new StrengthFile(
                says,
                IntStream.range(0, bots.size())
                        .mapToObj(bot -> rated(bots.get(bot), ratings.elo(bot), games(bot, scores)))
                        .toList(),
                scores.stream()
                        .map(score -> new Pair(
                                bots.get(score.second()),
                                bots.get(score.first()),
                                score.games(),
                                rounded(PERCENT * (1 - score.share()))))
                        .toList());
    }

    private static Rated rated(String bot, Estimate elo, int games) {
        return new Rated(bot, Math.round(elo.value()), Math.round(elo.low()), Math.round(elo.high()), games);
    }

    private static double rounded(double percent) {
        return Math.rint(percent * PERCENT) / PERCENT;
    }

    private static int games(int bot, List<PairScore> scores) {
        return scores.stream()
                .filter(score -> score.first() == bot || score.second() == bot)
                .mapToInt(PairScore::games)
                .sum();
    }
}
