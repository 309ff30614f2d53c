package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import parterre.cli.words.Localizer;
import parterre.cli.words.ReviewMessages;
import parterre.engine.box.GameBox;
import parterre.review.GameAccount;

/// Writes reviews as one page of HTML that needs nothing else: no script, no picture and no font from elsewhere.
/// It holds the reviews as JSON, too, for programs.
final class ReviewPage {
    private static final String STYLE = "review.css";

    private final Localizer localizer;
    private final Function<GameBox<?, ?, ?>, Localizer> localizers;
    private final StringBuilder html = new StringBuilder();

    private ReviewPage(Localizer localizer, Function<GameBox<?, ?, ?>, Localizer> localizers) {
        this.localizer = localizer;
        this.localizers = localizers;
    }

    /// Returns the page.
    ///
    /// @param localizer says what concerns all games
    /// @param localizers speak of one game each
    static String html(
            List<ReviewReport> reports, Localizer localizer, Function<GameBox<?, ?, ?>, Localizer> localizers) {
        var page = new ReviewPage(localizer, localizers);
        page.write(reports);
        return page.html.toString();
    }

    private void write(List<ReviewReport> reports) {
        var title = localizer.say(new ReviewMessages.PageTitle(reports.size()));
        html.append("<!doctype html>\n<html lang=\"")
                .append(localizer.language().getLanguage())
                .append("\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n");
        element("title", title);
        html.append("<style>\n").append(style()).append("</style>\n</head>\n<body>\n<main>\n");
        element("h1", title);
        for (int game = 0; game < reports.size(); game++) {
            game(reports.get(game), "g" + (game + 1));
        }
        if (reports.size() > 1) {
            html.append("<section>\n");
            element("h2", localizer.say(new ReviewMessages.PlayersInAll(reports.size())));
            table(ReviewReport.summary(reports, localizer));
            html.append("</section>\n");
        }
        // A < in the data could end the element.
        html.append("</main>\n<script type=\"application/json\" id=\"review\">")
                .append(Json.line(ReviewReport.json(reports)).replace("<", "\\u003c"))
                .append("</script>\n</body>\n</html>\n");
    }

    private void game(ReviewReport report, String id) {
        var words = localizers.apply(report.replayed().box());
        html.append("<section>\n");
        element("h2", report.title(words));
        report.remarks(words).forEach(remark -> element("p", remark));
        table(report.table(words));
        if (report.review().points().isPresent()) {
            element("h3", report.inPoints(words));
            table(report.pointsTable(words));
        }
        report.review().account().ifPresent(account -> chart(report, account, words, id));
        element("h3", report.errorsFound(words));
        html.append("<ul>\n");
        var errors = report.review().errors();
        for (int place = 0; place < errors.size(); place++) {
            html.append("<li id=\"").append(id).append('e').append(place).append("\">");
            html.append(escaped(report.said(errors.get(place), words)));
            report.effects(errors.get(place), words).forEach(move -> element("p", move));
            report.features(errors.get(place), words).forEach(why -> element("p", why));
            report.hindsight(errors.get(place), words).ifPresent(known -> element("p", known));
            report.expected(errors.get(place), words).ifPresent(lines -> element("p", lines));
            html.append("</li>\n");
        }
        html.append("</ul>\n</section>\n");
    }

    private void chart(ReviewReport report, GameAccount account, Localizer words, String id) {
        html.append("<figure>\n");
        element("figcaption", words.say(new ReviewMessages.ChanceChart()));
        html.append(ReviewChart.legend(report, words))
                .append(ReviewChart.svg(report, account, words, place -> id + "e" + place))
                .append("</figure>\n");
        var swings = account.swings();
        element("h3", words.say(new ReviewMessages.SwingsFound(swings.size())));
        html.append("<ul>\n");
        swings.forEach(swing -> element("li", report.said(swing, words)));
        html.append("</ul>\n");
    }

    private void table(List<List<String>> rows) {
        html.append("<div class=\"wide\"><table>\n<thead><tr>");
        rows.getFirst()
                .forEach(head -> html.append(head.isEmpty() ? "<td></td>" : cell("th scope=\"col\"", "th", head)));
        html.append("</tr></thead>\n<tbody>\n");
        for (var row : rows.subList(1, rows.size())) {
            html.append("<tr>").append(cell("th scope=\"row\"", "th", row.getFirst()));
            row.stream().skip(1).forEach(number -> html.append(cell("td", "td", number)));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table></div>\n");
    }

    private static String cell(String opening, String name, String text) {
        return "<" + opening + ">" + escaped(text) + "</" + name + ">";
    }

    private void element(String name, String text) {
        html.append(cell(name, name, text)).append('\n');
    }

    /// Returns a text as it stands in HTML, also between quotes.
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String style() {
        try (var stream = Objects.requireNonNull(ReviewPage.class.getResourceAsStream(STYLE))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
