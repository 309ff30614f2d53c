package parterre.cli;

import java.util.List;
import parterre.bots.series.Estimate;
import parterre.cli.words.Localizer;
import parterre.cli.words.ReviewMessages;
import parterre.review.LuckStudy.Report;
import parterre.review.LuckStudy.Sofar;

/// Draws the mean luck of each party as SVG: a dot after so many games, and a bar for the 95 % interval. The bars of a
/// measurement that is right come to the line at 0.
final class LuckPlot {
    private static final int WIDTH = 720;
    private static final int LEFT = 70;
    private static final int RIGHT = 110;
    private static final int TOP = 48;
    private static final int HEIGHT = 260;
    private static final int BOTTOM = 56;
    private static final int DOT = 4;
    private static final int APART = 8;
    private static final int POINTS = 100;
    private static final int MOST_TICKS = 8;

    /// Bars of fewer games are so long that the last ones could not be seen beside them.
    private static final int MOST_BARS = 5;

    private static final List<String> COLOURS = List.of("#2a6f4e", "#b06a1f", "#3b5b92", "#8a3d6b", "#55585c");
    private static final List<Integer> STEPS = List.of(1, 2, 5, 10, 20, 50);

    private final List<List<Sofar>> courses;
    private final List<Sofar> course;
    private final int most;
    private final Svg svg = new Svg();

    private LuckPlot(Report report) {
        courses = report.parties().stream()
                .map(row -> row.course()
                        .subList(
                                Math.max(0, row.course().size() - MOST_BARS),
                                row.course().size()))
                .toList();
        course = courses.getFirst();
        double widest = courses.stream()
                .flatMap(List::stream)
                .map(Sofar::luck)
                .mapToDouble(luck -> POINTS * Math.max(Math.abs(luck.low()), Math.abs(luck.high())))
                .max()
                .orElse(1);
        most = Math.max(1, (int) Math.ceil(widest));
    }

    /// Returns the picture.
    ///
    /// @param game the game's name, for the title
    /// @param parties their names
    static String svg(String game, Report report, List<String> parties) {
        var plot = new LuckPlot(report);
        plot.draw(Localizer.standard().say(new ReviewMessages.LuckTitle(game, report.games())), parties);
        return plot.svg.close();
    }

    private void draw(String title, List<String> parties) {
        svg.open(WIDTH, TOP + HEIGHT + BOTTOM, title);
        svg.text(WIDTH / 2.0, 26, "middle", title);
        int step = STEPS.stream()
                .filter(each -> 2 * most / each < MOST_TICKS)
                .findFirst()
                .orElse(STEPS.getLast());
        for (int tick = -most / step * step; tick <= most; tick += step) {
            svg.line(LEFT, y(tick), WIDTH - RIGHT, y(tick), tick == 0 ? "#666" : "#ddd", 1);
            svg.text(LEFT - 10, y(tick) + 5, "end", Integer.toString(tick));
        }
        for (int place = 0; place < course.size(); place++) {
            svg.text(
                    x(place, 0, 1),
                    TOP + HEIGHT + 22,
                    "middle",
                    Localizer.standard()
                            .say(new ReviewMessages.LuckTick(course.get(place).games())));
        }
        svg.text(
                (LEFT + WIDTH - RIGHT) / 2.0,
                TOP + HEIGHT + 46,
                "middle",
                Localizer.standard().say(new ReviewMessages.LuckAxis()));
        for (int party = 0; party < courses.size(); party++) {
            var colour = COLOURS.get(party % COLOURS.size());
            for (int place = 0; place < course.size(); place++) {
                bar(
                        x(place, party, courses.size()),
                        courses.get(party).get(place).luck(),
                        colour);
            }
            double legend = TOP + 20.0 + 24.0 * party;
            svg.dot(WIDTH - RIGHT + 20.0, legend - 5, DOT, colour);
            svg.text(WIDTH - RIGHT + 32.0, legend, "start", parties.get(party));
        }
    }

    private void bar(double x, Estimate luck, String colour) {
        svg.line(x, y(POINTS * luck.low()), x, y(POINTS * luck.high()), colour, 3);
        svg.dot(x, y(POINTS * luck.value()), DOT, colour);
    }

    /// Returns where a party's bar stands: beside those of the other parties.
    private double x(int place, int party, int parties) {
        double middle = LEFT + (WIDTH - LEFT - RIGHT) * (place + 0.5) / course.size();
        return middle + APART * (party - (parties - 1) / 2.0);
    }

    private double y(double points) {
        return TOP + HEIGHT * (most - points) / (2.0 * most);
    }
}
