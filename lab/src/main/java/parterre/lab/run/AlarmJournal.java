package parterre.lab.run;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import parterre.lab.experiment.Experiment;
import parterre.lab.run.RunJournal.OtherExperimentException;

/// A file with the outcomes of a calibration, in the order of its experiments. The first line has the hashes
/// of the experiment and of its bots' versions, and each further line is `alarm` or `quiet`. A line that a
/// crash cut off is dropped.
public final class AlarmJournal implements Closeable {
    private static final String HEAD = "parterre-alarms 1 ";
    private static final String ALARM = "alarm";
    private static final String QUIET = "quiet";

    private final BufferedWriter writer;
    private final List<Boolean> found;

    private AlarmJournal(BufferedWriter writer, List<Boolean> found) {
        this.writer = writer;
        this.found = found;
    }

    /// Opens the journal of a calibration, or begins it.
    ///
    /// @param experiment the one that is made again and again
    /// @throws OtherExperimentException if the file belongs to another experiment, or to other versions of
    ///     its bots
    /// @throws IOException if the file cannot be read or written
    public static AlarmJournal open(Path file, Experiment experiment) throws IOException, OtherExperimentException {
        var head = HEAD + RunJournal.nameFor(experiment) + "\n";
        var text = Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
        if (text.contains("\n") && !text.startsWith(head)) {
            throw new OtherExperimentException(file);
        }
        var found = text.startsWith(head) ? outcomes(text.substring(head.length())) : List.<Boolean>of();
        var writer = Files.newBufferedWriter(
                file, StandardCharsets.ISO_8859_1, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            int lines =
                    found.stream().mapToInt(alarmed -> line(alarmed).length()).sum();
            channel.truncate(text.startsWith(head) ? head.length() + lines : 0);
        }
        if (!text.startsWith(head)) {
            writer.write(head);
            writer.flush();
        }
        return new AlarmJournal(writer, found);
    }

    private static List<Boolean> outcomes(String text) {
        var found = new ArrayList<Boolean>();
        // The last part of the text has no line break: a crash cut it off, or it is empty.
        var lines = text.split("\n", -1);
        for (int i = 0; i < lines.length - 1 && isOutcome(lines[i]); i++) {
            found.add(lines[i].equals(ALARM));
        }
        return List.copyOf(found);
    }

    private static boolean isOutcome(String line) {
        return line.equals(ALARM) || line.equals(QUIET);
    }

    private static String line(boolean alarmed) {
        return (alarmed ? ALARM : QUIET) + "\n";
    }

    /// Returns which of the experiments that were made before raised an alarm, in their order.
    public List<Boolean> found() {
        return found;
    }

    /// Adds the next outcome. Afterwards it survives the death of this process.
    void add(boolean alarmed) {
        try {
            writer.write(line(alarmed));
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
