package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parterre.engine.EndCause;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.wording.CatalogueCheck;

/// Words of files. Kinds of events in laboratory files and puzzles, and fields of `--json`, follow from Java names.
/// Causes of the end are declared beside their constants. Each word stands in `stored-words.txt` for good:
///
/// - an event keeps its name, and so do its components and the constants in it;
/// - the component of a record for `--json` gets a new name with its old one in a `@JsonProperty`.
///
/// `-Dparterre.write=true` adds new words. It removes none.
class StoredWordsTest {
    private static final Path FILE = Path.of("src/test/resources/stored-words.txt");

    /// The records that commands write for programs, by command.
    private static final Map<String, String> JSON = Map.of(
            "games", "GamesCommand$GameEntry",
            "compare", "ComparisonReport$Summary",
            "rate", "RatingReport$Summary",
            "review.games", "ReviewedGame",
            "review.players", "ReviewedPlayer");

    private final TreeSet<String> words = new TreeSet<>();

    /// The types within which names are being added. A type within itself adds nothing new.
    private final Set<Class<?>> open = new HashSet<>();

    /// Adds the names of the components within a type, and of the constants of enums there.
    ///
    /// @param path what the names stand behind
    private void addParts(String path, Type type) {
        if (type instanceof ParameterizedType generic) {
            for (var argument : generic.getActualTypeArguments()) {
                addParts(path, argument);
            }
        } else if (type instanceof Class<?> known && known != Seat.class && open.add(known)) {
            addPartsOf(path, known);
            open.remove(known);
        }
    }

    private void addPartsOf(String path, Class<?> type) {
        if (type.isEnum()) {
            for (var constant : type.getEnumConstants()) {
                words.add(path + "=" + ((Enum<?>) constant).name());
            }
        } else if (type.isRecord()) {
            for (var part : type.getRecordComponents()) {
                words.add(path + "." + name(part));
                addParts(path + "." + name(part), part.getGenericType());
            }
        } else if (type.isSealed()) {
            for (var member : type.getPermittedSubclasses()) {
                addParts(path, member);
            }
        }
    }

    private static String name(RecordComponent part) {
        return Optional.ofNullable(part.getAccessor().getAnnotation(JsonProperty.class))
                .map(JsonProperty::value)
                .orElse(part.getName());
    }

    private void collect() throws ClassNotFoundException {
        for (var box : Boxes.all()) {
            var slug = box.game().info().slug();
            if (!House.games().contains(slug)) {
                continue;
            }
            box.endings().stream().map(EndCause::notation).forEach(cause -> words.add(slug + " ending " + cause));
            for (var record : CatalogueCheck.records(box.messages())) {
                if (Event.class.isAssignableFrom(record)) {
                    words.add(slug + " event " + record.getSimpleName());
                    addParts(slug + " event " + record.getSimpleName(), record);
                }
            }
        }
        for (var json : JSON.entrySet()) {
            addParts("json " + json.getKey(), Class.forName("parterre.cli." + json.getValue()));
        }
    }

    @Test
    void wordsOfFilesStayAsTheyAre() throws IOException, ClassNotFoundException {
        collect();
        var pinned = Files.exists(FILE) ? Files.readAllLines(FILE) : List.<String>of();
        if (Boolean.getBoolean("parterre.write")) {
            var all = new TreeSet<>(pinned);
            all.addAll(words);
            Files.write(FILE, all);
            pinned = List.copyOf(all);
        }
        assertThat(words).as("words that files have").containsAll(pinned);
        assertThat(pinned)
                .as("stored-words.txt lacks new words; add them with -Dparterre.write=true")
                .containsAll(words);
    }
}
