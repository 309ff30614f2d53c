package parterre.stalks;

import java.util.Arrays;
import java.util.List;
import parterre.engine.Event;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.stalks.StalkEvent.ActionsEnded;
import parterre.stalks.StalkEvent.ActionsLost;
import parterre.stalks.StalkEvent.Bloomed;
import parterre.stalks.StalkEvent.BustDrawn;
import parterre.stalks.StalkEvent.CompostReturned;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.EndTriggered;
import parterre.stalks.StalkEvent.ExchangeSlid;
import parterre.stalks.StalkEvent.FirstPlayerDrawn;
import parterre.stalks.StalkEvent.FlowerSown;
import parterre.stalks.StalkEvent.FlowersKnown;
import parterre.stalks.StalkEvent.Flushed;
import parterre.stalks.StalkEvent.GameEnded;
import parterre.stalks.StalkEvent.Harvested;
import parterre.stalks.StalkEvent.MarketCrashed;
import parterre.stalks.StalkEvent.PhaseChanged;
import parterre.stalks.StalkEvent.Planted;
import parterre.stalks.StalkEvent.PortfolioDrawn;
import parterre.stalks.StalkEvent.PortfolioRevealed;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.RuleApplied;
import parterre.stalks.StalkEvent.SlotFilled;
import parterre.stalks.StalkEvent.Swapped;
import parterre.stalks.StalkEvent.TokenSpent;
import parterre.stalks.StalkEvent.TrackFilled;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.stalks.StalkEvent.UpkeepBegan;
import parterre.stalks.StalkEvent.ValueBusted;
import parterre.stalks.StalkEvent.ValueRose;
import parterre.stalks.StalkMove.Cost;

/// Counts further figures of a game, beside scores, branching and ends.
final class StalkFigures implements Figures {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("turns-each"),
            new Figure("harvested"),
            new Figure("top-value"),
            new Figure("lowest-value"),
            new Figure("tied-top"),
            new Figure("plants"),
            new Figure("swaps"),
            new Figure("flushes"),
            new Figure("extras"));

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally tally(Setup setup) {
        return new StalkTally(setup);
    }

    /// One game being counted.
    private static final class StalkTally implements Tally {
        private final int seats;
        private final int[] values = new int[Flower.TYPES];
        private int turns;
        private int harvested;
        private int plants;
        private int swaps;
        private int flushes;
        private int extras;
        private boolean isOver;

        StalkTally(Setup setup) {
            seats = setup.seats();
            Arrays.fill(values, Terms.of(setup).valueStart());
        }

        @Override
        public void happened(List<? extends Event> events) {
            for (var event : events) {
                count((StalkEvent) event);
            }
        }

        private void count(StalkEvent event) {
            switch (event) {
                case TurnBegan _ -> turns++;
                case Planted(var _, int _, Flower _, String _, Cost cost) -> {
                    plants++;
                    extra(cost);
                }
                case Swapped(var _, int _, Flower _, Flower _, Cost cost) -> {
                    swaps++;
                    extra(cost);
                }
                case Flushed _ -> flushes++;
                case Harvested(Flower _, List<String> cells) -> harvested += cells.size();
                case ValueRose(Flower flower, int _, int to) -> values[flower.type()] = to;
                case GameEnded _ -> isOver = true;
                case ActionsEnded _,
                        ActionsLost _,
                        Bloomed _,
                        BustDrawn _,
                        Composted _,
                        CompostReturned _,
                        EndTriggered _,
                        ExchangeSlid _,
                        FirstPlayerDrawn _,
                        FlowerSown _,
                        MarketCrashed _,
                        PhaseChanged _,
                        PortfolioDrawn _,
                        PortfolioRevealed _,
                        FlowersKnown _,
                        PortfolioScored _,
                        RuleApplied _,
                        SlotFilled _,
                        TokenSpent _,
                        TrackFilled _,
                        UpkeepBegan _,
                        ValueBusted _ -> {}
            }
        }

        private void extra(Cost cost) {
            extras += cost == Cost.SEEDY ? 1 : 0;
        }

        /// Returns the counts. Numbers that describe a whole game are 0 until the game is over.
        @Override
        public double[] values() {
            int highest = Arrays.stream(values).max().orElseThrow();
            int lowest = Arrays.stream(values).min().orElseThrow();
            boolean isTied =
                    Arrays.stream(values).filter(value -> value == highest).count() > 1;
            return isOver
                    ? new double[] {
                        (double) turns / seats,
                        harvested,
                        highest,
                        lowest,
                        isTied ? 1 : 0,
                        plants,
                        swaps,
                        flushes,
                        extras
                    }
                    : new double[] {0, 0, 0, 0, 0, plants, swaps, flushes, extras};
        }
    }
}
