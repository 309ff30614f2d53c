package parterre.lab.run;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.measure.BotVersions;
import parterre.lab.measure.UnitSums;
import parterre.stored.StoredException;

/// A file with the finished units of an experiment, in their order. The first line has the hashes of the
/// experiment and of its bots' versions. Each further line has one unit as JSON. A line that a crash cut off
/// is dropped. One run at a time has the file open.
public final class RunJournal implements Closeable {
    private static final String HEAD = "parterre-lab 2 ";
    private static final int SHORT = 16;

    /// The locked byte lies far behind the text, so that others can read the text on every system.
    private static final long FAR_BEHIND = Long.MAX_VALUE - 1;

    private final BufferedWriter writer;
    private final List<UnitSums> found;

    private RunJournal(BufferedWriter writer, List<UnitSums> found) {
        this.writer = writer;
        this.found = found;
    }

    /// Opens the journal of an experiment, or begins it.
    ///
    /// @throws OtherExperimentException if the file belongs to another experiment, or to other versions of
    ///     its bots
    /// @throws InUseException if another run has the file open
    /// @throws IOException if the file cannot be read or written
    public static RunJournal open(Path file, Experiment experiment) throws IOException, OtherExperimentException {
        return open(file, experiment, Integer.MAX_VALUE);
    }

    /// Opens the journal of an experiment, or begins it, and drops the units after the first `most`.
    ///
    /// @throws OtherExperimentException if the file belongs to another experiment, or to other versions of
    ///     its bots
    /// @throws InUseException if another run has the file open
    /// @throws IOException if the file cannot be read or written
    public static RunJournal open(Path file, Experiment experiment, int most)
            throws IOException, OtherExperimentException {
        // One channel does it all: systems drop a lock when the process closes any other channel of the file.
        var channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(file, channel);
            var head = HEAD + experiment.sha256() + " " + BotVersions.of(experiment);
            var units = new ArrayList<UnitSums>();
            long kept = kept(file, channel, head, Unit.of(experiment), most, units);
            // The lines that stay are never written again, so no crash loses them.
            channel.truncate(kept);
            channel.position(kept);
            var writer = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8));
            if (kept == 0) {
                writer.write(head);
                writer.newLine();
                writer.flush();
            }
            return new RunJournal(writer, List.copyOf(units));
        } catch (IOException | OtherExperimentException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /// Keeps other runs out as long as the channel is open. Two runs would mix their lines.
    private static void lock(Path file, FileChannel channel) throws InUseException {
        boolean locked;
        try {
            locked = channel.tryLock(FAR_BEHIND, 1, false) != null;
        } catch (OverlappingFileLockException _) {
            locked = false; // this process has it open already
        } catch (IOException _) {
            locked = true; // some network drives know no locks
        }
        if (!locked) {
            throw new InUseException(file);
        }
    }

    /// Reads the units at the beginning of a file, line by line: the journal of a billion games is large.
    ///
    /// @param planned the units of the experiment; an earlier build may have cut it otherwise
    /// @param units receives what was read
    /// @return how many bytes of the file are good
    private static long kept(
            Path file, FileChannel channel, String head, List<Unit> planned, int most, List<UnitSums> units)
            throws IOException, OtherExperimentException {
        // Closing the stream would close the channel.
        var in = new BufferedInputStream(Channels.newInputStream(channel));
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

    private static @Nullable UnitSums read(String line) {
        try {
            return UnitSums.ofJson(line);
        } catch (StoredException _) {
            return null;
        }
    }

    /// Returns a name for the journal of an experiment among those of others: both hashes, and an ending.
    public static String nameFor(Experiment experiment) {
        return experiment.sha256() + "-" + BotVersions.of(experiment).substring(0, SHORT) + ".jsonl";
    }

    /// Returns the units that were finished before, in their order, without gaps.
    public List<UnitSums> found() {
        return found;
    }

    /// Adds the next unit. Afterwards it survives the death of this process.
    public void add(UnitSums unit) {
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

    /// Another run has the file open. The message is its name.
    public static final class InUseException extends IOException {
        private static final long serialVersionUID = 1;

        InUseException(Path file) {
            super(file.toString());
        }
    }

    /// The file has the units of another experiment, or of other versions of its bots. The message is its
    /// name.
    public static final class OtherExperimentException extends Exception {
        private static final long serialVersionUID = 1;

        OtherExperimentException(Path file) {
            super(file.toString());
        }
    }
}
