package parterre.cli;

import java.util.List;
import java.util.stream.Stream;
import parterre.cli.words.CalibrateMessages;
import parterre.cli.words.CalibrateMessages.ModelKind;
import parterre.cli.words.Localizer;
import parterre.learn.Calibration;
import parterre.learn.Calibration.Bin;
import parterre.learn.CalibrationStudy.Model;
import parterre.learn.CalibrationStudy.Part;
import parterre.learn.CalibrationStudy.Report;

/// Draws a reliability diagram as SVG: how often parties won that were expected to win with each chance. A dot
/// on the diagonal is a chance that can be trusted. Larger dots stand for more cases.
final class ReliabilityPlot {
    private static final int WIDTH = 560;
    private static final int HEIGHT = 520;
    private static final int LEFT = 70;
    private static final int TOP = 48;
    private static final int SIDE = 380;
    private static final int LEGEND = 470;
    private static final double LEAST_DOT = 3;
    private static final double MOST_DOT = 9;

    private final Localizer localizer = Localizer.standard();
    private final Svg svg = new Svg();

    /// A model that is drawn, in this colour.
    private record Drawn(ModelKind kind, String colour, Calibration measured) {}

    private ReliabilityPlot() {}

    /// Returns the picture of the learned value and the first evaluator.
    ///
    /// @param game the game's name, for the title
    static String svg(String game, Report report) {
        var drawn = Stream.concat(
                        drawn(report, Model.EVALUATOR, ModelKind.EVALUATOR, "#b06a1f"),
                        drawn(report, Model.LEARNED, ModelKind.LEARNED, "#2a6f4e"))
                .toList();
        return new ReliabilityPlot().drawn(game, report.games(), drawn);
    }

    /// Returns the picture of a net and a linear model.
    ///
    /// @param games how many games they were measured on
    static String svg(String game, int games, Calibration net, Calibration linear) {
        return new ReliabilityPlot()
                .drawn(
                        game,
                        games,
                        List.of(
                                new Drawn(ModelKind.LINEAR, "#b06a1f", linear),
                                new Drawn(ModelKind.LEARNED, "#2a6f4e", net)));
    }

    private static Stream<Drawn> drawn(Report report, Model model, ModelKind kind, String colour) {
        return report.rows().stream()
                .filter(row -> row.part() instanceof Part.All && row.model() == model)
                .map(row -> new Drawn(kind, colour, row.measured()));
    }

    private String drawn(String game, int games, List<Drawn> models) {
        var title = localizer.say(new CalibrateMessages.ReliabilityTitle(game, games));
        svg.open(WIDTH, HEIGHT, title);
        svg.text(WIDTH / 2.0, 26, "middle", title);
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            double share = tenth / 10.0;
            svg.line(x(share), y(0), x(share), y(1), "#ddd", 1);
            svg.line(x(0), y(share), x(1), y(share), "#ddd", 1);
            svg.text(x(share), y(0) + 20, "middle", Integer.toString(tenth * 10));
            svg.text(x(0) - 10, y(share) + 5, "end", Integer.toString(tenth * 10));
        }
        svg.line(x(0), y(0), x(1), y(1), "#666", 1);
        svg.text(x(0.5), y(0) + 44, "middle", localizer.say(new CalibrateMessages.ExpectedAxis()));
        svg.text(x(0), TOP - 6, "middle", localizer.say(new CalibrateMessages.CameAxis()));
        int legend = TOP + 30;
        for (var model : models) {
            bins(model.measured(), model.colour());
            svg.dot(LEGEND, legend - 5, MOST_DOT / 2, model.colour());
            svg.text(LEGEND + 12, legend, "start", localizer.say(new CalibrateMessages.Expecting(model.kind())));
            legend += 24;
        }
        return svg.close();
    }

    private void bins(Calibration measured, String colour) {
        int most = measured.bins().stream().mapToInt(Bin::count).max().orElse(1);
        Bin last = null;
        for (var bin : measured.bins()) {
            if (last != null) {
                svg.line(x(last.expected()), y(last.came()), x(bin.expected()), y(bin.came()), colour, 1);
            }
            double size = Math.sqrt((double) bin.count() / most);
            svg.dot(x(bin.expected()), y(bin.came()), LEAST_DOT + (MOST_DOT - LEAST_DOT) * size, colour);
            last = bin;
        }
    }

    private static double x(double share) {
        return LEFT + SIDE * share;
    }

    private static double y(double share) {
        return TOP + SIDE * (1 - share);
    }
}
