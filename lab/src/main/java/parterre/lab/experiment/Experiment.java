package parterre.lab.experiment;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import parterre.engine.Attachment;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

/// An experiment: one game with several arms, played by several line-ups of bots. Plain data.
///
/// Equal experiments give equal numbers on any number of threads and machines.
///
/// @param name one line
/// @param game the game's slug
/// @param seed of all luck; see `luck`
/// @param arms at least one; the first is the one that the others are compared with
/// @param lineUps at least one
/// @param measures at least one, in the order of the report
/// @param stop when the experiment ends
/// @param errorRate how often the whole report may raise a false alarm, between 0 and 0.5
/// @param pace seconds that a person takes for a decision with a choice; empty if lengths are not told in
///     minutes
/// @param value the name of the value that judges positions; empty for the game's last one
/// @param luck what luck the arms share
/// @param tuned says whether bots were tuned for each arm
/// @param retune how much searches are tuned for each arm before the games; empty if the laboratory does not tune
/// @param mostSteps the number of steps after which a game without a bound is stopped
public record Experiment(
        String name,
        String game,
        long seed,
        List<Arm> arms,
        List<LineUpPlan> lineUps,
        List<MeasureName> measures,
        StoppingRule stop,
        double errorRate,
        OptionalDouble pace,
        Optional<String> value,
        SharedLuck luck,
        Tuning tuned,
        Optional<Retuning> retune,
        int mostSteps) {
    public Experiment {
        arms = List.copyOf(arms);
        lineUps = List.copyOf(lineUps);
        measures = List.copyOf(measures);
    }

    /// The luck that games of the same number share in all arms.
    public enum SharedLuck {
        /// Chance and bots draw the same numbers in every arm, so that arms differ by their rules alone.
        ALL,
        /// Chance draws the same numbers, bots draw their own. Equal arms then play different games, by which
        /// the rate of false alarms can be measured.
        CHANCE,
        /// Every arm has luck of its own.
        NONE
    }

    /// The rules for which the bots were tuned.
    public enum Tuning {
        /// Every arm is played by the same bots, which know the rules of the first arm best.
        SAME_BOTS,
        /// The bots of each arm were tuned for its rules, at equal budgets.
        EACH_ARM
    }

    /// Returns the same experiment with other arms and another seed.
    public Experiment with(List<Arm> otherArms, long otherSeed) {
        return of(otherArms, lineUps, stop, otherSeed, luck, tuned);
    }

    /// Returns the same experiment with other luck in common.
    public Experiment with(SharedLuck shared) {
        return of(arms, lineUps, stop, seed, shared, tuned);
    }

    /// Returns the same experiment with one line-up alone, another stopping rule and another seed.
    public Experiment with(LineUpPlan lineUp, StoppingRule otherStop, long otherSeed) {
        return of(arms, List.of(lineUp), otherStop, otherSeed, luck, tuned);
    }

    /// Returns the same experiment with arms whose bots were tuned for their rules.
    public Experiment withTuned(List<Arm> tunedArms) {
        return of(tunedArms, lineUps, stop, seed, luck, Tuning.EACH_ARM);
    }

    /// Returns the experiment as it was before [#withTuned(List)].
    public Experiment untuned() {
        var plain = arms.stream()
                .map(arm -> new Arm(arm.name(), arm.edition(), arm.options()))
                .toList();
        return of(plain, lineUps, stop, seed, luck, Tuning.SAME_BOTS);
    }

    /// Returns true if searches are still to be tuned for the arms.
    public boolean isToBeTuned() {
        return retune.isPresent() && tuned == Tuning.SAME_BOTS;
    }

    private Experiment of(
            List<Arm> otherArms,
            List<LineUpPlan> otherLineUps,
            StoppingRule otherStop,
            long otherSeed,
            SharedLuck otherLuck,
            Tuning otherTuning) {
        return new Experiment(
                name,
                game,
                otherSeed,
                otherArms,
                otherLineUps,
                measures,
                otherStop,
                errorRate,
                pace,
                value,
                otherLuck,
                otherTuning,
                retune,
                mostSteps);
    }

    /// Returns the game.
    ///
    /// @throws IllegalStateException if this process does not have the game
    public GameBox<?, ?, ?> box() {
        return Boxes.named(game).orElseThrow(() -> new IllegalStateException("there is no game " + game));
    }

    /// Returns true if this is one of the measures.
    public boolean measures(MeasureName measure) {
        return measures.contains(measure);
    }

    /// Returns true if any of these is one of the measures.
    public boolean measuresAny(Collection<MeasureName> any) {
        return any.stream().anyMatch(this::measures);
    }

    /// Returns true if the bots of a line-up play at random in all arms. They draw moves and chance from one stream.
    public boolean isOneStream(LineUpPlan lineUp) {
        return lineUp.atRandom() && arms.stream().allMatch(arm -> arm.bots().isEmpty());
    }

    /// Returns the experiment as JSON. Equal experiments have equal texts.
    public String json() {
        return ExperimentCodec.EXPERIMENT.text(this);
    }

    /// Returns the experiment of a text that [#json()] wrote.
    ///
    /// @throws parterre.stored.StoredException if it has another form
    public static Experiment ofJson(String json) {
        return ExperimentCodec.EXPERIMENT.ofText(json);
    }

    /// Returns the SHA-256 of the experiment, as 64 hexadecimal digits.
    public String sha256() {
        return Attachment.sha256(json());
    }
}
