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
import parterre.mars.MarsEvent.ExtraTurnEarned;
import parterre.mars.MarsEvent.ExtraTurnMissed;
import parterre.mars.MarsEvent.FirstPlayerDrawn;
import parterre.mars.MarsEvent.FlowersDealt;
import parterre.mars.MarsEvent.GameEnded;
import parterre.mars.MarsEvent.GardenerChosen;
import parterre.mars.MarsEvent.GardenerPlaced;
import parterre.mars.MarsEvent.GardenersPlaced;
import parterre.mars.MarsEvent.IdleTurnsCounted;
import parterre.mars.MarsEvent.Passed;
import parterre.mars.MarsEvent.PhaseChanged;
import parterre.mars.MarsEvent.PlacingTurnBegan;
import parterre.mars.MarsEvent.Planted;
import parterre.mars.MarsEvent.PointLost;
import parterre.mars.MarsEvent.RuleApplied;
import parterre.mars.MarsEvent.Scored;
import parterre.mars.MarsEvent.SquaresSkipped;
import parterre.mars.MarsEvent.SteppedOnFlower;
import parterre.mars.MarsEvent.TurnBegan;

/// Counts further figures of a game of Gardens of Mars, beside scores, branching and ends.
final class MarsFigures implements Figures {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("turns"),
            new Figure("passes"),
            new Figure("rolls"),
            new Figure("dice"),
            new Figure("flower-steps"),
            new Figure("dead-dice"),
            new Figure("skips-forward"),
            new Figure("skips-back"),
            new Figure("extra-turns"));

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally tally(Setup setup) {
        return new MarsTally();
    }

    /// One game being counted.
    private static final class MarsTally implements Tally {
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
                        PhaseChanged _,
                        IdleTurnsCounted _,
                        ExtraTurnEarned _,
                        ExtraTurnMissed _,
                        RuleApplied _,
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
