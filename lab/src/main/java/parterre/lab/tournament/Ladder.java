package parterre.lab.tournament;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.bots.series.PairScore;
import parterre.bots.series.Ratings;
import parterre.lab.statistics.Wilson;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;

/// The results of a tournament so far: who took part, and the score of each pair. Plain data, kept as a JSON
/// file, so that a bot can join later.
///
/// @param terms what is equal for all games
/// @param bots the texts of the bots, in the order in which they joined
/// @param scores at most one for each pair
/// @param round the last Swiss round; empty if there was none
/// @param programs the hashes of the programs that played, each once; without those of earlier builds, which kept none
/// @param met the groups that have met; empty with two seats, where scores say it
public record Ladder(
        @JsonUnwrapped LadderTerms terms,
        List<String> bots,
        List<PairScore> scores,
        Optional<SwissRound> round,
        List<String> programs,
        List<TableGroup> met) {
    /// The number of seats of a game of two.
    static final int PAIR = 2;

    private static final ObjectCodec<TableGroup> PAIRING = ObjectCodec.extensible(fields -> {
        var first = fields.add("first", Codecs.INT, pair -> pair.bots().getFirst());
        var second = fields.add("second", Codecs.INT, pair -> pair.bots().getLast());
        return stored -> new TableGroup(List.of(first.of(stored), second.of(stored)));
    });

    /// Pairs stand in `open`, and larger groups in `groups`.
    private static final ObjectCodec<SwissRound> ROUND = ObjectCodec.extensible(fields -> {
        var number = fields.add("number", Codecs.INT, SwissRound::number);
        var open = fields.add(
                "open",
                Codecs.list(PAIRING),
                round -> round.open().stream()
                        .filter(group -> group.bots().size() == PAIR)
                        .toList());
        var groups = fields.addOptional(
                "groups",
                Codecs.list(Codecs.list(Codecs.INT)),
                round -> Optional.of(round.open().stream()
                                .map(TableGroup::bots)
                                .filter(bots -> bots.size() != PAIR)
                                .toList())
                        .filter(each -> !each.isEmpty()));
        return stored -> new SwissRound(
                number.of(stored),
                Stream.concat(
                                open.of(stored).stream(),
                                groups.of(stored).orElse(List.of()).stream().map(TableGroup::new))
                        .toList());
    });

    private static final ObjectCodec<PairScore> SCORE = ObjectCodec.extensible(fields -> {
        var first = fields.add("first", Codecs.INT, PairScore::first);
        var second = fields.add("second", Codecs.INT, PairScore::second);
        var games = fields.add("games", Codecs.INT, PairScore::games);
        var won = fields.add("won", Codecs.ANY_NUMBER, PairScore::won);
        return stored -> new PairScore(first.of(stored), second.of(stored), games.of(stored), won.of(stored));
    });

    private static final ObjectCodec<Ladder> CODEC = ObjectCodec.extensible(fields -> {
        var game = fields.add("game", Codecs.TEXT, ladder -> ladder.terms.game());
        var edition = fields.add("edition", Codecs.INT, ladder -> ladder.terms.edition());
        var options = fields.add("options", Codecs.sortedMap(Codecs.TEXT), ladder -> ladder.terms.options());
        var games = fields.add("games", Codecs.INT, ladder -> ladder.terms.games());
        var playouts = fields.addNullable(
                "playouts",
                Codecs.INT,
                ladder -> ladder.terms.playouts().stream().boxed().findFirst());
        var bots = fields.add("bots", Codecs.list(Codecs.TEXT), Ladder::bots);
        var scores = fields.add("scores", Codecs.list(SCORE), Ladder::scores);
        var round = fields.addOptional("round", ROUND, Ladder::round);
        var programs = fields.addOptional(
                "programs",
                Codecs.list(Codecs.TEXT),
                ladder -> Optional.of(ladder.programs).filter(each -> !each.isEmpty()));
        var seats = fields.addOptional(
                "seats", Codecs.INT, ladder -> Optional.of(ladder.seats()).filter(each -> each != PAIR));
        var met = fields.addOptional(
                "met",
                Codecs.list(Codecs.list(Codecs.INT)),
                ladder -> Optional.of(ladder.met.stream().map(TableGroup::bots).toList())
                        .filter(each -> !each.isEmpty()));
        return stored -> new Ladder(
                new LadderTerms(
                        game.of(stored),
                        edition.of(stored),
                        options.of(stored),
                        games.of(stored),
                        playouts.of(stored).stream().mapToInt(Integer::intValue).findFirst(),
                        seats.of(stored).orElse(PAIR)),
                bots.of(stored),
                scores.of(stored),
                round.of(stored),
                programs.of(stored).orElse(List.of()),
                met.of(stored).orElse(List.of()).stream().map(TableGroup::new).toList());
    });

    public Ladder {
        bots = List.copyOf(bots);
        scores = List.copyOf(scores);
        programs = List.copyOf(programs);
        met = List.copyOf(met);
    }

    /// Returns a ladder of these bots, which have not played yet.
    public static Ladder of(LadderTerms terms, List<String> bots) {
        return new Ladder(terms, bots, List.of(), Optional.empty(), List.of(), List.of());
    }

    /// A bot and its rating.
    ///
    /// @param place from 1
    /// @param elo against the mean of all bots, with its interval
    /// @param played how many games
    /// @param won how many results against single bots; ties count half
    public record Rated(int place, String bot, Estimate elo, int played, double won) {}

    /// Returns the same ladder with another bot, which has not played yet.
    public Ladder with(String bot) {
        var all = new ArrayList<>(bots);
        all.add(bot);
        return new Ladder(terms, all, scores, round, programs, met);
    }

    /// Returns the same ladder with the next Swiss round, which begins.
    public Ladder withNextRound() {
        int number = round.map(SwissRound::number).orElse(0) + 1;
        var next = new SwissRound(number, SwissGrouping.nextRound(this));
        return new Ladder(terms, bots, scores, Optional.of(next), programs, met);
    }

    /// Returns the same ladder with the score of a pair added to what the pair has.
    public Ladder with(PairScore score) {
        var all = new ArrayList<PairScore>();
        boolean isKnown = false;
        for (var known : scores) {
            if (known.first() == score.first() && known.second() == score.second()) {
                all.add(new PairScore(
                        known.first(), known.second(), known.games() + score.games(), known.won() + score.won()));
                isKnown = true;
            } else {
                all.add(known);
            }
        }
        if (!isKnown) {
            all.add(score);
        }
        var left = round.map(each -> each.without(pair(score)));
        return new Ladder(terms, bots, all, left, programs, met);
    }

    /// Returns the same ladder after a group has met.
    ///
    /// @param results the score of each pair of the group
    public Ladder with(TableGroup group, List<PairScore> results) {
        var next = this;
        for (var score : results) {
            next = next.with(score);
        }
        if (seats() == PAIR) {
            return next;
        }
        var groups = Stream.concat(met.stream(), Stream.of(group)).toList();
        return new Ladder(terms, bots, next.scores, round.map(each -> each.without(group)), programs, groups);
    }

    private static TableGroup pair(PairScore score) {
        return TableGroup.of(List.of(score.first(), score.second()));
    }

    /// Returns the groups that have met.
    Set<TableGroup> meetings() {
        return seats() == PAIR
                ? scores.stream().map(Ladder::pair).collect(Collectors.toUnmodifiableSet())
                : Set.copyOf(met);
    }

    /// Returns the number of bots in a game.
    private int seats() {
        return terms.seats();
    }

    /// Returns the number of games that were played.
    public int gameCount() {
        int results = scores.stream().mapToInt(PairScore::games).sum();
        return results / (seats() * (seats() - 1) / 2);
    }

    /// Returns the same ladder, on which this program has played, too.
    public Ladder playedBy(String program) {
        if (programs.contains(program)) {
            return this;
        }
        var all = Stream.concat(programs.stream(), Stream.of(program)).toList();
        return new Ladder(terms, bots, scores, round, all, met);
    }

    /// Returns the bots by their rating, the strongest first.
    public List<Rated> ranking() {
        if (bots.isEmpty()) {
            return List.of();
        }
        var ratings = Ratings.of(bots.size(), 0, scores, weight());
        var order = IntStream.range(0, bots.size())
                .boxed()
                .sorted(Comparator.comparingDouble(bot -> -ratings.elo(bot).value()))
                .toList();
        var ranking = new ArrayList<Rated>();
        for (int bot : order) {
            ranking.add(new Rated(
                    ranking.size() + 1,
                    bots.get(bot),
                    ratings.fromMean(bot),
                    scores.stream()
                                    .filter(each -> has(each, bot))
                                    .mapToInt(PairScore::games)
                                    .sum()
                            / (seats() - 1),
                    scores.stream()
                            .filter(each -> has(each, bot))
                            .mapToDouble(each -> won(each, bot))
                            .sum()));
        }
        return ranking;
    }

    /// Returns how much one result of a pair says. The results of one game are not independent: a bot that wins by
    /// luck is before all others at once. Ranks of equally strong bots are uniform. So the variance of a bot's
    /// number of results won is `(seats + 1) / 3` times that of independent results. This is 1 with two seats.
    private double weight() {
        return 3.0 / (seats() + 1);
    }

    /// Returns the first bot's share of its games against the second, in hundredths; empty if they have not met. The
    /// games of a round have the same luck, and each bot has each seat once. So rounds are the independent trials.
    public Optional<Estimate> percent(int first, int second) {
        return scores.stream()
                .filter(each -> first != second && has(each, first) && has(each, second))
                .map(each -> Wilson.percent(won(each, first) / each.games(), each.games() / (double) seats()))
                .findFirst();
    }

    private static boolean has(PairScore score, int bot) {
        return score.first() == bot || score.second() == bot;
    }

    private static double won(PairScore score, int bot) {
        return score.first() == bot ? score.won() : score.games() - score.won();
    }

    /// Returns the ladder as JSON.
    public String json() {
        return CODEC.indentedText(this) + "\n";
    }

    /// Returns the ladder of a text that [#json()] wrote.
    ///
    /// @throws parterre.stored.StoredException if it is not one
    public static Ladder ofJson(String json) {
        return CODEC.ofText(json);
    }
}
