package parterre.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import parterre.cli.words.Localizer;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Ink;

class LineWrapperTest {
    private static List<String> folded(String text, int width) {
        return LineWrapper.fit(text, width).stream()
                .map(AttributedString::toString)
                .toList();
    }

    @Test
    void shortTextStaysUnchanged() {
        assertThat(folded("a board\n  and its panel", 20)).containsExactly("a board", "  and its panel");
    }

    @Test
    void thePanelBesideADrawingGoesBelowIt() {
        var drawing = """
                x x x        P1
                 x x x         3 points
                x x x x
                 x x x       P2
                  x x          1 point
                """;
        assertThat(folded(drawing, 16))
                .containsExactly(
                        "x x x", " x x x", "x x x x", " x x x", "  x x", "P1", "  3 points", "P2", "  1 point");
    }

    @Test
    void aDrawingWithoutAGutterIsLeftAsItIs() {
        var drawing = "0123456789\n".repeat(6);
        assertThat(folded(drawing, 8)).hasSize(6).allMatch("0123456789"::equals);
    }

    @Test
    void aSentenceIsBrokenBetweenWordsAndAPathNowhere() {
        assertThat(folded("kept in /home/ann/parterre/a.record", 20))
                .containsExactly("kept in", "/home/ann/parterre/a.record");
        assertThat(folded("one two three", 8)).containsExactly("one two", "three");
    }

    @Test
    void coloursAreNoColumnsAndStayWhereTheyAre() {
        var lines = LineWrapper.fit("\u001b[31mone\u001b[0m two three", 8);
        assertThat(lines.getFirst().toString()).isEqualTo("one two");
        assertThat(lines.getFirst().toAnsi()).contains("\u001b[31mone");
    }

    @Test
    void theBoardsOfAllGamesFitAnOrdinaryTerminal() {
        for (var box : Boxes.all()) {
            assertThat(folded(board(box), 80))
                    .as(box.game().info().slug())
                    .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        }
    }

    private static <S, V> String board(GameBox<S, ?, V> box) {
        var start = box.game()
                .start(Setup.standard(box.game().info(), box.game().info().mostSeats()));
        return box.board()
                .draw(box.game().view(start, Viewer.everyone()), List.of(), Ink.NONE, Localizer.standard()::say);
    }
}
