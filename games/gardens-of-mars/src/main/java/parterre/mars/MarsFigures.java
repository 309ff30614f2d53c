package parterre.mars;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.mars.MarsEvent.ColourUsedUp;
import parterre.mars.MarsEvent.DiceRolled;
import parterre.mars.MarsEvent.DieWasted;
import parterre.mars.MarsEvent.ExtraTurnBegan;
import parterre.mars.MarsEvent.FirstPlayerDrawn;
import parterre.mars.MarsEvent.FlowersDealt;
import parterre.mars.MarsEvent.GameEnded;
import parterre.mars.MarsEvent.GardenerChosen;
import parterre.mars.MarsEvent.GardenerPlaced;
import parterre.mars.MarsEvent.GardenersPlaced;
import parterre.mars.MarsEvent.Passed;
import parterre.mars.MarsEvent.PlacingTurnBegan;
import parterre.mars.MarsEvent.Planted;
import parterre.mars.MarsEvent.PointLost;
import parterre.mars.MarsEvent.Scored;
import parterre.mars.MarsEvent.SquaresSkipped;
import parterre.mars.MarsEvent.SteppedOnFlower;
import parterre.mars.MarsEvent.TurnBegan;

/// What a laboratory counts in a game of Gardens of Mars beside scores, branching and ends.
final class MarsFigures implements Figures<Position, MarsMove> {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("turns", "dice used and passes"),
            new Figure("passes", "turns of players who were surrounded and found no dice"),
            new Figure("rolls", "times that dice were rolled"),
            new Figure("dice", "dice rolled"),
            new Figure("flower-steps", "walks onto a flower"),
            new Figure("dead-dice", "dice that took nobody anywhere"),
            new Figure("skips-forward", "gains that went past an occupied square"),
            new Figure("skips-back", "losses that went past an occupied square"),
            new Figure("extra-turns", "turns earned by special actions"));

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally<Position, MarsMove> tally(Setup setup) {
        return new MarsTally();
    }

    /// One game being counted.
    private static final class MarsTally implements Tally<Position, MarsMove> {
        private int diceUsed;
        private int passes;
        private int rolls;
        private int dice;
        private int flowerSteps;
        private int deadDice;
        private int skipsForward;
        private int skipsBack;
        private int extraTurns;

        @Override
        public void happened(List<? extends Event> events) {
            for (var event : events) {
                count((MarsEvent) event);
            }
        }

        private void count(MarsEvent event) {
            switch (event) {
                case Planted _ -> diceUsed++;
                case SteppedOnFlower _ -> {
                    diceUsed++;
                    flowerSteps++;
                }
                case DieWasted _ -> {
                    diceUsed++;
                    deadDice++;
                }
                case Passed _ -> passes++;
                case DiceRolled(Seat _, List<Integer> rolled) -> {
                    rolls++;
                    dice += rolled.size();
                }
                case SquaresSkipped(Seat _, int _, int from, int to) -> {
                    if (to > from) {
                        skipsForward++;
                    } else {
                        skipsBack++;
                    }
                }
                case ExtraTurnBegan _ -> extraTurns++;
                case FirstPlayerDrawn _,
                        PlacingTurnBegan _,
                        GardenerPlaced _,
                        GardenersPlaced _,
                        FlowersDealt _,
                        GardenerChosen _,
                        ColourUsedUp _,
                        Scored _,
                        PointLost _,
                        TurnBegan _,
                        GameEnded _ -> {}
            }
        }

        @Override
        public double[] values() {
            return new double[] {
                diceUsed + passes, passes, rolls, dice, flowerSteps, deadDice, skipsForward, skipsBack, extraTurns
            };
        }
    }
}
