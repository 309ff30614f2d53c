package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.text.FieldContent;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Checks the texts of moves and positions.
final class TextTest {
    private static final StalkNotation NOTATION = new StalkNotation();

    private static List<String> problems(Reading<?> reading) {
        return switch (reading) {
            case Reading.Good<?> _ -> List.of();
            case Reading.Bad<?>(var problems) ->
                problems.stream().map(English::of).toList();
        };
    }

    private static List<String> problems(Scene scene) {
        return problems(StalkPositions.FORM.read(scene.text()));
    }

    @Test
    @Covers("SX-D2")
    void movesAreReadInAnyCaseAndSpacing() {
        assertThat(NOTATION.write(NOTATION.read("  EXTRA  plant 3   D4 ").orThrow()))
                .isEqualTo("extra plant 3 d4");
        assertThat(NOTATION.write(NOTATION.read("Swap 12 Tulip").orThrow())).isEqualTo("swap 12 tulip");
    }

    @Test
    @Covers("SX-D2")
    void wrongMovesAreReported() {
        assertThat(problems(NOTATION.read("plant 13 d4")))
                .containsExactly("'13' is not a slot of the exchange; slots are counted from 1, the leftmost");
        assertThat(problems(NOTATION.read("plant 1 44"))).hasSize(1);
        assertThat(problems(NOTATION.read("plant 1"))).hasSize(1);
        assertThat(problems(NOTATION.read("swap 1 rose")))
                .singleElement()
                .asString()
                .contains("dahlia");
        assertThat(problems(NOTATION.read("extra"))).hasSize(1);
        assertThat(problems(NOTATION.read("extra flush"))).hasSize(1);
        assertThat(problems(NOTATION.read("flush it"))).hasSize(1);
        assertThat(problems(NOTATION.read("water d4"))).hasSize(1);
        assertThat(problems(NOTATION.read(""))).hasSize(1);
    }

    @Test
    @Covers("SX-D3")
    void positionsNeedEveryFlowerInOnePlace() {
        assertThat(problems(Scene.usual())).isEmpty();
        assertThat(problems(Scene.usual().with("greenhouse", "D1")))
                .hasSize(5)
                .first()
                .asString()
                .contains(
                        "'greenhouse' and all other places together hold 9 of the type dahlia; there are 25 of each type");
        assertThat(problems(Scene.usual().with("market", "D26"))).hasSize(1);
        assertThat(problems(Scene.usual().with("market", "D2 D3"))).hasSize(1);
        assertThat(problems(Scene.usual().with("market", "D19"))).hasSize(1);
        assertThat(problems(Scene.usual().with("garden", "...")))
                .singleElement()
                .asString()
                .contains("37 letters");
        assertThat(problems(Scene.usual().with("garden", "x" + ".".repeat(36))))
                .singleElement()
                .asString()
                .contains("a4");
        assertThat(problems(Scene.usual().with("exchange", "DF")))
                .singleElement()
                .asString()
                .contains("6 letters");
    }

    @Test
    @Covers({"SX-D3", "SX-7.2"})
    void playersHaveWholePortfoliosAndKnownParts() {
        assertThat(problems(Scene.usual().with("P1", "tokens 4, portfolio D4")))
                .singleElement()
                .asString()
                .contains("12 flowers");
        assertThat(problems(Scene.usual().with("P1", "tokens 4, portfolio D4 F2 G2 S2 T2, known D5")))
                .singleElement()
                .asString()
                .contains("known");
        assertThat(problems(Scene.usual().with("P1", "tokens 5, portfolio D4 F2 G2 S2 T2")))
                .singleElement()
                .asString()
                .contains("4 at the start");
        assertThat(problems(Scene.usual().with("P3", "tokens 4"))).hasSize(1);
        assertThat(problems(Scene.usual().with("P1", "roses 4"))).hasSize(1);
    }

    @Test
    @Covers("SX-D3")
    void aTurnMayLeaveItsSeatToTheRules() {
        for (var turn : List.of("1, %s, actions 2", "2, %s, actions 2", "3, %s, actions 1")) {
            var scene = Scene.usual().with("first", "P2").with("turn", turn.formatted("-"));
            var written = StalkPositions.FORM.write(
                    StalkPositions.FORM.read(scene.text()).orThrow());
            assertThat(written).contains("turn: " + turn.formatted(turn.startsWith("2") ? "P1" : "P2") + "\n");
        }
    }

    private static FieldContent text(String text) {
        return new FieldContent.Text(text);
    }

    private static FieldContent named(String name, String text) {
        return new FieldContent.Named(Map.of(name, text(text)));
    }

    /// Changes the garden, a hexagon with two cells to a side, and its exchange of two slots.
    private static String changed(Map<String, FieldContent> change) {
        var position = Scene.small("FS").position();
        return StalkPositions.FORM.changed(position, new FieldContent.Named(change));
    }

    @Test
    @Covers("SX-D3")
    void aChangeNamesFlowersByTheirWords() {
        var nothing = new FieldContent.Named(Map.of());
        var cells = List.<FieldContent>of(
                named("bloom", "tulip"), nothing, nothing, named("bulb", "dahlia"), nothing, nothing, nothing);
        var slots = List.<FieldContent>of(new FieldContent.Nothing(), text("snowdrop"));
        var counts = new FieldContent.Named(Map.of("dahlia", text("0"), "tulip", text("2")));
        assertThat(changed(Map.of(
                        "garden", new FieldContent.Items(cells),
                        "exchange", new FieldContent.Items(slots),
                        "market", counts)))
                .contains("garden: T./.d./..\n", "exchange: .S\n", "market: T2\n");
    }

    @Test
    @Covers("SX-D3")
    void aChangeMayLeaveTheTurnsSeatToTheRules() {
        var turn = new FieldContent.Named(
                Map.of("number", text("2"), "seat", new FieldContent.Nothing(), "actions", text("1")));
        assertThat(changed(Map.of("turn", turn))).contains("turn: 2, -, actions 1\n");
    }

    @Test
    @Covers("SX-D3")
    void aFlowerThatDoesNotExistIsRefused() {
        var roses = List.<FieldContent>of(text("rose"), text("tulip"));
        var text = changed(Map.of("exchange", new FieldContent.Items(roses)));
        assertThat(text).contains("exchange: roseT\n");
        assertThat(problems(StalkPositions.FORM.read(text))).isNotEmpty();
    }

    @Test
    @Covers("SX-D3")
    void thePhaseFitsWhatLiesThere() {
        assertThat(problems(Scene.usual().with("turn", "2, P1, actions 2")))
                .singleElement()
                .asString()
                .contains("turn 2 is the turn of P2");
        assertThat(problems(Scene.usual().with("turn", "1"))).hasSize(1);
        assertThat(problems(Scene.usual().with("phase", "sleep"))).isNotEmpty();
        assertThat(problems(Scene.usual().with("phase", "flush"))).hasSize(1);
        assertThat(problems(Scene.usual().with("phase", "refill"))).hasSize(1);
        assertThat(problems(Scene.usual().with("phase", "harvest").with("turn", "1, P1, actions 0")))
                .hasSize(1);
        assertThat(problems(Scene.usual().with("phase", "over").with("turn", "1, P1, actions 0")))
                .hasSize(1);
        assertThat(problems(Scene.usual().with("phase", "deal"))).hasSize(1);
        assertThat(problems(Scene.usual().with("fired", "crash"))).hasSize(1);
        assertThat(problems(Scene.usual().with("fired", "bang"))).hasSize(1);
        assertThat(problems(Scene.usual().with("bust", "tulip"))).hasSize(1);
        assertThat(problems(Scene.usual().with("slot", "3"))).hasSize(1);
        assertThat(problems(Scene.usual()
                        .with("turn", "1, P1, actions 0")
                        .with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")))
                .singleElement()
                .asString()
                .contains("something to do");
    }

    @Test
    @Covers("SX-D3")
    void optionsThatDoNotGoTogetherAreTold() {
        assertThat(problems(Scene.usual().option("first-player", "5")))
                .singleElement()
                .asString()
                .contains("first-player");
        assertThat(problems(Scene.usual().option("first-player", "2")))
                .singleElement()
                .asString()
                .contains("agreed");
        assertThat(problems(StalkPositions.FORM.read("nonsense"))).isNotEmpty();
    }
}
