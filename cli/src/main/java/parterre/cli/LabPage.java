package parterre.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import parterre.cli.LabOptions.LabFormat;
import parterre.cli.words.FileFault;
import parterre.engine.box.GameBox;
import parterre.lab.report.HtmlReport;
import parterre.lab.report.ReportPage;
import parterre.lab.report.ReportWriters;

/// The result of a sweep, a tournament or a study of cards, in every form.
///
/// @param data the same for programs, written as JSON
/// @param box the game that it is about
record LabPage(ReportPage page, Object data, GameBox<?, ?, ?> box, Locale language) {
    /// Returns the page in a form.
    String in(LabFormat format) {
        return switch (format) {
            case TEXT -> ReportWriters.text(page);
            case MARKDOWN -> ReportWriters.markdown(page);
            case HTML -> HtmlReport.of(page, language, box);
            case JSON -> Json.text(data) + "\n";
        };
    }

    /// Writes `report.md`, `report.html` and `report.json` into a folder.
    void write(Path folder) {
        write(folder.resolve("report.md"), LabFormat.MARKDOWN);
        write(folder.resolve("report.html"), LabFormat.HTML);
        write(folder.resolve("report.json"), LabFormat.JSON);
    }

    private void write(Path file, LabFormat format) {
        try {
            java.nio.file.Files.writeString(file, in(format));
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
    }
}
