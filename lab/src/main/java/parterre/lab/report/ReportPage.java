package parterre.lab.report;

import java.util.List;

/// A report in one language, without a form.
///
/// @param title one line
/// @param parts in the order of reading
public record ReportPage(String title, List<Part> parts) {
    public ReportPage {
        parts = List.copyOf(parts);
    }

    /// A part of a page.
    public sealed interface Part {}

    /// A heading of a chapter.
    public record Heading(String text) implements Part {}

    /// Some sentences.
    public record Paragraph(String text) implements Part {}

    /// A table. The first column has words, the others may have numbers.
    ///
    /// @param head the heads of the columns
    /// @param rows as long as the head
    public record Table(List<String> head, List<List<String>> rows) implements Part {
        public Table {
            head = List.copyOf(head);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /// A picture, where the form has pictures.
    public record Drawing(Picture picture) implements Part {}

    /// Words and what they mean.
    public record Terms(List<Term> terms) implements Part {
        public Terms {
            terms = List.copyOf(terms);
        }
    }

    /// A word and what it means.
    public record Term(String word, String meaning) {}
}
