package parterre.lab.experiment;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parterre.bots.series.SequentialTest;

/// Reads the field `stop` of an experiment.
///
/// @param arms those of the experiment
/// @param lineUps those of the experiment
/// @param measures those of the experiment
record StopReader(List<Arm> arms, List<LineUpPlan> lineUps, List<MeasureName> measures) {
    private static final int MOST_GAMES = 2_000_000_000;
    private static final int GAMES = 1000;

    /// An error rate of an experiment that is below this needs more games than anybody plays.
    private static final double LEAST_ERRORS = 1e-6;

    private static final double MOST_ERRORS = 0.49;

    /// The measures that say which bot is stronger.
    private static final Set<MeasureName> OF_STRENGTH = EnumSet.of(MeasureName.SKILL, MeasureName.SKILL_ADJUSTED);

    StoppingRule rule(YamlItem file) {
        var item = file.item("stop");
        if (item.isEmpty()) {
            return StoppingRule.after(GAMES);
        }
        var stop = item.get();
        int games = (int) stop.whole("games", 1, MOST_GAMES, GAMES);
        boolean early = stop.yes("early");
        var precision = stop.number("precision", 0, Double.MAX_VALUE);
        var gsprt = stop.item("gsprt").flatMap(test -> gsprt(stop, test));
        if (stop.has("gsprt") && (early || precision.isPresent())) {
            stop.problem("gsprt", new ExperimentFault.OneStopOnly());
        }
        stop.nothingElse();
        return new StoppingRule(games, early || precision.isPresent() || gsprt.isPresent(), precision, gsprt);
    }

    private Optional<Gsprt> gsprt(YamlItem stop, YamlItem test) {
        var elo0 = test.number("elo0", -Gsprt.MOST_ELO, Gsprt.MOST_ELO);
        var elo1 = test.number("elo1", -Gsprt.MOST_ELO, Gsprt.MOST_ELO);
        double alpha = test.number("alpha", LEAST_ERRORS, MOST_ERRORS).orElse(SequentialTest.ERROR_RATE);
        double beta = test.number("beta", LEAST_ERRORS, MOST_ERRORS).orElse(SequentialTest.ERROR_RATE);
        test.nothingElse();
        double low = elo0.orElse(0);
        if (!test.has("elo1")) {
            test.problem("elo1", new ExperimentFault.MissingHere());
        }
        if (elo1.isPresent() && low >= elo1.getAsDouble()) {
            test.problem("elo1", new ExperimentFault.EloDescends());
            return Optional.empty();
        }
        if (!comparesBots()) {
            stop.problem("gsprt", new ExperimentFault.NoBotsCompared());
        }
        return elo1.isPresent() ? Optional.of(new Gsprt(low, elo1.getAsDouble(), alpha, beta)) : Optional.empty();
    }

    private boolean comparesBots() {
        return arms.size() == 1
                && !measures.isEmpty()
                && OF_STRENGTH.contains(measures.getFirst())
                && lineUps.stream().allMatch(LineUpPlan::ofTwo);
    }
}
