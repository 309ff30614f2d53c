package parterre.cli.play;

import static java.util.Comparator.naturalOrder;
import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.ListFormatter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.BotSpec;
import parterre.cli.words.Localizer;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.Referee;
import parterre.testkit.Setups;
import parterre.wording.MessageCatalogue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Plays a whole game of each game at the terminal in the pseudo-language, in which every text of a catalogue has
/// accents. What is still in plain letters came from no catalogue.
class PseudoLanguageTest {
    /// How the language data joins a list.
    private static final List<String> JOINED =
            List.of(ListFormatter.getInstance(Locale.ENGLISH).format("", "").split(" +"));

    /// A pick is named as it is typed.
    private static final Pattern PICK = Pattern.compile("^[a-z-]+(?= \\()");

    /// A line of the record is notation.
    private static final Pattern RECORD_LINE = Pattern.compile(" *\\d+\\. .*");

    private static final Pattern PLAIN_WORD = Pattern.compile("(?<![\\p{L}\\p{M}/.-])[A-Za-z]{3,}(?![\\p{L}\\p{M}/-])");

    /// The cards of the conformance game are letters.
    private static final Pattern LETTERS = Pattern.compile("[RSBC]+");

    private static final List<String> COMMANDS =
            List.of("what", "moves", "moves zz", "who", "last", "log", "back", "done", "rules", "save", "zz", "undo");

    @TempDir
    Path folder;

    /// For two, and alone where that is a game of its own.
    static Stream<Arguments> games() {
        return Boxes.all().stream()
                .map(box -> box.game().info())
                .flatMap(info -> IntStream.rangeClosed(info.leastSeats(), Math.max(2, info.leastSeats()))
                        .mapToObj(seats -> Arguments.of(info.slug(), seats)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTextOfAWholeGameCameFromACatalogue(String slug, int seats) {
        check(Boxes.named(slug).orElseThrow(), seats);
    }

    private <S, M extends Move, V> void check(GameBox<S, M, V> box, int seats) {
        var info = box.game().info();
        var notation = new HashSet<String>(Command.words());
        var moves = ScriptedPerson.anyMove(4);
        var localizer = Localizer.of(MessageCatalogue.PSEUDO, box);
        var goOn = localizer.say(new PromptMessages.TypeHere("Ann", "P1", true)) + " ";
        var asked = new ArrayList<>(COMMANDS);
        var actor = new ScriptedPerson((prompt, completions) -> {
            completions.forEach(text -> notation.addAll(List.of(text.split("[^A-Za-z0-9-]+"))));
            return prompt.endsWith("> ") && !asked.isEmpty()
                    ? ScriptedPerson.line(asked.removeFirst())
                    : prompt.equals(goOn) ? ScriptedPerson.line("back") : moves.apply(prompt, completions);
        });
        var setup = Setups.brief(info, seats);
        var sitters = new ArrayList<SeatHolder>(List.of(new SeatHolder.Person("Ann")));
        while (sitters.size() < setup.seats()) {
            sitters.add(new SeatHolder.Program(new BotSpec.Random()));
        }
        var journal = new Journal(folder.resolve("journal.record"));
        new Table<>(box, Referee.start(box.game(), setup), sitters, journal, Optional.of(5L), actor, localizer).play();
        sitters.forEach(sitter -> notation.addAll(List.of(sitter.name().split("[^A-Za-z0-9]+"))));
        var names = new TreeSet<String>(
                Comparator.comparingInt(String::length).reversed().thenComparing(naturalOrder()));
        cards(info.slug(), "name").forEach(names::add);
        cards(info.slug(), "id").forEach(notation::add);
        notation.addAll(JOINED);
        notation.add(info.slug());
        assertThat(plain(actor.shown(), notation, names)).isEmpty();
    }

    /// Returns the names, or the ids, in the game's own card file; none if it has no such file. The terminal shows them
    /// as they are.
    private static Stream<String> cards(String slug, String field) {
        try (var file = PseudoLanguageTest.class.getResourceAsStream("/parterre/room/" + slug + "/cards.json")) {
            return file == null
                    ? Stream.of()
                    : new JsonMapper()
                            .readTree(file).findValues(field).stream()
                                    .filter(JsonNode::isString)
                                    .map(JsonNode::stringValue);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the lines with plain words that are neither notation nor a name, and those words.
    ///
    /// @param names longer ones first
    private static Set<String> plain(List<String> shown, Set<String> notation, Set<String> names) {
        var found = new TreeSet<String>();
        shown.stream()
                .filter(text -> !text.startsWith("<typed>") && !text.equals(ScriptedPerson.CLEARED))
                .flatMap(String::lines)
                .filter(line -> !RECORD_LINE.matcher(line).matches())
                .forEach(line -> {
                    var rest = PICK.matcher(line).replaceFirst("");
                    for (var name : names) {
                        rest = rest.replaceAll("(?<![\\p{L}\\p{M}])" + Pattern.quote(name) + "(?![\\p{L}\\p{M}])", " ");
                    }
                    PLAIN_WORD
                            .matcher(rest)
                            .results()
                            .map(match -> match.group())
                            .filter(word -> !notation.contains(word)
                                    && !LETTERS.matcher(word).matches())
                            .forEach(word -> found.add(word + ": " + line.strip()));
                });
        return found;
    }
}
