package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The messages about experiments of this server.
public final class Lab {
    private Lab() {}

    /// How an experiment stands.
    public enum RunState {
        /// Others come first.
        WAITING,
        RUNNING,
        /// Somebody has stopped it, and it ends with the games that are being played.
        STOPPING,
        /// It rests, and may go on.
        STOPPED,
        /// All games were played.
        COMPLETE,
        /// It ended early, because it was decided.
        DECIDED,
        /// A game broke down, or a file cannot be read.
        BROKEN
    }

    /// All experiments.
    ///
    /// @param experiments those that run first, then those that wait in their order, then the latest
    /// @param mayChange true if the caller may start, stop and delete experiments
    public record Experiments(List<ExperimentCard> experiments, boolean mayChange) {}

    /// An experiment in a list.
    ///
    /// @param name its name in addresses
    /// @param game the game's slug
    /// @param progress how far it has come, while it runs
    /// @param verdict the first sentences of its report, so far as there are any
    /// @param at when its files were last written
    /// @param report true if there is a report
    /// @param resumable true if it can go on
    public record ExperimentCard(
            String name,
            String title,
            String game,
            RunState state,
            Optional<RunProgress> progress,
            List<String> verdict,
            Instant at,
            boolean report,
            boolean resumable) {}

    /// The progress of an experiment.
    ///
    /// @param done how many parts of its work are done
    /// @param of how many there are
    /// @param games how many games have been played, in all arms
    /// @param leftMillis how long it may still take; empty as long as that is not known
    public record RunProgress(int done, int of, long games, Optional<Long> leftMillis) {}

    /// Everything about an experiment but its report.
    ///
    /// @param yaml its file, if it was started here
    /// @param found its numbers so far
    /// @param problem what broke it, for programmers
    public record ExperimentView(
            ExperimentCard card,
            boolean mayChange,
            Optional<String> yaml,
            List<FoundQuantity> found,
            Optional<String> problem) {}

    /// A quantity in each line-up and arm.
    ///
    /// @param quantity in words
    public record FoundQuantity(String quantity, List<FoundNumber> numbers) {}

    /// A number with its 95 % interval. A part that is not known yet is missing.
    ///
    /// @param against the arm from which this is the difference, if it is one
    /// @param told the number and its interval in words
    /// @param found true if the difference is found after correction for all comparisons
    public record FoundNumber(
            String lineUp,
            String arm,
            Optional<String> against,
            String told,
            Optional<Double> value,
            Optional<Double> low,
            Optional<Double> high,
            boolean found) {}

    /// An experiment to be started.
    ///
    /// @param yaml the experiment file
    public record NewExperiment(String yaml) {}

    /// The differences that an experiment can find, told before it runs.
    public record Forecast(List<LineUpForecast> lineUps) {}

    /// The differences that a line-up of an experiment can find.
    ///
    /// @param lead how long its games take, in words
    /// @param details what they find and how many games other differences need, in words
    public record LineUpForecast(String lead, List<String> details) {}

    /// Experiments to begin with.
    public record Cases(List<Case> cases) {}

    /// An experiment to begin with.
    ///
    /// @param name the name of its file, without the ending
    /// @param game the game's slug
    public record Case(String name, String title, String game, String yaml) {}

    /// An experiment was deleted.
    public record ExperimentGone(String name) {}
}
