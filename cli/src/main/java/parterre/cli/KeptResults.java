package parterre.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.cli.Records.Replayed;
import parterre.cli.words.FileFault;
import parterre.cli.words.ReviewMessages;
import parterre.engine.Attachment;
import parterre.review.Reviewer;
import parterre.stored.Codec;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;
import parterre.stored.StoredException;

/// Results about records that were found before, in a file with one JSON object a line. A line is written
/// as soon as a result is there. Parts of a result that is not finished stand in further lines at the end, until the
/// next result replaces them. So a run that is stopped loses no more than what it was about to find.
///
/// @param <T> the results
/// @param <P> their parts
final class KeptResults<T, P> {
    private static final String KEY = "key";

    private static final ObjectCodec<Key> KEYS = ObjectCodec.extensible(fields -> {
        var version = fields.addOptional("version", Codecs.TEXT, Key::version);
        var method = fields.addOptional("method", Codecs.INT, Key::method);
        var record = fields.add("record", Codecs.TEXT, Key::record);
        var value = fields.add("value", Codecs.TEXT, Key::value);
        var valueHash = fields.addOptional("valueHash", Codecs.TEXT, Key::valueHash);
        var playouts = fields.add("playouts", Codecs.INT, Key::playouts);
        var seed = fields.add("seed", Codecs.LONG, Key::seed);
        return stored -> new Key(
                version.of(stored),
                method.of(stored),
                record.of(stored),
                value.of(stored),
                valueHash.of(stored),
                playouts.of(stored),
                seed.of(stored));
    });

    /// How a line begins.
    private static final String START = "{\"" + KEY + "\":{";

    private final Path file;
    private final ObjectCodec<Line<T, P>> lines;
    private final Map<Key, T> known = new HashMap<>();
    private final Map<Key, List<P>> parts = new HashMap<>();
    /// The end of the last result, in bytes.
    private long finished;

    private KeptResults(Path file, ObjectCodec<Line<T, P>> lines) {
        this.file = file;
        this.lines = lines;
    }

    /// A line of the file: a result, or a part of one.
    private record Line<T, P>(Key key, Optional<T> result, Optional<P> part) {
        Line {
            if (result.isPresent() == part.isPresent()) {
                throw new IllegalArgumentException("a line holds a result or a part of one");
            }
        }

        static <T, P> ObjectCodec<Line<T, P>> codec(String name, Codec<T> results, Codec<P> parts) {
            return ObjectCodec.extensible(fields -> {
                var key = fields.add(KEY, KEYS, Line::key);
                var result = fields.addOptional(name, results, Line::result);
                var part = fields.addOptional(name + "-part", parts, Line::part);
                return stored -> new Line<>(key.of(stored), result.of(stored), part.of(stored));
            });
        }
    }

    /// The key of a result: everything that the result depends on. A result with another key is found anew.
    ///
    /// @param version of Parterre, where it is known
    /// @param method of the review; empty in files of earlier builds
    /// @param record the SHA-256 of the record
    /// @param value the name of the value that judges positions
    record Key(
            Optional<String> version,
            Optional<Integer> method,
            String record,
            String value,
            Optional<String> valueHash,
            int playouts,
            long seed) {
        /// Returns the same with other playouts.
        Key with(int other) {
            return new Key(version, method, record, value, valueHash, other, seed);
        }
    }

    /// Reads the file, and makes it if there is none. A last line that is cut off is taken away.
    ///
    /// @param name what a line calls its result
    static <T, P> KeptResults<T, P> read(Path file, String name, Codec<T> results, Codec<P> parts) {
        var kept = new KeptResults<>(file, Line.codec(name, results, parts));
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
    private boolean learn(String text, int number) {
        try {
            var line = lines.ofText(text);
            line.part()
                    .ifPresent(part -> parts.computeIfAbsent(line.key(), _ -> new ArrayList<>())
                            .add(part));
            line.result().ifPresent(result -> known.put(line.key(), result));
            return line.result().isPresent();
        } catch (StoredException _) {
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

    /// Returns the parts of a result that is not finished.
    List<P> parts(Key key) {
        return List.copyOf(parts.getOrDefault(key, List.of()));
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
    synchronized void keepPart(Key key, P part) {
        append(new Line<>(key, Optional.empty(), Optional.of(part)));
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
        append(new Line<>(key, Optional.of(result), Optional.empty()));
        finished = file.toFile().length();
    }

    private void append(Line<T, P> line) {
        try {
            Files.writeString(file, lines.text(line) + "\n", StandardOpenOption.APPEND);
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
                Optional.of(Reviewer.METHOD),
                Attachment.sha256(Records.form().write(replayed.replay().record())),
                value,
                ReviewedGame.hash(replayed.box(), value),
                playouts,
                seed);
    }
}
