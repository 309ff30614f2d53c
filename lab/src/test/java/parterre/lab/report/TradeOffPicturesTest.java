package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.experiment.Sweep;
import parterre.lab.run.Machines;
import parterre.lab.sweep.SweepRun;

class TradeOffPicturesTest {
    private static Sweep sweep(String aims) {
        return ExperimentFile.readSweep("""
                        name: short games
                        game: fire-and-flora
                        line-ups: [random*2]
                        measures: [length, score]
                        stop: {games: 4}
                        sweep:
                          points: 4
                          options: {round-cap: 5..20}
                          aim: [AIMS]
                        """.replace("AIMS", aims), _ -> Optional.empty())
                .orThrow();
    }

    private static List<Picture> pictures(Sweep sweep, Locale language) {
        var points = new SweepRun(sweep, Optional.empty()).play(new Machines.Threads(1), _ -> {});
        return TradeOffPictures.of(sweep, points, language);
    }

    @Test
    void twoAims_areDrawnAgainstEachOther() {
        var sweep = sweep("{quantity: turns, to: 30}, {quantity: score, from: 5, to: 9}");
        var pictures = pictures(sweep, Locale.ENGLISH);
        assertThat(pictures).hasSize(1);
        var picture = pictures.getFirst();
        assertThat(picture.caption()).startsWith("turns (across) and points (up)");
        assertThat(picture.numbers().rows())
                .hasSize(4)
                .anySatisfy(row -> assertThat(row).endsWith("yes"));
        assertThat(picture.numbers().rows())
                .allSatisfy(row ->
                        assertThat(row.subList(1, 3)).allMatch(cell -> cell.matches("[0-9.]+ \\[[0-9.−]+; [0-9.]+]")));
        // The intervals of both aims, three bounds, the points, and the places of those on the front.
        assertThat(picture.spec().get("layer"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(7);
        var page = new ReportPage("sweep", List.of(new ReportPage.Drawing(picture)));
        assertThat(HtmlReport.of(page, Locale.GERMAN, sweep.base().box()))
                .contains("<figure", "aria-label=\"" + picture.caption() + "\"", "<details>");
        assertThat(ReportWriters.markdown(page)).isEqualTo("# sweep\n");
    }

    @Test
    void oneAim_tradesNothingOff() {
        assertThat(pictures(sweep("{quantity: turns, to: 30}"), Locale.ENGLISH)).isEmpty();
    }
}
