package parterre.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Described;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Reason;
import parterre.engine.Seat;

class WordingTest {
    private static final Naming ANN_READS =
            new Naming(Map.of(Seat.of(0), "Ann", Seat.of(1), "Ben"), Optional.of(Seat.of(0)));

    /// Messages of an invented game.
    public sealed interface Told extends Message {
        record Planted(Seat seat, Colour colour, String cell, int points) implements Told {}

        record Lost(int left, int right) implements Told, Reason {}

        record Handed(Seat seat, Optional<Seat> to, List<Card> cards) implements Told {}
    }

    /// Events of an invented game.
    public sealed interface Happened extends Event {
        record Grew() implements Happened {}
    }

    /// A part of a message that is a message itself.
    public record Card(String name) implements Message {}

    /// A thing that a card file names, and that a language may name by its id.
    public record Kind(String id, String name) implements Message {}

    /// A rule that the setup describes, in force.
    public record RuleLabel(Described rule) implements Message {}

    public enum Colour {
        RED,
        DARK_RED
    }

    /// A message with an enum that has a word like the default of a select.
    public record Blamed(Cause cause) implements Message {}

    public record Sky(Weather weather) implements Message {}

    public enum Weather {
        SUN,
        RAIN
    }

    public enum Cause {
        WIND,
        RAIN,
        OTHER
    }

    private static final String ENGLISH = """
            {
              "Planted": "{seatIs, select, you {You plant} other {{seat} plants}} {colour} at {cell}. {points, plural, =0 {} one {+# point} other {+# points}}",
              "Handed": "{seat} hands {cards} ({cardsCount, plural, one {# card} other {# cards}}) to {toIs, select, none {nobody} you {you} other {{to}}}.",
              "Card": "the {name}",
              "Lost": "lost {left} and {right}",
              "Colour.red": "red",
              "Colour.dark-red": "dark red"
            }
            """;

    private static MessageCatalogue catalogue(String json) {
        return MessageCatalogue.read("invented", Locale.ENGLISH, json);
    }

    private static String say(Message message) {
        return Wording.of(catalogue(ENGLISH)).say(message, ANN_READS);
    }

    @Test
    void readerIsAddressedAndOthersAreNamed() {
        assertThat(say(new Told.Planted(Seat.of(0), Colour.DARK_RED, "e5", 1)))
                .isEqualTo("You plant dark red at e5. +1 point");
        assertThat(say(new Told.Planted(Seat.of(1), Colour.RED, "e5", 4))).isEqualTo("Ben plants red at e5. +4 points");
    }

    @Test
    void listsOptionalsAndPartsAreFormatted() {
        var cards = List.of(new Card("Fern"), new Card("Moss"), new Card("Rose"));
        assertThat(say(new Told.Handed(Seat.of(1), Optional.of(Seat.of(0)), cards)))
                .isEqualTo("Ben hands the Fern, the Moss, and the Rose (3 cards) to you.");
        assertThat(say(new Told.Handed(Seat.of(1), Optional.empty(), cards.subList(0, 1))))
                .isEqualTo("Ben hands the Fern (1 card) to nobody.");
    }

    @Test
    void say_languageNamesTheId_usesItsName() {
        var german = catalogue("{\"Kind\": \"{name}\", \"Kind.oak\": \"Eiche\"}");
        var wording = Wording.of(german);
        assertThat(wording.say(new Kind("oak", "Oak"), ANN_READS)).isEqualTo("Eiche");
        assertThat(wording.say(new Kind("fern", "Fern"), ANN_READS)).isEqualTo("Fern");
        assertThat(CatalogueCheck.problems(german, List.of(Kind.class))).isEmpty();
        assertThat(CatalogueCheck.differences(catalogue("{\"Kind\": \"{name}\"}"), german))
                .isEmpty();
    }

    @Test
    void say_describedByItsName_usesThoseWords() {
        var wording = Wording.of(catalogue("{\"RuleLabel\": \"Rule: {rule}\", \"preset.rain\": \"It rains.\"}"));
        assertThat(wording.say(new RuleLabel(new Described("preset", "rain")), ANN_READS))
                .isEqualTo("Rule: It rains.");
        var unknown = new RuleLabel(new Described("preset", "snow"));
        assertThatThrownBy(() -> wording.say(unknown, ANN_READS)).hasMessageContaining("preset.snow");
    }

    @Test
    void check_nameOfOneThing_usesWhatTheMessageHas() {
        var damaged = catalogue(
                "{\"Kind\": \"{name}\", \"Kind.oak\": \"{colour}\", \"Card\": \"{name}\", \"Card.x\": \"X\"}");
        assertThat(CatalogueCheck.problems(damaged, List.of(Kind.class, Card.class)))
                .satisfiesExactlyInAnyOrder(
                        problem -> assertThat(problem).contains("'Kind.oak' uses {colour}"),
                        problem -> assertThat(problem).contains("'Card.x' belongs to no message"));
    }

    @Test
    void say_keyIsMissing_throws() {
        var wording = Wording.of(catalogue("{}"));
        assertThatThrownBy(() -> wording.say(new Card("Fern"), ANN_READS)).hasMessageContaining("Card");
    }

    @Test
    void read_badPattern_namesItsKey() {
        assertThatThrownBy(() -> catalogue("{\"Card\": \"{name\"}")).hasMessageContaining("Card");
    }

    @Test
    void check_completeCatalogue_findsNothing() {
        assertThat(CatalogueCheck.problems(catalogue(ENGLISH), List.of(Told.class)))
                .isEmpty();
    }

    @Test
    void check_emptyWords_areNamed() {
        assertThat(CatalogueCheck.problems(catalogue("{\"Card\": \"\"}"), List.of(Card.class)))
                .singleElement()
                .asString()
                .startsWith("'Card' says nothing");
    }

    @Test
    void check_themeWithoutAnEvent_isNamed() {
        var words = "{'Grew': 'It grew.', 'theme.Grew': 'Growing', 'theme.Kard': 'No event'}".replace('\'', '"');
        assertThat(CatalogueCheck.problems(catalogue(words), List.of(Happened.class)))
                .singleElement()
                .asString()
                .startsWith("'theme.Kard' belongs to no message");
    }

    @Test
    void check_eventsOfReports_allHaveWordsOrNone() {
        var words = "{'Grew': 'It grew.', 'event-kind.Grew.where': 'grown at', 'event-kind.Kard': 'no event'}";
        assertThat(CatalogueCheck.problems(catalogue(words.replace('\'', '"')), List.of(Happened.class)))
                .satisfiesExactlyInAnyOrder(
                        problem -> assertThat(problem).startsWith("'event-kind.Kard' belongs to no message"),
                        problem -> assertThat(problem).startsWith("'event-kind.Grew' has no words although"));
    }

    @Test
    void check_missingUnknownAndMisused_areNamed() {
        var damaged = ENGLISH.replace("\"Card\"", "\"Kard\"")
                .replace("{points, plural", "{cell, plural")
                .replace("at {cell}", "at {place}")
                .replace(" and {right}", "")
                .replace("\"Colour.red\": \"red\",", "");
        assertThat(CatalogueCheck.problems(catalogue(damaged), List.of(Told.class)))
                .satisfiesExactlyInAnyOrder(
                        problem -> assertThat(problem).contains("'Card' has no words"),
                        problem -> assertThat(problem).contains("'Kard' belongs to no message"),
                        problem -> assertThat(problem).contains("{place}"),
                        problem -> assertThat(problem).contains("plural of {cell}"),
                        problem -> assertThat(problem).contains("'Lost' never uses {right}"),
                        problem -> assertThat(problem).contains("'Colour.red' has no words"));
    }

    @Test
    void check_selectByAWordThatCannotCome_isNamed() {
        var damaged = ENGLISH.replace("none {nobody}", "nobody {nobody}");
        assertThat(CatalogueCheck.problems(catalogue(damaged), List.of(Told.class)))
                .singleElement()
                .asString()
                .contains("'Handed' selects {toIs} by 'nobody'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "by {causeIs, select, wind {wind} rain {rain} other {more}}",
                "by {causeIs, select, other {something}}",
                "by {causeIs, select, wind {wind} other {the {cause}}}",
                "{cause}{causeIs, select, wind {, at last} other {}}"
            })
    void check_selectThatMissesNoConstant_isComplete(String words) {
        assertThat(problemsOfSelect(words)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    by {causeIs, select, wind {wind} rain {rain} other {}} | nothing for [other]
                    by {causeIs, select, wind {wind} other {rain}}         | the same for [other, rain]
                    """)
    void check_selectThatMissesAConstant_isNamed(String words, String says) {
        assertThat(problemsOfSelect(words))
                .singleElement()
                .asString()
                .startsWith("'Blamed' selects {causeIs} and says " + says);
    }

    @Test
    void check_selectThatWouldMissANewConstant_isNamed() {
        var words = "{weatherIs, select, sun {blue} rain {grey} other {black}}";
        assertThat(CatalogueCheck.problems(catalogue("{\"Sky\": \"" + words + "\"}"), List.of(Sky.class)))
                .singleElement()
                .asString()
                .contains("by each constant and by 'other'");
    }

    private static List<String> problemsOfSelect(String words) {
        return CatalogueCheck.problems(catalogue("{\"Blamed\": \"" + words + "\"}"), List.of(Blamed.class));
    }

    @Test
    void differences_keysAndArgumentsOfTwoLanguages_areNamed() {
        var german =
                ENGLISH.replace("\"Card\": \"the {name}\",", "\"Kard\": \"x\",").replace(" at {cell}", " auf {to}");
        assertThat(CatalogueCheck.differences(catalogue(ENGLISH), catalogue(german)))
                .containsExactly(
                        "'Card' is missing",
                        "'Kard' is not in the English catalogue",
                        "'Planted' does not use {cell}",
                        "'Planted' uses {to}, which the English message does not use");
        assertThat(CatalogueCheck.differences(catalogue(ENGLISH), catalogue(ENGLISH)))
                .isEmpty();
    }
}
