package parterre.lab.measure;

import java.util.List;
import java.util.Optional;
import parterre.bots.series.Estimate;
import parterre.bots.series.SequentialTest.Decision;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.MeasureName;
import parterre.lab.game.Occurrence;
import parterre.lab.statistics.Inference;

/// The findings of an experiment. Plain data. Equal experiments have equal findings.
///
/// @param experiment the experiment
/// @param versions identifies the program and the bots that played, as [BotVersions] does; empty for findings of
///     earlier builds
/// @param judge what judged positions; empty if nothing did
/// @param state how the experiment ended
/// @param inference how intervals and p-values were made
/// @param played what was played of each line-up
/// @param figures the quantities of each arm
/// @param differences the quantities of the later arms less those of the first
/// @param occurrences how often things happened
/// @param tests the sequential tests of an experiment that asks which bot is stronger, one for each line-up
public record Findings(
        Experiment experiment,
        String versions,
        Optional<Judge> judge,
        State state,
        Inference inference,
        List<Played> played,
        List<Figure> figures,
        List<Difference> differences,
        List<OccurrenceShare> occurrences,
        List<BotTest> tests) {
    public Findings {
        played = List.copyOf(played);
        figures = List.copyOf(figures);
        differences = List.copyOf(differences);
        occurrences = List.copyOf(occurrences);
        tests = List.copyOf(tests);
    }

    /// How an experiment ended.
    public enum State {
        /// All games were played.
        COMPLETE,
        /// It was decided before.
        DECIDED,
        /// Somebody stopped it.
        INTERRUPTED
    }

    /// The value that judged positions.
    ///
    /// @param name the name of the value
    /// @param sha256 identifies a learned value's net; empty for a rule of thumb, which is part of the game
    public record Judge(String name, Optional<String> sha256) {}

    /// The games of a line-up that were played.
    ///
    /// @param games in each arm
    public record Played(String lineUp, int blocks, int games) {}

    /// A quantity in one arm.
    ///
    /// @param subject the seat that it is about; empty for the whole table
    /// @param estimate with its 95 % interval
    public record Figure(
            MeasureName measure,
            String quantity,
            String subject,
            String lineUp,
            String arm,
            Estimate estimate,
            int blocks,
            int games) {}

    /// A quantity in an arm less the same in the first arm.
    ///
    /// @param estimate with its 95 % interval
    /// @param pValue of this comparison alone
    /// @param adjusted the p-value corrected for all comparisons of the experiment
    /// @param alarm true if the corrected p-value is at most the experiment's error rate
    /// @param resolution the difference that so many games find 19 times in 20, after correction for all
    ///     comparisons
    public record Difference(
            MeasureName measure,
            String quantity,
            String subject,
            String lineUp,
            String arm,
            String against,
            Estimate estimate,
            double pValue,
            double adjusted,
            boolean alarm,
            double resolution,
            int blocks,
            int games) {}

    /// How often something happened.
    ///
    /// @param kind what kind of thing it is
    /// @param name its name, such as a rule id
    /// @param games in how many games it happened
    /// @param of in how many games it could have happened
    /// @param percent of the games, with its 95 % interval
    public record OccurrenceShare(
            Occurrence kind, String name, String lineUp, String arm, int games, int of, Estimate percent) {}

    /// The sequential test of a line-up: is its first kind of bot so far ahead?
    ///
    /// @param llr the log-likelihood ratio at the decision, or so far
    /// @param lower the first hypothesis is accepted when the ratio is at most this
    /// @param upper the second hypothesis is accepted when the ratio is at least this
    /// @param blocks how many the test looked at
    /// @param games how many it looked at
    public record BotTest(
            String lineUp, double llr, double lower, double upper, Decision decision, int blocks, int games) {}

    /// Returns true if any difference is an alarm.
    public boolean alarmed() {
        return differences.stream().anyMatch(Difference::alarm);
    }
}
