package parterre.flora.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.flora.FloraBox;
import parterre.flora.FloraGame;
import parterre.flora.board.FloraBoard;
import parterre.flora.material.FloraTerms;
import parterre.flora.text.FloraPositions;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Every card of the game's own file has a name in every language. In English it is the name in the file. Page and
/// terminal read the same catalogue.
final class CardNamesTest {
    private static final String GAME = "fire-and-flora";
    private static final Cards CARDS = FloraTerms.of(
                    Setup.standard(new FloraBox().game().info(), 2))
            .facts()
            .cards();

    static List<Locale> languages() {
        return MessageCatalogue.languages(GAME).stream()
                .filter(language -> !language.equals(MessageCatalogue.STANDARD))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyCardHasAName(Locale language) {
        var keys = new TreeSet<String>();
        CARDS.species().forEach(species -> keys.add("SpeciesName." + species.id()));
        CARDS.lands().forEach(land -> keys.add("LandName." + land.id()));
        CARDS.eventCards().forEach(card -> keys.add("EventCardName." + card.id()));
        var named = MessageCatalogue.find(GAME, language).orElseThrow().patterns().keySet().stream()
                .filter(key -> key.matches("(SpeciesName|LandName|EventCardName)\\..*"))
                .collect(Collectors.toSet());
        assertThat(keys).as("the names of cards that the file does not have").containsAll(named);
        assertThat(keys).as("the real places").containsAll(places());
        keys.removeAll(named);
        keys.removeAll(places());
        assertThat(keys).as("the cards without a name").isEmpty();
    }

    /// A name that nobody has translated is seen by its English words.
    @ParameterizedTest
    @MethodSource("languages")
    void theTextBoardNamesCards(Locale language) {
        var game = new FloraGame();
        var scene = FloraPositions.of(game).read("""
                edition: 1
                seats: 2
                stage: action
                turns: 0, first P1
                market: fire-station pinnacles
                P1: coins 3, hand -, lands headquarters-1 empty-field-1(big sagebrush) granite-quarry(seed-vault)
                P2: coins 3, hand -, lands headquarters-3 empty-field-3(small mustard)
                """).orThrow();
        var wording = Wording.of(language, List.of("engine", GAME));
        var drawn = new FloraBoard()
                .draw(
                        game.view(scene, Viewer.player(Seat.of(0))),
                        List.of(),
                        Ink.NONE,
                        message -> wording.say(message, Naming.bySeat()));
        for (var name : List.of("sagebrush", "seed-vault", "mustard", "fire-station")) {
            var kind = name.contains("-") ? "LandName." : "SpeciesName.";
            assertThat(drawn).contains(wording.text(kind + name, Map.of()).orElseThrow());
        }
        assertThat(drawn).doesNotContain("Sagebrush", "Seed Vault", "Mustard", "Fire Station");
    }

    private static Set<String> places() {
        try (var file = Objects.requireNonNull(CardNamesTest.class.getResourceAsStream("place-names.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(id -> "LandName." + id)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
