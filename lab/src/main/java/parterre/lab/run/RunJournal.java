package parterre.lab.run;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.measure.UnitSums;
import tools.jackson.core.JacksonException;

/// A file with the finished units of an experiment, in their order. The first line has the experiment's hash,
/// and each further line one unit as JSON. A line that a crash cut off is dropped.
public final class RunJournal implements Closeable {
    private static final String HEAD = "parterre-lab 1 ";

    private final BufferedWriter writer;
    private final List<UnitSums> found;

    private RunJournal(BufferedWriter writer, List<UnitSums> found) {
        this.writer = writer;
        this.found = found;
    }

    /// Opens the journal of an experiment, or begins it.
    ///
    /// @throws OtherExperimentException if the file belongs to another experiment
    /// @throws IOException if the file cannot be read or written
    public static RunJournal open(Path file, Experiment experiment) throws IOException, OtherExperimentException {
        return open(file, experiment, Integer.MAX_VALUE);
    }

    /// Opens the journal of an experiment, or begins it, and drops the units after the first `most`.
    ///
    /// @throws OtherExperimentException if the file belongs to another experiment
    /// @throws IOException if the file cannot be read or written
    public static RunJournal open(Path file, Experiment experiment, int most)
            throws IOException, OtherExperimentException {
        var head = HEAD + experiment.sha256();
        var units = new ArrayList<UnitSums>();
        if (Files.exists(file) && Files.size(file) > 0) {
            cut(file, kept(file, head, Unit.of(experiment), most, units));
        }
        boolean isNew = !Files.exists(file) || Files.size(file) == 0;
        var writer = Files.newBufferedWriter(
                file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (isNew) {
            writer.write(head);
            writer.newLine();
            writer.flush();
        }
        return new RunJournal(writer, List.copyOf(units));
    }

    /// Reads the units at the beginning of a file, line by line: the journal of a billion games is large.
    ///
    /// @param planned the units of the experiment; an earlier build may have cut it otherwise
    /// @param units receives what was read
    /// @return how many bytes of the file are good
    private static long kept(Path file, String head, List<Unit> planned, int most, List<UnitSums> units)
            throws IOException, OtherExperimentException {
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            var first = line(in);
            if (first.isEmpty()) {
                return 0;
            }
            if (!first.get().equals(head)) {
                throw new OtherExperimentException(file);
            }
            long kept = size(head);
            for (var line = line(in); line.isPresent(); line = line(in)) {
                int index = units.size();
                var unit = read(line.get());
                if (index == Math.min(most, planned.size())
                        || unit == null
                        || !unit.unit().equals(planned.get(index))) {
                    break;
                }
                units.add(unit);
                kept += size(line.get());
            }
            return kept;
        }
    }

    /// Returns the next line; empty after the last whole one. A crash may have cut a letter in two behind it.
    private static Optional<String> line(InputStream in) throws IOException {
        var bytes = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next == '\n') {
                return Optional.of(bytes.toString(StandardCharsets.UTF_8));
            }
            bytes.write(next);
        }
        return Optional.empty();
    }

    /// Returns how many bytes a line takes, with its end.
    private static int size(String line) {
        return line.getBytes(StandardCharsets.UTF_8).length + 1;
    }

    /// Cuts off what follows so many bytes. What stays is never written again, so no crash loses it.
    private static void cut(Path file, long bytes) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(bytes);
        }
    }

    private static @Nullable UnitSums read(String line) {
        try {
            return UnitSums.ofJson(line);
        } catch (JacksonException _) {
            return null;
        }
    }

    /// Returns the units that were finished before, in their order, without gaps.
    public List<UnitSums> found() {
        return found;
    }

    /// Adds the next unit. Afterwards it survives the death of this process.
    void add(UnitSums unit) {
        try {
            writer.write(unit.json());
            writer.newLine();
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }

    /// The file has the units of another experiment. The message is its name.
    public static final class OtherExperimentException extends Exception {
        private static final long serialVersionUID = 1;

        OtherExperimentException(Path file) {
            super(file.toString());
        }
    }
}
