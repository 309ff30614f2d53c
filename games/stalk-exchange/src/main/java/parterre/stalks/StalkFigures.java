package parterre.stalks;

import java.util.List;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.box.Figures;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;

/// What a laboratory counts in a game beside scores, branching and ends.
final class StalkFigures implements Figures<Position, StalkMove> {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("turns-each", "turns, divided by the number of players"),
            new Figure("harvested", "flowers harvested"),
            new Figure("top-value", "highest stalk value before the bust"),
            new Figure("lowest-value", "lowest stalk value"),
            new Figure("tied-top", "1 if several types had the highest value"),
            new Figure("plants", "flowers planted"),
            new Figure("swaps", "flowers swapped"),
            new Figure("flushes", "flushes"),
            new Figure("extras", "extra plants and swaps"));

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally<Position, StalkMove> tally(Setup setup) {
        return new StalkTally();
    }

    /// One game being counted.
    private static final class StalkTally implements Tally<Position, StalkMove> {
        private int plants;
        private int swaps;
        private int flushes;
        private int extras;
        private double[] end = new double[5];

        @Override
        public void step(Position before, Step<StalkMove> step, Position after) {
            switch (step) {
                case Step.Turn<StalkMove>(var _, StalkMove move) -> count(move);
                case Step.Chance<StalkMove> _ -> {}
                case Step.Together<StalkMove> _ -> throw new IllegalArgumentException("nobody answers in secret");
            }
            var table = after.table();
            if (table.phase == Phase.OVER) {
                int lowest = Integer.MAX_VALUE;
                for (int type = 0; type < Flower.TYPES; type++) {
                    lowest = Math.min(lowest, Market.value(table, type));
                }
                end = new double[] {
                    (double) table.turn / table.terms.seats(),
                    Bunch.size(table.market),
                    Market.highest(table),
                    lowest,
                    Market.highestTypes(table) > 1 ? 1 : 0
                };
            }
        }

        private void count(StalkMove move) {
            switch (move) {
                case Plant plant -> {
                    plants++;
                    extra(plant.cost());
                }
                case Swap swap -> {
                    swaps++;
                    extra(swap.cost());
                }
                case Flush _ -> flushes++;
                case End _, Harvest _, Begin _, Draw _, Bust _ -> {}
            }
        }

        private void extra(Cost cost) {
            extras += cost == Cost.SEEDY ? 1 : 0;
        }

        @Override
        public double[] values() {
            return new double[] {end[0], end[1], end[2], end[3], end[4], plants, swaps, flushes, extras};
        }
    }
}
