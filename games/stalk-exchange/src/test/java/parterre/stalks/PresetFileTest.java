package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import parterre.catalogue.Difference;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.testkit.Covers;
import parterre.testkit.English;
import parterre.wording.Wording;

/// Presets from files, and what they are refused for.
final class PresetFileTest {
    /// A small game for tests.
    static final String SMALL = """
            {
              "name": "small",
              "garden-shape": "side-3",
              "portfolio-size": [5, 5, 4, 4],
              "market-start": [9, 9, 9, 9],
              "exchange-slots": 4,
              "first-player": "1",
              "edge-closed": false,
              "marks": {"edge-closed": "ruled"}
            }
            """;

    private static Reading<PresetFile> read(String text) {
        return PresetFile.read(new Attachment("table.json", text));
    }

    private static List<String> problems(String text) {
        return switch (read(text)) {
            case Reading.Good<PresetFile> _ -> List.of();
            case Reading.Bad<PresetFile>(var problems) ->
                problems.stream().map(English::of).toList();
        };
    }

    @Test
    @Covers({"SX-8.1", "SX-8.2"})
    void theHousePresetSaysEveryDefaultAndClaimsNothingPrinted() {
        var preset = PresetFile.read(PresetFile.standard()).orThrow();
        for (int seats = StalkOptions.LEAST_SEATS; seats <= StalkOptions.MOST_SEATS; seats++) {
            var texts = preset.texts().get(seats);
            assertThat(texts).hasSize(StalkOptions.SINGLE.size());
            for (var option : StalkOptions.SINGLE) {
                assertThat(texts).containsEntry(option.name(), standard(option, seats));
            }
        }
        assertThat(preset.marks().values()).doesNotContain(Provenance.PRINTED);
        assertThat(StalkOptions.INFO.presets())
                .singleElement()
                .satisfies(named -> assertThat(named.name()).isEqualTo("reconstruction-1"));
        assertThat(Wording.of(Locale.ENGLISH, List.of("stalk-exchange")).describe("preset", "reconstruction-1"))
                .contains("not the printed game");
    }

    private static <T> String standard(Option<T> option, int seats) {
        return option.write(option.standard(seats));
    }

    @Test
    @Covers("SX-8.1")
    void aFileSaysHowItIsPlayed() {
        var setup = Setup.standard(StalkOptions.INFO, 4).with(StalkOptions.PRESET, new Attachment("small.json", SMALL));
        assertThat(StalkOptions.refusal(setup)).isEmpty();
        var terms = Terms.of(setup);
        assertThat(terms.shape().size()).isEqualTo(19);
        assertThat(terms.portfolioSize()).isEqualTo(4);
        assertThat(terms.edgeClosed()).isFalse();
        assertThat(terms.slots()).isEqualTo(4);
        assertThat(terms.crashAt()).isEqualTo(11);
        assertThat(terms.seedyTokens()).as("what the file leaves out").isEqualTo(4);
    }

    @Test
    @Covers("SX-8.1")
    void nothingElseIsChangedBesideAFile() {
        var setup = Setup.standard(StalkOptions.INFO, 2)
                .with(StalkOptions.PRESET, new Attachment("small.json", SMALL))
                .with(StalkOptions.VALUE_START, 2);
        assertThat(StalkOptions.refusal(setup)).hasValueSatisfying(refusal -> {
            assertThat(refusal.rule()).isEqualTo("SX-8.1");
            assertThat(English.of(refusal.reason())).contains("value-start");
        });
        var wrong = SMALL.replace("\"1\"", "\"5\"");
        var late = Setup.standard(StalkOptions.INFO, 2).with(StalkOptions.PRESET, new Attachment("small.json", wrong));
        assertThat(StalkOptions.refusal(late))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("SX-2.1"));
    }

    /// Returns the reasons why a table with this file is refused.
    private static List<String> refused(String text) {
        return switch (StalkOptions.PRESET.read("table.json\n" + text)) {
            case Reading.Good<Attachment> _ -> List.of();
            case Reading.Bad<Attachment>(var problems) ->
                problems.stream().map(English::of).toList();
        };
    }

    @Test
    @Covers("SX-8.1")
    void conflictingValues_areToldBeforeATableIsMade() {
        assertThat(refused("{\"name\": \"x\",\n\"garden-shape\": \"side-1\",\n\"initial-garden\": \"d4\"}"))
                .containsExactly(
                        "line 3: 'table.json: initial-garden' names d4, which is not in the garden; its cells are a1");
        assertThat(refused("{\"name\": \"x\", \"second-trigger\": \"value-cap\",\n\"turn-cap\": 0}"))
                .singleElement()
                .asString()
                .startsWith("line 2: 'table.json: turn-cap' is 0, but");
        assertThat(refused("{\"name\": \"x\", \"first-player\": \"5\"}"))
                .as("five can play it")
                .isEmpty();
        assertThat(refused("{\"name\": \"x\", \"portfolio-size\": [25, 25, 25, 25]}"))
                .as("two can play it")
                .isEmpty();
    }

    @Test
    @Covers("SX-8.1")
    void brokenJsonIsReportedInOurWords() {
        var remedy =
                "; put names and words in double quotes and a comma between two entries, but none after the last one";
        assertThat(refused("{\n  \"name\": \"x\",\n  \"refill\" \"immediate\"\n}"))
                .containsExactly("line 3: 'table.json' is not JSON after name at \"immediate\"" + remedy);
        assertThat(refused("{\n  \"name\": \"x\",\n}"))
                .containsExactly("line 3: 'table.json' is not JSON after name at }" + remedy);
        assertThat(refused("{\n  \"name\": x\n}")).containsExactly("line 2: 'table.json' is not JSON at x" + remedy);
        assertThat(refused("{\n  \"name\": \"x\",\n  \"exchange-slots\": 4"))
                .containsExactly(
                        "line 3: 'table.json' is not JSON after exchange-slots: it ends before everything in it is"
                                + " closed; close every quote, [ and { that was opened, the last { at the end of the file");
        assertThat(refused("{\n  \"name\": \"x\",\n  \"refill\": \"upkeep\",\n  \"refill\": \"immediate\"}"))
                .containsExactly("line 4: 'table.json: refill' is there twice in one object; write it once");
        assertThat(refused("{\n  \"name\": \"\"}"))
                .containsExactly("line 2: 'table.json: name' is empty; write a text of one line in quotes");
    }

    @Test
    @Covers("SX-8.1")
    void omittedPartsOfAFileKeepTheStandard() {
        assertThat(differences("{\"name\": \"x\", \"exchange-slots\": 4}"))
                .containsExactly(new Difference("exchange-slots", "6", "4"));
        assertThat(differences("{\"name\": \"x\", \"seedy-tokens\": [4, 4, 4, 3], \"edge-closed\": true}"))
                .containsExactly(new Difference("seedy-tokens", "[4, 4, 4, 4]", "[4, 4, 4, 3]"));
    }

    private static List<Difference> differences(String text) {
        var whole = StalkOptions.PRESET.whole();
        return Difference.of(whole.apply(PresetFile.standard()), whole.apply(new Attachment("table.json", text)));
    }

    @Test
    @Covers("SX-8.1")
    void problemsOfAFileAreReportedByLine() {
        assertThat(problems("[]")).hasSize(1);
        assertThat(problems("{\"name\": \"x\", \"slots\": 3}"))
                .singleElement()
                .asString()
                .contains("slots", "not known");
        assertThat(problems("{\n\"name\": \"x\",\n\"portfolio-size\": [1, 2]}"))
                .singleElement()
                .asString()
                .startsWith("line 3")
                .contains("portfolio-size", "4");
        assertThat(problems("{\"name\": \"x\", \"group-rule\": \"any\"}"))
                .singleElement()
                .asString()
                .contains("any-type-blooms");
        assertThat(problems("{\"name\": \"x\", \"garden-shape\": \"side-9\"}"))
                .singleElement()
                .asString()
                .contains("more than 64 cells");
        assertThat(problems("{\"name\": \"x\", \"market-start\": [0, 1, 1, 1]}"))
                .singleElement()
                .asString()
                .contains("1 to 200");
        assertThat(problems("{\"name\": \"x\", \"marks\": {\"dice\": \"printed\"}}"))
                .hasSize(1);
    }
}
