package parterre.bots.series;

import java.util.List;
import parterre.bots.Entrant;
import parterre.bots.series.SequentialTest.Decision;
import parterre.engine.Result;

/// Compares the first bot of a line-up with the other bot by a sequential test.
///
/// It is told of one game at a time and looks at whole rounds only, in the order of the series. Therefore the
/// number of threads does not change the decision. Games after the decision are ignored.
///
/// A bot's score in a game is the share of the win of all its seats. A win that falls to neither bot (the game
/// was stopped, every bot lost its seat, or a party without a seat won) counts as shared evenly.
public final class BotComparison {
    private final SequentialTest test;
    private final List<String> names;
    private final double even;
    private final RoundScores scores;
    private Decision decision = Decision.CONTINUE;
    private double roundSum;
    private int roundGames;

    /// Compares the bots of this plan, no game of which is known yet.
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

    /// The share of the win that the first bot of this line-up has if all bots are equally strong: its seats
    /// divided by all.
    public static double even(List<? extends Entrant> lineUp) {
        var first = lineUp.getFirst().name();
        return (double) lineUp.stream()
                        .filter(entrant -> entrant.name().equals(first))
                        .count()
                / lineUp.size();
    }

    /// Hears of the next game and returns what the rounds so far decide.
    ///
    /// @throws IllegalArgumentException if a group played together, so that nobody won against another
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

    /// The scores of all finished rounds up to the decision.
    public RoundScores scores() {
        return scores;
    }

    public Decision decision() {
        return decision;
    }

    public double llr() {
        return test.llr(scores);
    }

    /// How strong the first bot is.
    ///
    /// @throws IllegalArgumentException if no round is finished
    public Strength strength() {
        return Strength.of(scores, even);
    }
}
