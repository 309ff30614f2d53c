package parterre.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import parterre.cli.Records.Replayed;
import parterre.cli.words.FileFault;
import parterre.cli.words.ReviewMessages;
import parterre.engine.Attachment;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Results about records that were found before, in a file with one JSON object a line. A line is written
/// as soon as a result is there, so a run that is stopped loses one result at most.
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
            for (int i = 0; i < lines.size(); i++) {
                kept.learn(lines.get(i), i + 1);
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

    private void learn(String line, int number) {
        try {
            var parts = Json.read(line, JsonNode.class);
            if (!parts.has(KEY) || !parts.has(name)) {
                throw isNone(number);
            }
            known.put(Json.value(parts.get(KEY), Key.class), Json.value(parts.get(name), type));
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

    /// Keeps a result.
    void keep(Key key, T result) {
        known.put(key, result);
        var line = new LinkedHashMap<String, Object>();
        line.put(KEY, key);
        line.put(name, result);
        try {
            Files.writeString(file, Json.line(line) + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
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
