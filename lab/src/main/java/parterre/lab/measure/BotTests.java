package parterre.lab.measure;

import java.util.ArrayList;
import java.util.List;
import parterre.bots.series.SequentialTest;
import parterre.bots.series.SequentialTest.Decision;
import parterre.lab.experiment.Experiment;
import parterre.lab.measure.Findings.BotTest;
import parterre.lab.statistics.Inference;
import parterre.lab.statistics.RatioSums;

/// The sequential tests of an experiment that asks which bot is stronger: one for each line-up. Each looks at whole
/// units, in their order, and keeps its first decision. Mutable, not thread-safe.
final class BotTests {
    private final List<OfLineUp> tests = new ArrayList<>();

    /// Creates the tests of an experiment; none if it has no such stopping rule.
    BotTests(Experiment experiment) {
        experiment
                .stop()
                .gsprt()
                .ifPresent(rule -> experiment
                        .lineUps()
                        .forEach(lineUp -> tests.add(new OfLineUp(lineUp.name(), lineUp.even(), rule.test(lineUp)))));
    }

    /// The test of one line-up.
    private static final class OfLineUp {
        private final String name;
        private final double even;
        private final SequentialTest test;
        private Decision decision = Decision.CONTINUE;
        private double llr;
        private int blocks;
        private int games;

        OfLineUp(String name, double even, SequentialTest test) {
            this.name = name;
            this.even = even;
            this.test = test;
        }

        void look(RatioSums lead, int played) {
            if (decision != Decision.CONTINUE) {
                return;
            }
            blocks = lead.blocks();
            games = played;
            // The variance of fewer blocks is not known well enough.
            if (blocks >= Inference.LEAST_BLOCKS) {
                llr = test.llr(blocks, even + lead.ratio(), Math.pow(lead.deviation(), 2));
                decision = test.decision(llr);
            }
        }

        BotTest outcome() {
            return new BotTest(name, llr, test.lower(), test.upper(), decision, blocks, games);
        }
    }

    /// Lets the test of a line-up look once more, unless it has decided.
    ///
    /// @param lead the sums of the experiment's first quantity: the lead of the line-up's first kind of bot
    /// @param games how many games were played
    void look(int lineUp, RatioSums lead, int games) {
        tests.get(lineUp).look(lead, games);
    }

    boolean isEmpty() {
        return tests.isEmpty();
    }

    /// Returns true if every test has decided.
    boolean haveDecided() {
        return tests.stream().allMatch(each -> each.decision != Decision.CONTINUE);
    }

    List<BotTest> outcomes() {
        return tests.stream().map(OfLineUp::outcome).toList();
    }
}
