package parterre.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import parterre.bots.series.SequentialTest.Decision;
import parterre.engine.Generator;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.statistics.RatioSums;

/// How often the laboratory's sequential test errs, by simulated pairs of games with equal luck. A pair has five
/// possible scores: the pentanomial model.
class BotTestsErrorTest {
    private static final int TESTS = 20_000;

    /// The chances of the scores 0, ¼, ½, ¾ and 1 of two equal bots. Half of the pairs are split by seats or luck, and
    /// some games are shared.
    private static final double[] EQUAL = {0.14, 0.11, 0.5, 0.11, 0.14};

    /// Units of bots that search have 4 blocks. More looks than these would make more errors.
    private static final int UNIT = 4;

    private static final Experiment EXPERIMENT =
            ExperimentFile.read("""
                    name: stronger?
                    game: gardens-of-mars
                    line-ups: ['mcts:200,c=0.7, mcts:200']
                    measures: [skill]
                    stop: {games: 20000, gsprt: {elo0: 0, elo1: 20}}
                    """, _ -> Optional.empty()).orThrow();

    /// Returns how many tests accept a hypothesis.
    ///
    /// @param elo how far the first bot is ahead
    private static int accepted(Decision wanted, double elo) {
        double[] chances = EQUAL.clone();
        // Wins take the place of losses, so that the mean share becomes that of the odds.
        double moved = 1 / (1 + Math.pow(10, -elo / 400)) - 0.5;
        chances[0] -= moved;
        chances[4] += moved;
        int accepted = 0;
        for (int number = 0; number < TESTS; number++) {
            var luck = Generator.of(21, number);
            var tests = new BotTests(EXPERIMENT);
            var sums = RatioSums.NONE;
            while (!tests.haveDecided()) {
                for (int block = 0; block < UNIT; block++) {
                    sums = sums.with(2 * (score(chances, luck.unit()) - 0.5), 2);
                }
                tests.look(0, sums, 2 * sums.blocks());
            }
            accepted += tests.outcomes().getFirst().decision() == wanted ? 1 : 0;
        }
        return accepted;
    }

    private static double score(double[] chances, double luck) {
        int score = 0;
        for (double rest = luck - chances[0]; rest >= 0 && score < 4; rest -= chances[score]) {
            score++;
        }
        return score / 4.0;
    }

    /// More errors would come by chance in 1 of 100 such simulations, if the rate were exactly the one agreed.
    @Test
    void bothErrors_areAsRareAsAgreed() {
        int most = BinomialDistribution.of(TESTS, 0.05).inverseCumulativeProbability(0.99);
        assertThat(accepted(Decision.ACCEPT_H1, 0)).isLessThanOrEqualTo(most);
        assertThat(accepted(Decision.ACCEPT_H0, 20)).isLessThanOrEqualTo(most);
    }
}
