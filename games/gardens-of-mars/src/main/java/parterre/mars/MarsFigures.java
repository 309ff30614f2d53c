package parterre.mars;

import java.util.List;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.box.Figures;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Place;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Roll;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsMove.Waste;

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
        public void step(Position before, Step<MarsMove> step, Position after) {
            switch (step) {
                case Step.Turn<MarsMove>(var _, MarsMove move) -> move(before, move, after);
                case Step.Chance<MarsMove>(MarsMove move) -> move(before, move, after);
                case Step.Together<MarsMove> _ -> throw new IllegalArgumentException("nobody answers in secret");
            }
        }

        private void move(Position before, MarsMove move, Position after) {
            switch (move) {
                case Plant plant -> {
                    int points = Planting.points(before, plant.to().index(), plant.colour());
                    if (after.score(before.seat()) > before.score(before.seat()) + points) {
                        skipsForward++;
                    }
                    turn(after, after.idle());
                }
                case Go _ -> {
                    flowerSteps++;
                    loss(before, after);
                }
                case Waste _ -> {
                    deadDice++;
                    loss(before, after);
                }
                case Roll roll -> {
                    rolls++;
                    dice += roll.dice().size();
                }
                case Place _, RollFor _, Begin _, Deal _ -> {}
            }
        }

        private void loss(Position before, Position after) {
            if (after.score(before.seat()) < before.score(before.seat()) - 1) {
                skipsBack++;
            }
            turn(after, after.idle() - before.idle() - 1);
        }

        private void turn(Position after, int passesAfterwards) {
            diceUsed++;
            passes += passesAfterwards;
            if (after.isExtraTurn()) {
                extraTurns++;
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
