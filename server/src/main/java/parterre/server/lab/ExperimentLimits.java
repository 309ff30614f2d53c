package parterre.server.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import parterre.bots.BotSpec;
import parterre.bots.search.Budget;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.game.Unit;
import parterre.server.wire.ServerFault;

/// The largest experiment that a server takes. Larger ones are for `parterre lab run`.
final class ExperimentLimits {
    static final int MOST_GAMES = 2_000_000;
    static final int MOST_ARMS = 24;
    static final int MOST_LINE_UPS = 24;
    static final int MOST_PLAYOUTS = 20_000;
    static final int MOST_STEPS = 100_000;

    /// Units are lines of the journal, and stay in memory while it is read.
    static final int MOST_UNITS = 5_000;

    static final int LONGEST_NAME = 100;

    private ExperimentLimits() {}

    /// Returns what is too much in an experiment, and which of its bots do not play in experiments about this game. A
    /// file that was laid into a folder may name any.
    static List<Problem> problems(Experiment experiment, GameBox<?, ?, ?> box) {
        var problems = new ArrayList<Problem>();
        atMost(problems, "name", experiment.name().length(), LONGEST_NAME);
        atMost(problems, "arms", experiment.arms().size(), MOST_ARMS);
        atMost(problems, "line-ups", experiment.lineUps().size(), MOST_LINE_UPS);
        if (experiment.isToBeTuned()) {
            problems.add(Problem.of("retune", new ServerFault.NoRetuningHere()));
        }
        atMost(problems, "most-steps", experiment.mostSteps(), MOST_STEPS);
        for (var bot : bots(experiment)) {
            switch (LineUpPlan.bot(bot, box)) {
                case Reading.Bad<BotSpec>(List<Problem> wrong) -> problems.addAll(wrong);
                case Reading.Good<BotSpec>(BotSpec spec) -> atMost(problems, bot, playouts(spec), MOST_PLAYOUTS);
            }
        }
        long games = (long) experiment.stop().games()
                * experiment.arms().size()
                * experiment.lineUps().size();
        atMost(problems, "games", games, MOST_GAMES);
        if (problems.isEmpty()) {
            atMost(problems, "units", Unit.of(experiment).size(), MOST_UNITS);
        }
        return problems;
    }

    /// Returns the bots of all line-ups and arms.
    private static Set<String> bots(Experiment experiment) {
        var bots = new LinkedHashSet<String>();
        experiment.lineUps().forEach(lineUp -> bots.addAll(lineUp.bots()));
        experiment.arms().forEach(arm -> bots.addAll(arm.bots().values()));
        return bots;
    }

    private static long playouts(BotSpec bot) {
        return bot instanceof BotSpec.Mcts(var plan) && plan.budget() instanceof Budget.Playouts(int count) ? count : 0;
    }

    private static void atMost(List<Problem> problems, String where, long is, long most) {
        if (is > most) {
            problems.add(Problem.of(where, new ServerFault.TooMuchForServer(is, most)));
        }
    }
}
