package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.ReportPage.Table;

class ArmTableTest {
    private static List<ReportPage.Part> parts(String game, String arms) {
        var experiment = ExperimentFile.read(
                        "name: x\ngame: " + game + "\narms: [" + arms + "]\nline-ups: [random*2]",
                        _ -> Optional.empty())
                .orThrow();
        return new ArmTable(experiment, ReportFormatter.of(Locale.ENGLISH, experiment.box())).parts();
    }

    private static List<List<String>> rows(String game, String arms) {
        assertThat(parts(game, arms)).hasSize(1).first().isInstanceOf(Table.class);
        return ((Table) parts(game, arms).getFirst()).rows();
    }

    @Test
    void aChangedCardValue_isNamedByItsPath() {
        assertThat(rows("gnomadic-gardeners", "{name: ours}, {name: worse, change: {cards: {gnomes/g01/prep: 4}}}"))
                .singleElement()
                .satisfies(row -> assertThat(row)
                        .startsWith("worse", "gnomes/g01/prep", "4")
                        .hasSize(4));
    }

    @Test
    void anOption_isToldAgainstTheFirstArm() {
        assertThat(rows("gardens-of-mars", "{name: printed}, {name: group, options: {scoring: group}}"))
                .singleElement()
                .satisfies(row -> assertThat(row).startsWith("group", "scoring", "group"));
        assertThat(rows("gardens-of-mars", "{name: group, options: {scoring: group}}, {name: printed}"))
                .singleElement()
                .satisfies(
                        row -> assertThat(row).startsWith("printed", "scoring").endsWith("group"));
    }

    @Test
    void equalArms_areToldAsEqual() {
        assertThat(parts("gardens-of-mars", "{name: one}, {name: two}"))
                .containsExactly(new ReportPage.Paragraph("The arms have the same options and card files."));
    }

    @Test
    void theGamesOwnRules_needNoTable() {
        assertThat(parts("gardens-of-mars", "{name: printed}")).isEmpty();
    }
}
