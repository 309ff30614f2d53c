package parterre.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import parterre.lab.experiment.Experiment;
import parterre.lab.measure.Findings;

/// The files of an experiment: its journal, its findings, and its report in two forms. Each run of the same
/// experiment writes them anew.
public record ResultFolder(Path folder) {
    private static final String FINDINGS = "findings.json";
    private static final String TUNED = "tuned.json";

    /// Returns the file with the finished units.
    public Path journal() {
        return folder.resolve("journal.jsonl");
    }

    /// Returns the file with what was found, from which every report can be made.
    public Path findings() {
        return folder.resolve(FINDINGS);
    }

    /// Keeps the experiment whose bots were tuned for each arm.
    ///
    /// @throws IOException if the file cannot be written
    public void writeTuned(Experiment tuned) throws IOException {
        write(TUNED, tuned.json() + "\n");
    }

    /// Returns the experiment that [#writeTuned(Experiment)] kept; empty if there is none.
    ///
    /// @throws IOException if the file cannot be read
    /// @throws parterre.stored.StoredException if it has something else
    public Optional<Experiment> tuned() throws IOException {
        var file = folder.resolve(TUNED);
        return Files.exists(file) ? Optional.of(Experiment.ofJson(Files.readString(file))) : Optional.empty();
    }

    /// Writes findings and reports, each file whole. The findings come last: who sees them sees the reports, too.
    ///
    /// @throws IOException if a file cannot be written
    public void write(Findings found, Locale language) throws IOException {
        write("report.md", ReportWriters.markdown(ReportMaker.page(found, language)));
        write("report.html", HtmlReport.of(found, language));
        write(FINDINGS, ReportWriters.json(found));
    }

    private void write(String file, String text) throws IOException {
        var part = folder.resolve(file + ".part");
        Files.writeString(part, text);
        Files.move(part, folder.resolve(file), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /// Reads the findings.
    ///
    /// @throws IOException if the file is not there, or cannot be read
    /// @throws parterre.stored.StoredException if it has no findings
    public Findings read() throws IOException {
        return ReportWriters.findings(Files.readString(findings()));
    }
}
