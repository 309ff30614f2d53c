package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parterre.bots.series.Estimate;
import parterre.bots.series.PairScore;
import parterre.bots.series.SequentialTest.Decision;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.Gsprt;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.experiment.MeasureName;
import parterre.lab.experiment.StoppingRule;
import parterre.lab.game.Occurrence;
import parterre.lab.game.Unit;
import parterre.lab.measure.Findings;
import parterre.lab.measure.UnitSums;
import parterre.lab.statistics.Inference;
import parterre.lab.statistics.PairSums;
import parterre.lab.statistics.RatioSums;
import parterre.lab.tournament.Ladder;
import parterre.lab.tournament.LadderTerms;
import parterre.stored.StoredException;

/// Files of earlier builds and hashes of experiments depend on these texts, byte for byte.
class StoredFormTest {
    private static final Experiment EXPERIMENT = new Experiment(
            "café",
            "gardens-of-mars",
            -5,
            List.of(
                    new Arm("a", 2, new TreeMap<>(Map.of("zeta", "1", "alpha", "two\nlines"))),
                    new Arm("b", 1, Collections.emptySortedMap(), new TreeMap<>(Map.of("greedy", "random")))),
            List.of(new LineUpPlan("l", List.of("greedy", "random"), LineUpPlan.Role.DOUBLED)),
            List.of(MeasureName.SEAT_ADVANTAGE, MeasureName.CARDS),
            new StoppingRule(10, true, OptionalDouble.of(1e-9), Optional.empty()),
            0.05,
            OptionalDouble.empty(),
            Optional.of("learned"),
            Experiment.SharedLuck.CHANCE,
            Experiment.Tuning.EACH_ARM,
            Optional.empty(),
            5000);

    private static final String EXPERIMENT_TEXT = "{\"name\":\"café\",\"game\":\"gardens-of-mars\",\"seed\":-5,"
            + "\"arms\":[{\"name\":\"a\",\"edition\":2,\"options\":{\"alpha\":\"two\\nlines\",\"zeta\":\"1\"},"
            + "\"bots\":{}},{\"name\":\"b\",\"edition\":1,\"options\":{},\"bots\":{\"greedy\":\"random\"}}],"
            + "\"lineUps\":[{\"name\":\"l\",\"bots\":[\"greedy\",\"random\"],\"role\":\"DOUBLED\"}],"
            + "\"measures\":[\"SEAT_ADVANTAGE\",\"CARDS\"],"
            + "\"stop\":{\"games\":10,\"early\":true,\"precision\":1.0E-9},\"errorRate\":0.05,\"pace\":null,"
            + "\"value\":\"learned\",\"luck\":\"CHANCE\",\"tuned\":\"EACH_ARM\",\"mostSteps\":5000}";

    private static final UnitSums SUMS = new UnitSums(
            new Unit(0, 1, 2, 3),
            4,
            List.of(List.of(new RatioSums(1, 1.5, Double.NaN, 1e300, Double.POSITIVE_INFINITY, -0.0))),
            List.of(List.of(new PairSums(1, 0.1, 1e-7, Double.NEGATIVE_INFINITY))),
            List.of(new TreeMap<>(Map.of("rule:MG-2", 2, "rule:MG-1", 1))));

    private static final String SUMS_TEXT = "{\"unit\":{\"index\":0,\"lineUp\":1,\"firstBlock\":2,\"blocks\":3},"
            + "\"games\":4,\"ratios\":[[{\"blocks\":1,\"x\":1.5,\"y\":\"NaN\",\"xx\":1.0E300,\"yy\":\"Infinity\","
            + "\"xy\":-0.0}]],\"pairs\":[[{\"xx\":1.0,\"xy\":0.1,\"yx\":1.0E-7,\"yy\":\"-Infinity\"}]],"
            + "\"occurrences\":[{\"rule:MG-1\":1,\"rule:MG-2\":2}]}";

    @Test
    void experiments_keepTheirBytes() {
        assertThat(EXPERIMENT.json()).isEqualTo(EXPERIMENT_TEXT);
        assertThat(Experiment.ofJson(EXPERIMENT_TEXT)).isEqualTo(EXPERIMENT);
    }

    @Test
    void aStopByGsprt_keepsItsBytes() {
        var rule = new StoppingRule(9, true, OptionalDouble.empty(), Optional.of(new Gsprt(-1, 2.5, 0.05, 0.1)));
        var experiment = EXPERIMENT.with(EXPERIMENT.lineUps().getFirst(), rule, EXPERIMENT.seed());
        assertThat(experiment.json())
                .contains("\"stop\":{\"games\":9,\"early\":true,\"precision\":null,"
                        + "\"gsprt\":{\"elo0\":-1.0,\"elo1\":2.5,\"alpha\":0.05,\"beta\":0.1}}");
        assertThat(Experiment.ofJson(experiment.json())).isEqualTo(experiment);
    }

    @Test
    void sumsOfUnits_keepTheirBytes() {
        assertThat(SUMS.json()).isEqualTo(SUMS_TEXT);
        assertThat(UnitSums.ofJson(SUMS_TEXT)).isEqualTo(SUMS);
    }

    @Test
    void findings_keepTheirFields() {
        var estimate = new Estimate(1.25, -0.5, 3);
        var findings = new Findings(
                EXPERIMENT,
                "cafe",
                Optional.of(new Findings.Judge("lead", Optional.empty())),
                Findings.State.DECIDED,
                Inference.ANYTIME,
                List.of(new Findings.Played("l", 1, 2)),
                List.of(new Findings.Figure(MeasureName.SKILL, "skill", "P1", "l", "a", estimate, 1, 2)),
                List.of(new Findings.Difference(
                        MeasureName.LENGTH, "turns", "", "l", "b", "a", estimate, 0.1, 0.2, true, 3, 1, 2)),
                List.of(new Findings.OccurrenceShare(Occurrence.RULE, "MG-1", "l", "a", 1, 2, estimate)),
                List.of(new Findings.BotTest("l", 3, -2.5, 2.75, Decision.ACCEPT_H1, 1, 2)));
        var text = ReportWriters.json(findings);
        assertThat(text)
                .startsWith("{\n  \"experiment\" : {\n    \"name\" : \"café\",\n")
                .endsWith("}\n");
        assertThat(text.replaceAll("\\s", ""))
                .isEqualTo("{\"experiment\":" + EXPERIMENT_TEXT
                        + ",\"judge\":{\"name\":\"lead\",\"sha256\":null},\"state\":\"DECIDED\","
                        + "\"inference\":\"ANYTIME\",\"played\":[{\"lineUp\":\"l\",\"blocks\":1,\"games\":2}],"
                        + "\"figures\":[{\"measure\":\"SKILL\",\"quantity\":\"skill\",\"subject\":\"P1\","
                        + "\"lineUp\":\"l\",\"arm\":\"a\",\"estimate\":{\"value\":1.25,\"low\":-0.5,\"high\":3.0},"
                        + "\"blocks\":1,\"games\":2}],\"differences\":[{\"measure\":\"LENGTH\","
                        + "\"quantity\":\"turns\",\"subject\":\"\",\"lineUp\":\"l\",\"arm\":\"b\",\"against\":\"a\","
                        + "\"estimate\":{\"value\":1.25,\"low\":-0.5,\"high\":3.0},\"pValue\":0.1,\"adjusted\":0.2,"
                        + "\"alarm\":true,\"resolution\":3.0,\"blocks\":1,\"games\":2}],"
                        + "\"occurrences\":[{\"kind\":\"RULE\",\"name\":\"MG-1\",\"lineUp\":\"l\",\"arm\":\"a\","
                        + "\"games\":1,\"of\":2,\"percent\":{\"value\":1.25,\"low\":-0.5,\"high\":3.0}}],"
                        + "\"tests\":[{\"lineUp\":\"l\",\"llr\":3.0,\"lower\":-2.5,\"upper\":2.75,"
                        + "\"decision\":\"ACCEPT_H1\",\"blocks\":1,\"games\":2}],\"versions\":\"cafe\"}");
        assertThat(ReportWriters.findings(text)).isEqualTo(findings);
        var earlier = text.substring(0, text.indexOf(",\n  \"tests\"")) + "}";
        assertThat(ReportWriters.findings(earlier).tests()).isEmpty();
        assertThat(ReportWriters.findings(earlier).versions()).isEmpty();
    }

    @Test
    void tournaments_keepTheirFields() {
        var terms = new LadderTerms(
                "gardens-of-mars", 1, new TreeMap<>(Map.of("special", "empty")), 10, OptionalInt.empty(), 2);
        var ladder = Ladder.of(terms, List.of("random", "greedy")).with(new PairScore(0, 1, 10, 4.5));
        assertThat(ladder.json().replaceAll("\\s", ""))
                .isEqualTo("{\"game\":\"gardens-of-mars\",\"edition\":1,\"options\":{\"special\":\"empty\"},"
                        + "\"games\":10,\"playouts\":null,\"bots\":[\"random\",\"greedy\"],"
                        + "\"scores\":[{\"first\":0,\"second\":1,\"games\":10,\"won\":4.5}]}");
        assertThat(Ladder.ofJson(ladder.json())).isEqualTo(ladder);
    }

    @Test
    void armsOfEarlierBuilds_haveNoBotsOfTheirOwn() {
        var earlier = EXPERIMENT_TEXT.replace(",\"bots\":{}", "").replace(",\"bots\":{\"greedy\":\"random\"}", "");
        assertThat(Experiment.ofJson(earlier).arms()).extracting(Arm::bots).containsOnly(Collections.emptySortedMap());
    }

    @Test
    void fieldsOfLaterBuilds_areLeftOut() {
        assertThat(UnitSums.ofJson(SUMS_TEXT.replace("\"games\":4,", "\"games\":4,\"later\":{},")))
                .isEqualTo(SUMS);
    }

    @Test
    void missingField_isNamed() {
        assertThatThrownBy(() -> UnitSums.ofJson(SUMS_TEXT.replace("\"games\":4,", "")))
                .isInstanceOf(StoredException.class)
                .hasMessageContaining("'games'");
    }

    @Test
    void unknownWord_isNamed() {
        assertThatThrownBy(() -> Experiment.ofJson(EXPERIMENT_TEXT.replace("CARDS", "CATS")))
                .isInstanceOf(StoredException.class)
                .hasMessageContaining("'CATS'");
    }
}
