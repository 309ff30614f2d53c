package parterre.lab.game;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import parterre.bots.BotSpec;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;

/// A part of an experiment's work: some blocks of one line-up, in every arm. The arms share a unit, because
/// their games are compared block by block.
///
/// @param index its place among the experiment's units, from 0
/// @param lineUp the place of the line-up in the experiment
/// @param firstBlock the number of its first block
/// @param blocks how many blocks it has, at least 1
public record Unit(int index, int lineUp, int firstBlock, int blocks) implements Serializable {
    /// Blocks of a unit, by how long a game takes: a unit is to take about a second.
    private static final int RANDOM = 1000;

    private static final int FAST = 32;
    private static final int SLOW = 4;

    /// Returns all units of an experiment. Line-ups take turns, so that each has played about equally much at
    /// any time.
    public static List<Unit> of(Experiment experiment) {
        var lineUps = experiment.lineUps();
        var next = new int[lineUps.size()];
        var units = new ArrayList<Unit>();
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < next.length; i++) {
                int left = blocks(experiment, lineUps.get(i)) - next[i];
                if (left > 0) {
                    int blocks = Math.min(left, size(lineUps.get(i)));
                    units.add(new Unit(units.size(), i, next[i], blocks));
                    next[i] += blocks;
                    more = true;
                }
            }
        }
        return List.copyOf(units);
    }

    /// Returns how many blocks a line-up plays in each arm.
    public static int blocks(Experiment experiment, LineUpPlan lineUp) {
        return Math.ceilDiv(experiment.stop().games(), lineUp.rotations());
    }

    private static int size(LineUpPlan lineUp) {
        if (lineUp.atRandom()) {
            return RANDOM;
        }
        return lineUp.specs().stream().allMatch(Unit::isFast) ? FAST : SLOW;
    }

    private static boolean isFast(BotSpec bot) {
        return !(bot instanceof BotSpec.Mcts) && !(bot instanceof BotSpec.OfLevel);
    }

    /// Returns the number of games in each arm.
    public int games(Experiment experiment) {
        return blocks * experiment.lineUps().get(lineUp).rotations();
    }
}
