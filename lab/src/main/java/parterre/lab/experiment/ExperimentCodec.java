package parterre.lab.experiment;

import static java.util.Map.entry;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import parterre.lab.experiment.Experiment.SharedLuck;
import parterre.lab.experiment.Experiment.Tuning;
import parterre.stored.Codecs;
import parterre.stored.EnumCodec;
import parterre.stored.ObjectCodec;

/// The stored form of experiments. The hash of an experiment is made of it, so it must not change.
public final class ExperimentCodec {
    /// The stored words of measures.
    public static final EnumCodec<MeasureName> MEASURE = new EnumCodec<>(
            MeasureName.class,
            Map.ofEntries(
                    entry(MeasureName.SEAT_ADVANTAGE, "SEAT_ADVANTAGE"),
                    entry(MeasureName.SEAT_ADVANTAGE_ADJUSTED, "SEAT_ADVANTAGE_ADJUSTED"),
                    entry(MeasureName.SKILL, "SKILL"),
                    entry(MeasureName.SKILL_ADJUSTED, "SKILL_ADJUSTED"),
                    entry(MeasureName.LENGTH, "LENGTH"),
                    entry(MeasureName.SCORE, "SCORE"),
                    entry(MeasureName.DECISIVENESS, "DECISIVENESS"),
                    entry(MeasureName.DRAMA, "DRAMA"),
                    entry(MeasureName.TENSION, "TENSION"),
                    entry(MeasureName.RUNAWAY, "RUNAWAY"),
                    entry(MeasureName.KINGMAKING, "KINGMAKING"),
                    entry(MeasureName.CHOICE, "CHOICE"),
                    entry(MeasureName.LUCK, "LUCK"),
                    entry(MeasureName.RULES, "RULES"),
                    entry(MeasureName.CARDS, "CARDS")));

    private static final EnumCodec<SharedLuck> LUCK = new EnumCodec<>(
            SharedLuck.class, Map.of(SharedLuck.ALL, "ALL", SharedLuck.CHANCE, "CHANCE", SharedLuck.NONE, "NONE"));

    private static final EnumCodec<Tuning> TUNING =
            new EnumCodec<>(Tuning.class, Map.of(Tuning.SAME_BOTS, "SAME_BOTS", Tuning.EACH_ARM, "EACH_ARM"));

    private static final EnumCodec<LineUpPlan.Role> ROLE = new EnumCodec<>(
            LineUpPlan.Role.class, Map.of(LineUpPlan.Role.NAMED, "NAMED", LineUpPlan.Role.DOUBLED, "DOUBLED"));

    private static final ObjectCodec<Arm> ARM = ObjectCodec.extensible(fields -> {
        var name = fields.add("name", Codecs.TEXT, Arm::name);
        var edition = fields.add("edition", Codecs.INT, Arm::edition);
        var options = fields.add("options", Codecs.sortedMap(Codecs.TEXT), Arm::options);
        // Findings of earlier builds do not have them.
        var bots = fields.addLater("bots", Codecs.sortedMap(Codecs.TEXT), Arm::bots, Collections.emptySortedMap());
        return stored -> new Arm(name.of(stored), edition.of(stored), options.of(stored), bots.of(stored));
    });

    private static final ObjectCodec<LineUpPlan> LINE_UP = ObjectCodec.extensible(fields -> {
        var name = fields.add("name", Codecs.TEXT, LineUpPlan::name);
        var bots = fields.add("bots", Codecs.list(Codecs.TEXT), LineUpPlan::bots);
        var role = fields.add("role", ROLE, LineUpPlan::role);
        return stored -> new LineUpPlan(name.of(stored), bots.of(stored), role.of(stored));
    });

    private static final ObjectCodec<Gsprt> GSPRT = ObjectCodec.extensible(fields -> {
        var elo0 = fields.add("elo0", Codecs.ANY_NUMBER, Gsprt::elo0);
        var elo1 = fields.add("elo1", Codecs.ANY_NUMBER, Gsprt::elo1);
        var alpha = fields.add("alpha", Codecs.ANY_NUMBER, Gsprt::alpha);
        var beta = fields.add("beta", Codecs.ANY_NUMBER, Gsprt::beta);
        return stored -> new Gsprt(elo0.of(stored), elo1.of(stored), alpha.of(stored), beta.of(stored));
    });

    private static final ObjectCodec<StoppingRule> STOP = ObjectCodec.extensible(fields -> {
        var games = fields.add("games", Codecs.INT, StoppingRule::games);
        var early = fields.add("early", Codecs.FLAG, StoppingRule::early);
        var precision = fields.addNullable("precision", Codecs.ANY_NUMBER, rule -> boxed(rule.precision()));
        var gsprt = fields.addOptional("gsprt", GSPRT, StoppingRule::gsprt);
        return stored ->
                new StoppingRule(games.of(stored), early.of(stored), unboxed(precision.of(stored)), gsprt.of(stored));
    });

    private static final ObjectCodec<Retuning> RETUNING = ObjectCodec.extensible(fields -> {
        var runs = fields.add("runs", Codecs.INT, Retuning::runs);
        var tries = fields.add("tries", Codecs.INT, Retuning::tries);
        var pairs = fields.add("pairs", Codecs.INT, Retuning::pairs);
        var playoff = fields.add("playoff", Codecs.INT, Retuning::playoff);
        return stored -> new Retuning(runs.of(stored), tries.of(stored), pairs.of(stored), playoff.of(stored));
    });

    /// The stored form of an experiment.
    public static final ObjectCodec<Experiment> EXPERIMENT = ObjectCodec.extensible(fields -> {
        var name = fields.add("name", Codecs.TEXT, Experiment::name);
        var game = fields.add("game", Codecs.TEXT, Experiment::game);
        var seed = fields.add("seed", Codecs.LONG, Experiment::seed);
        var arms = fields.add("arms", Codecs.list(ARM), Experiment::arms);
        var lineUps = fields.add("lineUps", Codecs.list(LINE_UP), Experiment::lineUps);
        var measures = fields.add("measures", Codecs.list(MEASURE), Experiment::measures);
        var stop = fields.add("stop", STOP, Experiment::stop);
        var errorRate = fields.add("errorRate", Codecs.ANY_NUMBER, Experiment::errorRate);
        var pace = fields.addNullable("pace", Codecs.ANY_NUMBER, experiment -> boxed(experiment.pace()));
        var value = fields.addNullable("value", Codecs.TEXT, Experiment::value);
        var luck = fields.add("luck", LUCK, Experiment::luck);
        var tuned = fields.add("tuned", TUNING, Experiment::tuned);
        var retune = fields.addOptional("retune", RETUNING, Experiment::retune);
        var mostSteps = fields.add("mostSteps", Codecs.INT, Experiment::mostSteps);
        return stored -> new Experiment(
                name.of(stored),
                game.of(stored),
                seed.of(stored),
                arms.of(stored),
                lineUps.of(stored),
                measures.of(stored),
                stop.of(stored),
                errorRate.of(stored),
                unboxed(pace.of(stored)),
                value.of(stored),
                luck.of(stored),
                tuned.of(stored),
                retune.of(stored),
                mostSteps.of(stored));
    });

    private ExperimentCodec() {}

    private static Optional<Double> boxed(OptionalDouble number) {
        return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
    }

    private static OptionalDouble unboxed(Optional<Double> number) {
        return number.stream().mapToDouble(Double::doubleValue).findFirst();
    }
}
