package parterre.lab.measure;

import java.util.List;
import java.util.Map;
import parterre.bots.series.Estimate;
import parterre.bots.series.SequentialTest.Decision;
import parterre.lab.experiment.ExperimentCodec;
import parterre.lab.game.Occurrence;
import parterre.lab.measure.Findings.BotTest;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.measure.Findings.Judge;
import parterre.lab.measure.Findings.OccurrenceShare;
import parterre.lab.measure.Findings.Played;
import parterre.lab.measure.Findings.State;
import parterre.lab.statistics.Inference;
import parterre.stored.Codecs;
import parterre.stored.EnumCodec;
import parterre.stored.ObjectCodec;

/// The stored form of findings, the file `findings.json`.
public final class FindingsCodec {
    private static final EnumCodec<State> STATE = new EnumCodec<>(
            State.class,
            Map.of(State.COMPLETE, "COMPLETE", State.DECIDED, "DECIDED", State.INTERRUPTED, "INTERRUPTED"));

    private static final EnumCodec<Inference> INFERENCE =
            new EnumCodec<>(Inference.class, Map.of(Inference.FIXED, "FIXED", Inference.ANYTIME, "ANYTIME"));

    private static final EnumCodec<Occurrence> OCCURRENCE = new EnumCodec<>(
            Occurrence.class,
            Map.of(
                    Occurrence.EVENT, "EVENT",
                    Occurrence.RULE, "RULE",
                    Occurrence.REFUSAL, "REFUSAL",
                    Occurrence.CARD, "CARD",
                    Occurrence.PLAYED, "PLAYED"));

    private static final ObjectCodec<Estimate> ESTIMATE = ObjectCodec.extensible(fields -> {
        var value = fields.add("value", Codecs.ANY_NUMBER, Estimate::value);
        var low = fields.add("low", Codecs.ANY_NUMBER, Estimate::low);
        var high = fields.add("high", Codecs.ANY_NUMBER, Estimate::high);
        return stored -> new Estimate(value.of(stored), low.of(stored), high.of(stored));
    });

    private static final ObjectCodec<Judge> JUDGE = ObjectCodec.extensible(fields -> {
        var name = fields.add("name", Codecs.TEXT, Judge::name);
        var sha256 = fields.addNullable("sha256", Codecs.TEXT, Judge::sha256);
        return stored -> new Judge(name.of(stored), sha256.of(stored));
    });

    private static final ObjectCodec<Played> PLAYED = ObjectCodec.extensible(fields -> {
        var lineUp = fields.add("lineUp", Codecs.TEXT, Played::lineUp);
        var blocks = fields.add("blocks", Codecs.INT, Played::blocks);
        var games = fields.add("games", Codecs.INT, Played::games);
        return stored -> new Played(lineUp.of(stored), blocks.of(stored), games.of(stored));
    });

    private static final ObjectCodec<Figure> FIGURE = ObjectCodec.extensible(fields -> {
        var measure = fields.add("measure", ExperimentCodec.MEASURE, Figure::measure);
        var quantity = fields.add("quantity", Codecs.TEXT, Figure::quantity);
        var subject = fields.add("subject", Codecs.TEXT, Figure::subject);
        var lineUp = fields.add("lineUp", Codecs.TEXT, Figure::lineUp);
        var arm = fields.add("arm", Codecs.TEXT, Figure::arm);
        var estimate = fields.add("estimate", ESTIMATE, Figure::estimate);
        var blocks = fields.add("blocks", Codecs.INT, Figure::blocks);
        var games = fields.add("games", Codecs.INT, Figure::games);
        return stored -> new Figure(
                measure.of(stored),
                quantity.of(stored),
                subject.of(stored),
                lineUp.of(stored),
                arm.of(stored),
                estimate.of(stored),
                blocks.of(stored),
                games.of(stored));
    });

    private static final ObjectCodec<Difference> DIFFERENCE = ObjectCodec.extensible(fields -> {
        var measure = fields.add("measure", ExperimentCodec.MEASURE, Difference::measure);
        var quantity = fields.add("quantity", Codecs.TEXT, Difference::quantity);
        var subject = fields.add("subject", Codecs.TEXT, Difference::subject);
        var lineUp = fields.add("lineUp", Codecs.TEXT, Difference::lineUp);
        var arm = fields.add("arm", Codecs.TEXT, Difference::arm);
        var against = fields.add("against", Codecs.TEXT, Difference::against);
        var estimate = fields.add("estimate", ESTIMATE, Difference::estimate);
        var pValue = fields.add("pValue", Codecs.ANY_NUMBER, Difference::pValue);
        var adjusted = fields.add("adjusted", Codecs.ANY_NUMBER, Difference::adjusted);
        var alarm = fields.add("alarm", Codecs.FLAG, Difference::alarm);
        var resolution = fields.add("resolution", Codecs.ANY_NUMBER, Difference::resolution);
        var blocks = fields.add("blocks", Codecs.INT, Difference::blocks);
        var games = fields.add("games", Codecs.INT, Difference::games);
        return stored -> new Difference(
                measure.of(stored),
                quantity.of(stored),
                subject.of(stored),
                lineUp.of(stored),
                arm.of(stored),
                against.of(stored),
                estimate.of(stored),
                pValue.of(stored),
                adjusted.of(stored),
                alarm.of(stored),
                resolution.of(stored),
                blocks.of(stored),
                games.of(stored));
    });

    private static final ObjectCodec<OccurrenceShare> SHARE = ObjectCodec.extensible(fields -> {
        var kind = fields.add("kind", OCCURRENCE, OccurrenceShare::kind);
        var name = fields.add("name", Codecs.TEXT, OccurrenceShare::name);
        var lineUp = fields.add("lineUp", Codecs.TEXT, OccurrenceShare::lineUp);
        var arm = fields.add("arm", Codecs.TEXT, OccurrenceShare::arm);
        var games = fields.add("games", Codecs.INT, OccurrenceShare::games);
        var of = fields.add("of", Codecs.INT, OccurrenceShare::of);
        var percent = fields.add("percent", ESTIMATE, OccurrenceShare::percent);
        return stored -> new OccurrenceShare(
                kind.of(stored),
                name.of(stored),
                lineUp.of(stored),
                arm.of(stored),
                games.of(stored),
                of.of(stored),
                percent.of(stored));
    });

    private static final EnumCodec<Decision> DECISION = new EnumCodec<>(
            Decision.class,
            Map.of(
                    Decision.CONTINUE, "CONTINUE",
                    Decision.ACCEPT_H0, "ACCEPT_H0",
                    Decision.ACCEPT_H1, "ACCEPT_H1"));

    private static final ObjectCodec<BotTest> TEST = ObjectCodec.extensible(fields -> {
        var lineUp = fields.add("lineUp", Codecs.TEXT, BotTest::lineUp);
        var llr = fields.add("llr", Codecs.ANY_NUMBER, BotTest::llr);
        var lower = fields.add("lower", Codecs.ANY_NUMBER, BotTest::lower);
        var upper = fields.add("upper", Codecs.ANY_NUMBER, BotTest::upper);
        var decision = fields.add("decision", DECISION, BotTest::decision);
        var blocks = fields.add("blocks", Codecs.INT, BotTest::blocks);
        var games = fields.add("games", Codecs.INT, BotTest::games);
        return stored -> new BotTest(
                lineUp.of(stored),
                llr.of(stored),
                lower.of(stored),
                upper.of(stored),
                decision.of(stored),
                blocks.of(stored),
                games.of(stored));
    });

    public static final ObjectCodec<Findings> FINDINGS = ObjectCodec.extensible(fields -> {
        var experiment = fields.add("experiment", ExperimentCodec.EXPERIMENT, Findings::experiment);
        var judge = fields.addNullable("judge", JUDGE, Findings::judge);
        var state = fields.add("state", STATE, Findings::state);
        var inference = fields.add("inference", INFERENCE, Findings::inference);
        var played = fields.add("played", Codecs.list(PLAYED), Findings::played);
        var figures = fields.add("figures", Codecs.list(FIGURE), Findings::figures);
        var differences = fields.add("differences", Codecs.list(DIFFERENCE), Findings::differences);
        var occurrences = fields.add("occurrences", Codecs.list(SHARE), Findings::occurrences);
        // Findings of earlier builds do not have them.
        var tests = fields.addLater("tests", Codecs.list(TEST), Findings::tests, List.of());
        var versions = fields.addLater("versions", Codecs.TEXT, Findings::versions, "");
        return stored -> new Findings(
                experiment.of(stored),
                versions.of(stored),
                judge.of(stored),
                state.of(stored),
                inference.of(stored),
                played.of(stored),
                figures.of(stored),
                differences.of(stored),
                occurrences.of(stored),
                tests.of(stored));
    });

    private FindingsCodec() {}
}
