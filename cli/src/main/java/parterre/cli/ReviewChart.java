package parterre.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import parterre.cli.words.Localizer;
import parterre.cli.words.ReviewMessages;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.review.GameAccount;
import parterre.review.Grade;

/// Draws how the chances went as SVG for a page. Luck is marked by a diamond after its step, an error by a shape
/// for its grade before it. Each mark has its words, and an error is a link to its line in the list.
final class ReviewChart {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 260;
    private static final int LEFT = 36;
    private static final int RIGHT = 12;
    private static final int TOP = 14;
    private static final int BOTTOM = 14;

    private final ReviewReport report;
    private final GameAccount account;
    private final Localizer localizer;
    private final StringBuilder svg = new StringBuilder();

    private ReviewChart(ReviewReport report, GameAccount account, Localizer localizer) {
        this.report = report;
        this.account = account;
        this.localizer = localizer;
    }

    /// Returns the drawing.
    ///
    /// @param errorId the id of an error's line by its place in the list
    static String svg(ReviewReport report, GameAccount account, Localizer localizer, IntFunction<String> errorId) {
        var chart = new ReviewChart(report, account, localizer);
        chart.draw(errorId);
        return chart.svg.toString();
    }

    private void draw(IntFunction<String> errorId) {
        svg.append(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n",
                WIDTH,
                HEIGHT,
                ReviewPage.escaped(localizer.say(new ReviewMessages.ChanceChart()))));
        for (int percent = 0; percent <= 100; percent += 50) {
            double y = y(percent / 100.0);
            svg.append(String.format(Locale.ROOT, "<path class=\"grid\" d=\"M%d %.1fH%d\"/>", LEFT, y, WIDTH - RIGHT))
                    .append(String.format(
                            Locale.ROOT, "<text x=\"%d\" y=\"%.1f\">%d</text>\n", LEFT - 6, y + 4, percent));
        }
        for (int party = 0; party < account.shares().getFirst().size(); party++) {
            line(party);
        }
        for (var swing : account.swings()) {
            mark("luck", swing.step(), swing.party(), report.said(swing, localizer));
        }
        var errors = report.review().errors();
        for (int place = 0; place < errors.size(); place++) {
            var error = errors.get(place);
            if (Seat.read(error.seat()) instanceof Reading.Good<Seat>(Seat seat)) {
                svg.append("<a href=\"#").append(errorId.apply(place)).append("\">");
                mark(error.grade(), error.step() - 1, seat.index(), report.said(error, localizer));
                svg.append("</a>");
            }
        }
        svg.append("</svg>\n");
    }

    private void line(int party) {
        svg.append("<polyline class=\"p").append(party).append("\" points=\"");
        for (int step = 0; step < account.shares().size(); step++) {
            svg.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(step), y(share(step, party))));
        }
        svg.append("\"/>\n");
    }

    private void mark(String kind, int step, int party, String says) {
        svg.append(String.format(
                Locale.ROOT,
                "<path class=\"mark %s\" d=\"M%.1f %.1f%s\"><title>%s</title></path>\n",
                kind,
                x(step),
                y(share(step, party)),
                shape(kind),
                ReviewPage.escaped(says)));
    }

    /// Returns the outline of a mark around the place where the pen is.
    private static String shape(String kind) {
        if (kind.equals(Grade.STORED.word(Grade.BLUNDER))) {
            return "m-6-6h12v12h-12z";
        }
        if (kind.equals(Grade.STORED.word(Grade.MISTAKE))) {
            return "m0-7 7 13h-14z";
        }
        return kind.equals(Grade.STORED.word(Grade.INACCURACY)) ? "m0-6a6 6 0 1 0 .1 0z" : "m0-7 7 7-7 7-7-7z";
    }

    private double share(int step, int party) {
        return account.shares().get(step).get(party);
    }

    private double x(int step) {
        return LEFT
                + (double) (WIDTH - LEFT - RIGHT)
                        * step
                        / Math.max(1, account.shares().size() - 1);
    }

    private static double y(double share) {
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
    }

    /// Returns the parties with the lines that they have in the chart.
    static String legend(ReviewReport report, Localizer localizer) {
        var legend = new StringBuilder("<ul class=\"legend\">");
        List<String> parties = report.review().parties();
        for (int party = 0; party < parties.size(); party++) {
            legend.append("<li><svg viewBox=\"0 0 24 4\" aria-hidden=\"true\"><path class=\"p")
                    .append(party)
                    .append("\" d=\"M0 2H24\"/></svg> ")
                    .append(ReviewPage.escaped(report.replayed().party(party, localizer)))
                    .append("</li>");
        }
        return legend.append("</ul>\n").toString();
    }
}
