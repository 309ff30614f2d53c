package parterre.bots.series;

import java.util.List;
import parterre.bots.Entrant;
import parterre.bots.series.SequentialTest.Decision;
import parterre.engine.Result;

/// Compares the first bot of a line-up with the other bot by a sequential test.
///
/// It receives one game at a time and looks at whole rounds only, in the order of the series. So the number of
/// threads does not change the decision. It ignores games after the decision.
///
/// A bot's score in a game is the share of the win of all its seats. If neither bot won, the win counts as
/// shared evenly. This happens if the game was stopped, every bot lost its seat, or a party without a seat won.
public final class BotComparison {
    private final SequentialTest test;
    private final List<String> names;
    private final double even;
    private final RoundScores scores;
    private Decision decision = Decision.CONTINUE;
    private double roundSum;
    private int roundGames;

    /// Creates a comparison of the bots of this plan, without any games yet.
    ///
    /// @param plan rotates seats between exactly two different bots
    public BotComparison(SequentialTest test, SeriesPlan plan) {
        if (plan.seating() != Seating.ROTATING) {
            throw new IllegalArgumentException("a comparison needs seats that rotate");
        }
        this.test = test;
        names = plan.lineUp().stream().map(Entrant::name).toList();
        if (names.stream().distinct().count() != 2) {
            throw new IllegalArgumentException("a comparison is between two bots, not " + names);
        }
        even = even(plan.lineUp());
        scores = new RoundScores(names.size());
    }

    /// Returns the first bot's share of the win if all bots are equally strong: its seats divided by all seats.
    public static double even(List<? extends Entrant> lineUp) {
        var first = lineUp.getFirst().name();
        return (double) lineUp.stream()
                        .filter(entrant -> entrant.name().equals(first))
                        .count()
                / lineUp.size();
    }

    /// Adds the next game and returns the decision of the rounds so far.
    ///
    /// @throws IllegalArgumentException if a group played together, because then no bot beats another
    public Decision add(Outcome outcome) {
        if (decision != Decision.CONTINUE) {
            return decision;
        }
        roundSum += score(outcome);
        roundGames++;
        if (roundGames == names.size()) {
            scores.add(roundSum / roundGames);
            roundSum = 0;
            roundGames = 0;
            decision = test.decision(scores);
        }
        return decision;
    }

    private double score(Outcome outcome) {
        if (outcome.result().orElse(null) instanceof Result.Group) {
            throw new IllegalArgumentException("a group that plays together has no winner");
        }
        double own = 0;
        double all = 0;
        for (int entrant = 0; entrant < names.size(); entrant++) {
            double share = outcome.share(entrant);
            all += share;
            own += names.get(entrant).equals(names.getFirst()) ? share : 0;
        }
        return own + even * (1 - all);
    }

    public SequentialTest test() {
        return test;
    }

    /// Returns the scores of all finished rounds up to the decision.
    public RoundScores scores() {
        return scores;
    }

    public Decision decision() {
        return decision;
    }

    public double llr() {
        return test.llr(scores);
    }

    /// Returns the strength of the first bot.
    ///
    /// @throws IllegalArgumentException if no round is finished
    public Strength strength() {
        return Strength.of(scores, even);
    }
}
