package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.Pick;
import parterre.engine.box.Selection;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Checks how players enter decisions, and how the table is drawn.
final class BoardTest {
    private static final MarsBoard BOARD = new MarsBoard();

    /// The squares 11 to 50 of an empty track.
    private static final String TENS = "....:....+".repeat(4);

    private static MarsView view(Example example) {
        return Example.GAME.view(example.position(), Viewer.spectator());
    }

    /// Views show whole positions, so that every flower must be somewhere here.
    private static Example whole(String text) {
        return new Example(MarsPositions.FORM.read(text).orThrow());
    }

    private static Example middle(String options, String dice) {
        return whole("seats: 2\n" + options + "turn: P1 moves\ndice: " + dice + """

                P1: score 3, gardener f8, flowers 9 green 8 blue 10 yellow 1 red
                P2: score 6, gardener d5, flowers 2 blue 10 white 10 gray 3 red
                green: f9
                red: e9 f7 e8 g3 g5 h1
                """);
    }

    private static Decision decision(Example example) {
        if (Example.GAME.next(example.position()) instanceof Next.Turn<MarsMove> turn) {
            return BOARD.decision(view(example), turn.seat(), turn.moves());
        }
        throw new AssertionError("no turn");
    }

    private static List<String> ids(Decision decision, String pick) {
        return decision.picks().stream()
                .filter(known -> known.name().equals(pick))
                .flatMap(known -> ((Pick.One) known).targets().stream())
                .map(target -> target.id() + "x" + target.count())
                .toList();
    }

    @Test
    void aTurnAsksForDieCellAndColour() {
        var asked = decision(middle("", "1 3 3"));
        assertThat(asked.picks()).extracting(Pick::name).containsExactly("die", "cell", "colour");
        assertThat(ids(asked, "die")).containsExactly("d1x1", "d3x2");
        assertThat(ids(asked, "colour")).containsExactly("greenx9", "bluex8", "yellowx10", "redx1");
        assertThat(ids(asked, "cell")).contains("f7x1", "f11x1");
    }

    @Test
    void placingAndChoosingAskForACellOrAGardener() {
        assertThat(ids(decision(Example.start(Example.setup(2))), "cell")).hasSize(90);
        var two = Example.start(Example.setup(2, "two-gardeners=on"))
                .after(
                        "P1: place a6",
                        "P2: place b5",
                        "P1: place e5",
                        "P2: place d3",
                        "*: deal P1 10 green 10 blue 10 yellow, P2 10 white 10 gray 10 red");
        assertThat(ids(decision(two), "gardener")).containsExactly("a6x1", "e5x1");
        var chosen = two.after("P1: roll a6", "*: dice 1 1 1");
        assertThat(decision(chosen).picks())
                .extracting(Pick::name)
                .containsExactly("die", "gardener", "cell", "colour");
    }

    private static String entered(Example example, Selection selection) {
        return switch (BOARD.move(view(example), Seat.of(0), selection)) {
            case Reading.Good<MarsMove>(MarsMove move) -> new MarsNotation().write(move);
            case Reading.Bad<MarsMove> bad -> English.of(bad.problems().getFirst());
        };
    }

    @Test
    void aCellSettlesTheDie() {
        var middle = middle("", "1 3 3");
        var none = Selection.none();
        assertThat(entered(middle, none.with("cell", "f11").with("colour", "red")))
                .isEqualTo("3 f8-f11 red");
        assertThat(entered(middle, none.with("cell", "f9"))).isEqualTo("1 f8-f9");
        assertThat(entered(middle, none.with("cell", "f11"))).contains("'colour' is missing");
        assertThat(entered(middle, none.with("colour", "red"))).contains("'cell' is missing");
        assertThat(entered(middle, none.with("die", "d3"))).contains("'cell' is missing");
        assertThat(entered(middle, none.with("cell", "a6"))).contains("'a6' is not one to six cells", "GM-3.4a");
        assertThat(entered(middle, none.with("cell", "q6"))).contains("'q6' is not a cell");
        assertThat(entered(middle, none.with("die", "3").with("cell", "f11"))).contains("'3' is not a die");
        assertThat(entered(middle, none.with("hat", "x"))).contains("'hat' is not a pick of this game");
        assertThat(entered(middle, none.with("cell", List.of("f9", "f11")))).contains("pick one");
        assertThat(entered(Example.start(Example.setup(2)), none.with("cell", "e5")))
                .isEqualTo("place e5");
        assertThat(entered(Example.start(Example.setup(2)), none)).contains("'cell' is missing");
        assertThat(entered(
                        Example.start(Example.setup(2)), none.with("cell", "e5").with("die", "d1")))
                .contains("'die' does not go with cell");
    }

    @Test
    void theTableIsDrawnForPeople() throws IOException {
        var middle = middle("", "1 3 3");
        assertThat(BOARD.draw(view(middle), moves(middle), Ink.NONE, English::of))
                .isEqualTo(drawn("board.txt"));
        var late = whole(MarsPositions.FORM.write(middle.position()).replace("score 3", "score 57"));
        assertThat(BOARD.draw(view(late), List.of(), Ink.NONE, English::of))
                .as("a second line of squares, and no marks")
                .contains("51 ....:.1..+", "100")
                .doesNotContain("[f7]", "[R]");
    }

    @Test
    @Covers({"GM-D7", "GM-D8"})
    void theTrackShowsSharedSquaresAndLaps() {
        assertThat(track("option track-skip: off\n", "score 6"))
                .containsExactly("track 0:         1 ....:1...+" + TENS + " 50", " ".repeat(24) + "2");
        assertThat(track("option lap: 50\n", "score 57"))
                .containsExactly("track 0:         1 ....:21..+" + TENS + " 50");
    }

    /// Returns the lines of the track when P1 has this score and P2 has 6.
    private static List<String> track(String option, String score) {
        var table =
                whole(MarsPositions.FORM.write(middle(option, "1").position()).replace("score 3", score));
        var lines = BOARD.draw(view(table), List.of(), Ink.NONE, English::of)
                .lines()
                .toList();
        int first = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("track"))
                .findFirst()
                .orElseThrow());
        return lines.subList(first, lines.size() - 1);
    }

    @Test
    void gardenersShowTheirFlowersAndPlayersTheirNumbers() {
        var now = middle("", "1 3").after("P1: 1 f8-g8 blue");
        assertThat(BOARD.draw(view(now), List.of(), Ink.NONE, English::of))
                .contains("<1B>", "<2>", "> P2", "on g8, 5 free round it");
        assertThat(BOARD.draw(view(Example.start(Example.setup(5))), List.of(), Ink.NONE, English::of))
                .contains("P1 places", "track 0:12345");
        Ink loud = (text, colour) -> colour == Ink.Colour.BLUE ? "{" + text + "}" : text;
        assertThat(BOARD.draw(view(middle("", "1").after("P1: 1 f8-g8 blue")), List.of(), loud, English::of))
                .contains("{B2}");
    }

    private static List<MarsMove> moves(Example example) {
        return Example.GAME.next(example.position()) instanceof Next.Turn<MarsMove> turn
                ? turn.moves().list()
                : List.of();
    }

    private static String drawn(String file) throws IOException {
        try (var stream = BoardTest.class.getResourceAsStream(file)) {
            return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
