package parterre.server.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.lab.experiment.Experiment;
import parterre.lab.measure.Findings;
import parterre.lab.report.ResultFolder;
import parterre.stored.StoredException;

/// The folder of one experiment. It has the files that `parterre lab run` writes. Besides, it has the experiment and
/// the file as it was sent. A mark stands there as long as the experiment is to be run.
///
/// @param name the experiment's name in addresses
record ExperimentFolder(String name, Path path) {
    private static final String MARK = "waiting";
    private static final String PROBLEM = "problem.txt";
    private static final String EXPERIMENT = "experiment.json";
    private static final String YAML = "experiment.yaml";

    /// Longer findings are not read. Those of the largest cases have less than 1 MB.
    private static final long LONGEST_FINDINGS = 64_000_000;

    private static final String JOURNAL = "journal.jsonl";

    /// Written when the experiment's state changes. A journal grows while it runs.
    private static final List<String> DATED = List.of(MARK, "findings.json", PROBLEM, EXPERIMENT);

    ResultFolder results() {
        return new ResultFolder(path);
    }

    /// Writes what is needed to run an experiment.
    void begin(Experiment experiment, String yaml) throws IOException {
        Files.writeString(path.resolve(EXPERIMENT), experiment.json());
        Files.writeString(path.resolve(YAML), yaml);
        Files.createFile(path.resolve(MARK));
    }

    /// Returns true if the folder has an experiment, begun or not.
    boolean hasExperiment() {
        return Stream.concat(DATED.stream(), Stream.of(JOURNAL))
                .anyMatch(file -> Files.isRegularFile(path.resolve(file)));
    }

    /// Returns true if the experiment is to be run.
    boolean isWaiting() {
        return Files.exists(path.resolve(MARK));
    }

    /// Marks the experiment to be run once more, behind those that wait already. What it has found stays until it is
    /// replaced.
    void await(Experiment experiment) throws IOException {
        if (!Files.exists(path.resolve(EXPERIMENT))) {
            var part = path.resolve(EXPERIMENT + ".part");
            Files.writeString(part, experiment.json());
            Files.move(part, path.resolve(EXPERIMENT), StandardCopyOption.ATOMIC_MOVE);
        }
        Files.deleteIfExists(path.resolve(PROBLEM));
        if (!isWaiting()) {
            Files.createFile(path.resolve(MARK));
        }
    }

    /// Removes the mark, so that the experiment is not run any more.
    void rest() throws IOException {
        Files.deleteIfExists(path.resolve(MARK));
    }

    /// Keeps what broke the experiment.
    void breakDown(String problem) throws IOException {
        Files.writeString(path.resolve(PROBLEM), problem);
        rest();
    }

    /// Returns what broke the experiment.
    Optional<String> problem() {
        return text(PROBLEM);
    }

    Optional<String> yaml() {
        return text(YAML);
    }

    /// Returns the text of a file; empty if it is not there. Broken letters are replaced.
    private Optional<String> text(String file) {
        try {
            return Optional.of(new String(Files.readAllBytes(path.resolve(file)), StandardCharsets.UTF_8));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the findings; empty if there are none yet.
    ///
    /// @throws UnreadableException if the file has something else
    Optional<Findings> findings() {
        var file = results().findings();
        try {
            if (!Files.isRegularFile(file)) {
                return Optional.empty();
            }
            if (Files.size(file) > LONGEST_FINDINGS) {
                throw new UnreadableException(file, "more than " + LONGEST_FINDINGS + " bytes");
            }
            return Optional.of(results().read());
        } catch (IOException | StoredException e) {
            throw new UnreadableException(file, String.valueOf(e.getMessage()));
        }
    }

    /// Returns the experiment; empty if it is not known, because a command has begun it and left no findings.
    ///
    /// @throws UnreadableException if a file has something else
    Optional<Experiment> experiment() {
        var text = text(EXPERIMENT);
        if (text.isEmpty()) {
            return findings().map(Findings::experiment);
        }
        try {
            return text.map(Experiment::ofJson);
        } catch (StoredException e) {
            throw new UnreadableException(path.resolve(EXPERIMENT), String.valueOf(e.getMessage()));
        }
    }

    /// Returns when the experiment's state last changed.
    Instant at() {
        return DATED.stream()
                .flatMap(file -> modified(file).stream())
                .max(Comparator.naturalOrder())
                .or(() -> modified(JOURNAL))
                .orElse(Instant.EPOCH);
    }

    private Optional<Instant> modified(String file) {
        try {
            return Optional.of(Files.getLastModifiedTime(path.resolve(file))).map(FileTime::toInstant);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    void delete() throws IOException {
        // Without the mark nothing goes on, should the server end in the middle of this.
        rest();
        try (Stream<Path> files = Files.walk(path)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /// A file of an experiment cannot be read.
    static final class UnreadableException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnreadableException(Path file, String problem) {
            super(file.getFileName() + ": " + problem);
        }
    }
}
