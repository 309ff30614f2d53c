package parterre.lab.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parterre.engine.box.GameBox;
import parterre.lab.measure.Findings;
import parterre.lab.report.LabMessages.ChapterName;
import parterre.lab.report.LabMessages.PictureText;
import parterre.lab.report.ReportPage.Heading;
import parterre.lab.report.ReportPage.Paragraph;
import parterre.lab.report.ReportPage.Part;
import parterre.lab.report.ReportPage.Table;
import parterre.lab.report.ReportPage.Terms;
import tools.jackson.databind.json.JsonMapper;

/// Writes a report as one HTML file that needs nothing else: the verdict first, then pictures, tables and the method.
///
/// The scripts that draw pictures are resources of the page's module. Where they are missing, the tables of the
/// pictures remain.
public final class HtmlReport {
    private static final String FOLDER = "/parterre/lab/report/";
    private static final List<String> SCRIPTS = List.of("vega.min.js", "vega-lite.min.js", "vega-embed.min.js");

    private final ReportFormatter formatter;
    private final List<Picture> pictures;
    private final StringBuilder html = new StringBuilder();

    /// The heading or sentence before a table, by which screen readers tell tables apart.
    private String told = "";

    private HtmlReport(ReportFormatter formatter, List<Picture> pictures) {
        this.formatter = formatter;
        this.pictures = pictures;
    }

    /// Returns the report.
    public static String of(Findings findings, Locale language) {
        var formatter = ReportFormatter.of(language, findings.experiment().box());
        var report = new HtmlReport(formatter, new Pictures(findings, formatter).all());
        report.write(ReportMaker.page(findings, language));
        return report.html.toString();
    }

    /// Returns another page, such as the result of a sweep, a tournament or a study of cards.
    ///
    /// @param box the game that it is about
    public static String of(ReportPage page, Locale language, GameBox<?, ?, ?> box) {
        var drawn = page.parts().stream()
                .filter(ReportPage.Drawing.class::isInstance)
                .map(part -> ((ReportPage.Drawing) part).picture())
                .toList();
        var report = new HtmlReport(ReportFormatter.of(language, box), drawn);
        report.head(page.title());
        page.parts().forEach(report::part);
        report.html.append("</main>\n");
        if (!drawn.isEmpty()) {
            report.scripts();
        }
        report.html.append("</body>\n</html>\n");
        return report.html.toString();
    }

    private void head(String title) {
        html.append("<!doctype html>\n<html lang=\"")
                .append(formatter.language().toLanguageTag());
        html.append("\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        element("title", title);
        html.append("<style>\n").append(text("report.css").orElseThrow()).append("</style>\n</head>\n<body>\n<main>\n");
        element("h1", title);
    }

    private void write(ReportPage page) {
        head(page.title());
        int rest = verdict(page.parts());
        pictures();
        for (var part : page.parts().subList(rest, page.parts().size())) {
            part(part);
        }
        html.append("</main>\n");
        scripts();
        html.append("</body>\n</html>\n");
    }

    /// Writes the first chapter, and returns where the next one begins.
    private int verdict(List<Part> parts) {
        int end = 1;
        var sentences = new ArrayList<String>();
        while (end < parts.size() && parts.get(end) instanceof Paragraph(String text)) {
            sentences.add(text);
            end++;
        }
        // The first sentence says what was played, and the last how it ended: both belong to the title.
        html.append("<p class=\"played\">")
                .append(escaped(sentences.getFirst() + " " + sentences.getLast()))
                .append("</p>\n<section class=\"verdict\">\n");
        element("h2", formatter.say(new LabMessages.Chapter(ChapterName.VERDICT)));
        sentences.subList(1, sentences.size() - 1).forEach(text -> element("p", text));
        html.append("</section>\n");
        return end;
    }

    private void pictures() {
        if (pictures.isEmpty()) {
            return;
        }
        element("h2", formatter.say(new LabMessages.Chapter(ChapterName.PICTURES)));
        html.append("<div class=\"pictures\">\n");
        pictures.forEach(this::picture);
        html.append("</div>\n");
    }

    private void picture(Picture picture) {
        html.append(picture.hint().isEmpty() ? "<figure>\n" : "<figure class=\"wide\">\n");
        element("figcaption", picture.caption());
        if (!picture.hint().isEmpty()) {
            html.append("<p class=\"hint\">").append(escaped(picture.hint())).append("</p>\n");
        }
        html.append("<div class=\"picture\" role=\"img\" aria-label=\"")
                .append(escaped(picture.caption()))
                .append("\"></div>\n<details>\n");
        element("summary", formatter.say(new LabMessages.PictureWord(PictureText.NUMBERS)));
        table(picture.numbers(), picture.caption());
        html.append("</details>\n</figure>\n");
    }

    private void told(String tag, String text) {
        told = text;
        element(tag, text);
    }

    private void part(Part part) {
        switch (part) {
            case Heading(String text) -> told("h2", text);
            case Paragraph(String text) -> told("p", text);
            case Table table -> table(table, table.head().getFirst() + ": " + told);
            case ReportPage.Drawing(Picture picture) -> picture(picture);
            case Terms(List<ReportPage.Term> terms) -> {
                html.append("<dl>\n");
                terms.forEach(term -> {
                    element("dt", term.word());
                    element("dd", term.meaning());
                });
                html.append("</dl>\n");
            }
        }
    }

    /// Writes a table that scrolls alone where the page is narrow, also by the keyboard.
    private void table(Table table, String name) {
        html.append("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
                .append(escaped(name))
                .append("\">\n<table>\n<thead><tr>");
        table.head().forEach(cell -> cell("th scope=\"col\"", "th", cell));
        html.append("</tr></thead>\n<tbody>\n");
        for (var row : table.rows()) {
            html.append("<tr>");
            cell("th scope=\"row\"", "th", row.getFirst());
            row.subList(1, row.size()).forEach(cell -> cell("td", "td", cell));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n</div>\n");
    }

    private void cell(String begin, String end, String text) {
        html.append("<")
                .append(begin)
                .append(">")
                .append(escaped(text))
                .append("</")
                .append(end)
                .append(">");
    }

    private void element(String name, String text) {
        cell(name, name, text);
        html.append("\n");
    }

    private void scripts() {
        var scripts = new ArrayList<String>();
        for (var script : SCRIPTS) {
            var text = text(script);
            if (text.isEmpty()) {
                return;
            }
            scripts.add(text.get());
        }
        scripts.add(text("report.js").orElseThrow());
        List<Map<String, Object>> specs = pictures.stream().map(Picture::spec).toList();
        // The licence of the scripts asks that its text goes with each copy.
        text("vega-license.txt")
                .ifPresent(licence -> html.append("<!--\n").append(licence).append("-->\n"));
        html.append("<script type=\"application/json\" id=\"pictures\">")
                .append(JsonMapper.shared().writeValueAsString(specs).replace("<", "\\u003c"))
                .append("</script>\n");
        scripts.forEach(script -> html.append("<script>")
                .append(script.replace("</script", "<\\/script"))
                .append("</script>\n"));
    }

    private static Optional<String> text(String resource) {
        try (var file = HtmlReport.class.getResourceAsStream(FOLDER + resource)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
