package parterre.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.cli.Records.Replayed;
import parterre.cli.words.FileFault;
import parterre.cli.words.ReviewMessages;
import parterre.engine.Attachment;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Results about records that were found before, in a file with one JSON object a line. A line is written
/// as soon as a result is there. Parts of a result that is not finished stand in further lines at the end, until the
/// next result replaces them. So a run that is stopped loses no more than what it was about to find.
///
/// @param <T> the results
final class KeptResults<T> {
    private static final String KEY = "key";

    /// How a line begins.
    private static final String START = "{\"" + KEY + "\":{";

    private final Path file;
    private final String name;
    private final Class<T> type;
    private final Map<Key, T> known = new HashMap<>();
    private final Map<Key, List<JsonNode>> parts = new HashMap<>();
    /// Where the last result ends, in bytes.
    private long finished;

    private KeptResults(Path file, String name, Class<T> type) {
        this.file = file;
        this.name = name;
        this.type = type;
    }

    /// The key of a result: everything that the result depends on. A result with another key is found anew.
    ///
    /// @param version of Parterre, where it is known
    /// @param record the SHA-256 of the record
    /// @param value the name of the value that judges positions
    record Key(
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> version,
            String record,
            String value,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> valueHash,
            int playouts,
            long seed) {
        /// Returns the same with other playouts.
        Key with(int other) {
            return new Key(version, record, value, valueHash, other, seed);
        }
    }

    /// Reads the file, and makes it if there is none. A last line that is cut off is taken away.
    ///
    /// @param name what a line calls its result
    static <T> KeptResults<T> read(Path file, String name, Class<T> type) {
        var kept = new KeptResults<>(file, name, type);
        try (var channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
            var text = Files.readString(file);
            int end = text.lastIndexOf('\n') + 1;
            var lines = text.substring(0, end).lines().toList();
            long read = 0;
            for (int i = 0; i < lines.size(); i++) {
                read += lines.get(i).getBytes(StandardCharsets.UTF_8).length + 1;
                if (kept.learn(lines.get(i), i + 1)) {
                    kept.finished = read;
                }
            }
            var rest = text.substring(end);
            if (!rest.startsWith(START) && !START.startsWith(rest)) {
                throw kept.isNone(lines.size() + 1);
            }
            channel.truncate(text.substring(0, end).getBytes(StandardCharsets.UTF_8).length);
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotRead(file.toString(), FileFault.reason(e)));
        }
        return kept;
    }

    /// Returns true if the line holds a result, and false if it holds a part of one.
    private boolean learn(String line, int number) {
        try {
            var fields = Json.read(line, JsonNode.class);
            if (!fields.has(KEY) || !(fields.has(name) || fields.has(partName()))) {
                throw isNone(number);
            }
            var key = Json.value(fields.get(KEY), Key.class);
            if (fields.has(partName())) {
                parts.computeIfAbsent(key, _ -> new ArrayList<>()).add(fields.get(partName()));
                return false;
            }
            known.put(key, Json.value(fields.get(name), type));
            return true;
        } catch (JacksonException _) {
            throw isNone(number);
        }
    }

    private CommandException isNone(int line) {
        return CommandException.input(new ReviewMessages.NoKeptResult(file.toString(), line));
    }

    /// Returns the result about a record if it was found in the same way before.
    Optional<T> find(Key key) {
        return Optional.ofNullable(known.get(key));
    }

    /// Returns the result with the most playouts of all that were otherwise found in the same way.
    Optional<T> closest(Key key) {
        return known.entrySet().stream()
                .filter(one -> one.getKey().with(key.playouts()).equals(key))
                .max(Comparator.comparingInt(one -> one.getKey().playouts()))
                .map(Map.Entry::getValue);
    }

    private String partName() {
        return name + "-part";
    }

    /// Returns the parts of a result that is not finished.
    ///
    /// @param part their type
    <P> List<P> parts(Key key, Class<P> part) {
        try {
            return parts.getOrDefault(key, List.of()).stream()
                    .map(one -> Json.value(one, part))
                    .toList();
        } catch (JacksonException _) {
            // They were written otherwise, and are found anew.
            return List.of();
        }
    }

    /// Returns the playouts of a result that is not finished and otherwise was begun in the same way; empty if
    /// there is none.
    Optional<Integer> begun(Key key) {
        return parts.keySet().stream()
                .filter(one -> one.with(key.playouts()).equals(key))
                .map(Key::playouts)
                .max(Comparator.naturalOrder());
    }

    /// Keeps a part of a result. Called by any thread.
    synchronized void keepPart(Key key, Object part) {
        append(key, partName(), part);
    }

    /// Keeps a result in place of all parts.
    synchronized void keep(Key key, T result) {
        known.put(key, result);
        parts.clear();
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(finished);
        } catch (IOException e) {
            throw notWritten(e);
        }
        append(key, name, result);
        finished = file.toFile().length();
    }

    private void append(Key key, String what, Object value) {
        var line = new LinkedHashMap<String, Object>();
        line.put(KEY, key);
        line.put(what, value);
        try {
            Files.writeString(file, Json.line(line) + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw notWritten(e);
        }
    }

    private CommandException notWritten(IOException e) {
        return CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
    }

    static Key key(Replayed<?, ?, ?> replayed, String value, int playouts, long seed) {
        return new Key(
                Optional.ofNullable(Parterre.class.getPackage().getImplementationVersion()),
                Attachment.sha256(Records.form().write(replayed.replay().record())),
                value,
                ReviewedGame.hash(replayed.box(), value),
                playouts,
                seed);
    }
}
