package parterre.testkit.conformance;

import java.util.List;
import parterre.engine.BySeat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.box.Figures;

/// What the laboratory counts.
final class ShedFigures implements Figures<Position, ShedMove> {
    @Override
    public List<Figure> columns() {
        return List.of(
                new Figure("thefts", "crows played"),
                new Figure("counters", "counters laid"),
                new Figure("stolen", "cards stolen"),
                new Figure("offers", "trades proposed"),
                new Figure("trades", "trades carried out"),
                new Figure("staked", "petals staked"));
    }

    @Override
    public Tally<Position, ShedMove> tally(Setup setup) {
        return new Counts();
    }

    private static final class Counts implements Tally<Position, ShedMove> {
        private int thefts;
        private int counters;
        private int stolen;
        private int offers;
        private int trades;
        private int staked;

        @Override
        public void step(Position before, Step<ShedMove> step, Position after) {
            switch (step) {
                case Step.Turn<ShedMove>(var _, ShedMove move) -> {
                    thefts += move instanceof ShedMove.Theft ? 1 : 0;
                    offers += move instanceof ShedMove.Offer ? 1 : 0;
                }
                case Step.Chance<ShedMove>(ShedMove move) -> stolen += move instanceof ShedMove.Steal ? 1 : 0;
                case Step.Together<ShedMove>(BySeat<ShedMove> answers) ->
                    answers.seats().forEach(seat -> {
                        var answer = answers.of(seat);
                        trades += answer instanceof ShedMove.Accept ? 1 : 0;
                        staked += answer instanceof ShedMove.Sow(Cards _, int stake) ? stake : 0;
                    });
            }
            // Only one counter of a window is laid, however many were offered.
            if (before.stage() instanceof Stage.Window && step instanceof Step.Together<ShedMove>) {
                counters += after.discard().size() - before.discard().size();
            }
        }

        @Override
        public double[] values() {
            return new double[] {thefts, counters, stolen, offers, trades, staked};
        }
    }
}
