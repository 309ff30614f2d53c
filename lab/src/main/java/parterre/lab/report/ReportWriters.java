package parterre.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.lab.measure.Findings;
import parterre.lab.measure.FindingsCodec;

/// Writes reports.
public final class ReportWriters {
    private static final int WIDTH = 100;

    private ReportWriters() {}

    /// Returns findings as JSON. Equal findings have equal texts.
    public static String json(Findings findings) {
        return FindingsCodec.FINDINGS.indentedText(findings) + "\n";
    }

    /// Returns the findings of a text that [#json] wrote.
    ///
    /// @throws parterre.stored.StoredException if it has another form
    public static Findings findings(String json) {
        return FindingsCodec.FINDINGS.ofText(json);
    }

    /// Returns the parts of a page without its drawings, whose numbers are in tables.
    private static List<ReportPage.Part> words(ReportPage page) {
        return page.parts().stream()
                .filter(part -> !(part instanceof ReportPage.Drawing))
                .toList();
    }

    /// Returns a page as Markdown.
    public static String markdown(ReportPage page) {
        var text = new StringBuilder("# ").append(page.title()).append("\n");
        for (var part : words(page)) {
            text.append("\n");
            switch (part) {
                case ReportPage.Heading(String heading) ->
                    text.append("## ").append(heading).append("\n");
                case ReportPage.Paragraph(String sentences) ->
                    text.append(sentences).append("\n");
                case ReportPage.Table(List<String> head, List<List<String>> rows) -> {
                    text.append(row(head));
                    text.append(row(head.stream().map(_ -> "---").toList()));
                    rows.forEach(row -> text.append(row(row)));
                }
                case ReportPage.Drawing _ -> {}
                case ReportPage.Terms(List<ReportPage.Term> terms) ->
                    terms.forEach(term -> text.append("- **" + term.word() + "**: " + term.meaning() + "\n"));
            }
        }
        return text.toString();
    }

    private static String row(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    /// Returns a page as plain text for a terminal.
    public static String text(ReportPage page) {
        var text = new StringBuilder(page.title()).append("\n");
        for (var part : words(page)) {
            text.append("\n");
            switch (part) {
                case ReportPage.Heading(String heading) -> text.append(heading).append("\n");
                case ReportPage.Paragraph(String sentences) ->
                    wrapped(sentences).forEach(line -> text.append(line).append("\n"));
                case ReportPage.Table table -> text.append(grid(table));
                case ReportPage.Drawing _ -> {}
                case ReportPage.Terms(List<ReportPage.Term> terms) ->
                    terms.forEach(term -> wrapped(term.word() + ": " + term.meaning())
                            .forEach(line -> text.append(line).append("\n")));
            }
        }
        return text.toString();
    }

    private static List<String> wrapped(String sentences) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : sentences.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static String grid(ReportPage.Table table) {
        var rows = new ArrayList<List<String>>();
        rows.add(table.head());
        rows.addAll(table.rows());
        var widths = IntStream.range(0, table.head().size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column)
                                .codePointCount(0, row.get(column).length()))
                        .max()
                        .orElse(0))
                .toArray();
        var text = new StringBuilder();
        for (var row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                var cell = row.get(column);
                var gap = " ".repeat(widths[column] - cell.codePointCount(0, cell.length()));
                line.append(column == 0 ? cell + gap : "  " + gap + cell);
            }
            text.append(line.toString().stripTrailing()).append("\n");
        }
        return text.toString();
    }
}
