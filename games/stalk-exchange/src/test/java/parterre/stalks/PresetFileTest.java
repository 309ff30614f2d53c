package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.catalogue.Provenance;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.testkit.Covers;

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
                problems.stream().map(Reading.Problem::toString).toList();
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
        assertThat(StalkOptions.INFO.presets()).singleElement().satisfies(named -> {
            assertThat(named.name()).isEqualTo("reconstruction-1");
            assertThat(named.says()).contains("not the printed game");
        });
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
            assertThat(refusal.reason()).contains("value-start");
        });
        var wrong = SMALL.replace("\"1\"", "\"5\"");
        var late = Setup.standard(StalkOptions.INFO, 2).with(StalkOptions.PRESET, new Attachment("small.json", wrong));
        assertThat(StalkOptions.refusal(late))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("SX-2.1"));
    }

    @Test
    @Covers("SX-8.1")
    void whatIsWrongWithAFileIsToldAtItsLine() {
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
