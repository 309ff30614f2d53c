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
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import parterre.cli.Records.Replayed;
import parterre.cli.words.FileFault;
import parterre.cli.words.ReviewSays;
import parterre.engine.Attachment;
import tools.jackson.core.JacksonException;

/// Reviews that were made before, in a file with one JSON object a line. A line is written as soon as a review is
/// there, so a run that is stopped loses one review at most.
final class KeptReviews {
    /// How a line begins.
    private static final String START = "{\"key\":{";

    private final Path file;
    private final Map<Key, ReviewedGame> known = new HashMap<>();

    private KeptReviews(Path file) {
        this.file = file;
    }

    /// What a review depends on. A review with another key is made anew.
    ///
    /// @param version of Parterre, where it is known
    /// @param record the SHA-256 of the record
    /// @param value the name of the value that judges positions
    private record Key(
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

    /// A line of the file.
    private record Kept(Key key, ReviewedGame review) {
        Kept {
            Objects.requireNonNull(key);
            Objects.requireNonNull(review);
        }
    }

    /// Reads the file, and makes it if there is none. A last line that is cut off is taken away.
    static KeptReviews read(Path file) {
        var kept = new KeptReviews(file);
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
            throw Complaint.input(new FileFault.NotRead(file.toString(), FileFault.reason(e)));
        }
        return kept;
    }

    private void learn(String line, int number) {
        try {
            var one = Json.read(line, Kept.class);
            known.put(one.key(), one.review());
        } catch (JacksonException _) {
            throw isNone(number);
        }
    }

    private Complaint isNone(int line) {
        return Complaint.input(new ReviewSays.NoKeptReview(file.toString(), line));
    }

    /// Returns the review of a record if it was made in the same way before.
    Optional<ReviewedGame> find(Replayed<?, ?, ?> replayed, String value, int playouts, long seed) {
        return Optional.ofNullable(known.get(key(replayed, value, playouts, seed)));
    }

    /// Returns the review of a record with the most playouts of all that were otherwise made in the same way.
    Optional<ReviewedGame> closest(Replayed<?, ?, ?> replayed, String value, long seed) {
        var key = key(replayed, value, 0, seed);
        return known.entrySet().stream()
                .filter(one -> one.getKey().with(0).equals(key))
                .max(Comparator.comparingInt(one -> one.getKey().playouts()))
                .map(Map.Entry::getValue);
    }

    /// Keeps a review.
    void keep(Replayed<?, ?, ?> replayed, ReviewedGame review) {
        var key = key(replayed, review.value(), review.playouts(), review.seed());
        known.put(key, review);
        try {
            Files.writeString(file, Json.line(new Kept(key, review)) + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw Complaint.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
        }
    }

    private static Key key(Replayed<?, ?, ?> replayed, String value, int playouts, long seed) {
        return new Key(
                Optional.ofNullable(Parterre.class.getPackage().getImplementationVersion()),
                Attachment.sha256(Records.form().write(replayed.replay().record())),
                value,
                ReviewedGame.hash(replayed.box(), value),
                playouts,
                seed);
    }
}
