package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Fault;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.engine.box.Selection;
import parterre.testkit.English;

/// Checks how players enter a decision, and how it is drawn.
final class BoardTest {
    private static final StalkBoard BOARD = new StalkBoard();
    private static final Seat P1 = Seat.of(0);

    private static StalkView view(Position position) {
        return Scene.GAME.view(position, Viewer.player(P1));
    }

    @Test
    void picksAreSlotCellAndGiven() {
        var position = Scene.usual().position();
        if (!(Scene.GAME.next(position) instanceof Next.Turn<StalkMove>(var seat, var moves))) {
            throw new AssertionError("P1 is asked");
        }
        assertThat(BOARD.decision(view(position), seat, moves).picks())
                .extracting(pick -> pick.name())
                .containsExactly("slot", "cell", "give", "other");
    }

    @Test
    void missingPartsAreReported() {
        var view = view(Scene.usual().position());
        var slot = Selection.none().with("slot", "s3");
        assertThat(BOARD.move(view, P1, slot.with("cell", "d4"))).isEqualTo(Reading.good(Scene.move("plant 3 d4")));
        assertThat(BOARD.move(view, P1, slot)).isEqualTo(Reading.bad("cell", new StalkFault.CellMissing()));
        assertThat(BOARD.move(view, P1, slot.with("cell", "d4").with("give", "tulip")))
                .isEqualTo(Reading.bad("cell", new StalkFault.CellAndGive()));
        assertThat(BOARD.move(view, P1, Selection.none().with("other", "flush").with("slot", "s1")))
                .isEqualTo(Reading.bad("slot", new Fault.PickAlone("other")));
        assertThat(BOARD.move(view, P1, Selection.none())).isEqualTo(Reading.bad("slot", new StalkFault.SlotMissing()));
    }

    @Test
    void bulbsAndBloomsAreDrawnApart() {
        var position = Scene.usual().growing("d4D c4f").position();
        var text = BOARD.draw(view(position), List.of(Scene.move("plant 1 a4")), Ink.NONE, English::of);
        assertThat(text).contains("(D)", " f ", "[a4]", "1:D 2:F 3:G 4:S 5:T 6:D", "track down to 21");
        assertThat(text).contains("P2  tokens 4  12 flowers, known -");
    }

    @Test
    void theSecondEndIsShown() {
        var open = Scene.usual();
        assertThat(BOARD.draw(view(open.position()), List.of(), Ink.NONE, English::of))
                .doesNotContain("last turn");
        var fired = open.with("fired", "second").option("second-trigger", "garden-full");
        assertThat(BOARD.draw(view(fired.position()), List.of(), Ink.NONE, English::of))
                .contains("last turn the garden is full\n");
        var over = fired.with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                .after("swap 1 tulip", "swap 1 dahlia", "draw tulip");
        assertThat(BOARD.draw(view(over), List.of(), Ink.NONE, English::of))
                .startsWith("over after turn 1: the garden is full\n");
    }

    @Test
    void aWideGardenIsDrawnNarrow() {
        var cells = new StringBuilder();
        for (int q = 0; q < 26; q++) {
            cells.append(q).append(",0 ");
        }
        var position = Scene.usual()
                .option("garden-shape", cells.toString().strip())
                .with("garden", "D".repeat(2) + ".".repeat(24))
                .position();
        assertThat(BOARD.draw(view(position), List.of(), Ink.NONE, English::of)).contains("D D . .");
    }
}
