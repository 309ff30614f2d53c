package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.engine.box.Ink;
import parterre.engine.box.Selection;

/// How a decision is entered, drawn and foreseen.
final class BoardTest {
    private static final StalkBoard BOARD = new StalkBoard();
    private static final Seat P1 = Seat.of(0);

    private static StalkView view(Position position) {
        return Scene.GAME.view(position, Viewer.player(P1));
    }

    private static List<Consequence> foreseen(Position position, String move) {
        return BOARD.consequences(view(position), P1, Scene.move(move));
    }

    private static List<String> said(Position position, String move) {
        return foreseen(position, move).stream().map(Consequence::says).toList();
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
    void whatIsMissingIsTold() {
        var view = view(Scene.usual().position());
        var slot = Selection.none().with("slot", "s3");
        assertThat(BOARD.move(view, P1, slot.with("cell", "d4"))).isEqualTo(Reading.good(Scene.move("plant 3 d4")));
        assertThat(BOARD.move(view, P1, slot)).isEqualTo(Reading.bad("cell", new StalkFault.CellMissing()));
        assertThat(BOARD.move(view, P1, slot.with("cell", "d4").with("give", "tulip")))
                .asString()
                .contains("both");
        assertThat(BOARD.move(view, P1, Selection.none().with("other", "flush").with("slot", "s1")))
                .asString()
                .contains("alone");
        assertThat(BOARD.move(view, P1, Selection.none())).asString().contains("slot");
    }

    @Test
    void theUpkeepIsForeseenAsIfNothingMoreCame() {
        var position = Scene.usual().growing("d4D c4F c5F d3F e3G e4G").position();
        assertThat(said(position, "plant 2 d5"))
                .contains(
                        "plants a daffodil bulb on d5",
                        "another basic action follows",
                        "if nothing more is done: harvests 1 dahlia on d4: the dahlia goes from 1 to 2",
                        "if nothing more is done: blooms on d5");
        assertThat(foreseen(position, "plant 2 d5").getLast())
                .isEqualTo(new Consequence(
                        Certainty.CHANCE_DECIDES,
                        "",
                        "if nothing more is done: 2 slots are filled from the greenhouse"));
    }

    @Test
    void theLastActionTellsWhatIsCertain() {
        var position = Scene.usual()
                .growing("d4D c4F c5F d3F e3G e4G")
                .with("turn", "1, P1, actions 1")
                .with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                .with("market", "F9 T3")
                .position();
        assertThat(foreseen(position, "plant 2 d5"))
                .contains(
                        Consequence.certain("d4", "harvests 1 dahlia on d4: the dahlia goes from 1 to 2"),
                        Consequence.certain("", "the market crashes: the game ends after this turn"),
                        Consequence.certain("", "daffodil loses in the bust, 10 to 5"),
                        Consequence.certain("s6", "the dahlia is composted"));
    }

    @Test
    void aGreenhouseThatCannotFillTheExchangeIsForeseenWithItsEnd() {
        var position = Scene.usual()
                .with("turn", "1, P1, actions 1")
                .with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                .with("compost", "D17 F18 G20 S20 T19")
                .with("greenhouse", "T1")
                .position();
        assertThat(foreseen(position, "swap 1 tulip"))
                .endsWith(
                        Consequence.certain("s6", "the dahlia is composted"),
                        new Consequence(Certainty.CHANCE_DECIDES, "", "1 slot is filled from the greenhouse"));
        assertThat(foreseen(position, "plant 1 d4"))
                .endsWith(
                        new Consequence(Certainty.CHANCE_DECIDES, "", "1 slot is filled from the greenhouse"),
                        Consequence.certain(
                                "", "the greenhouse cannot fill the exchange: the game ends after this turn"),
                        Consequence.certain(
                                "", "dahlia, daffodil, globemaster, snowdrop, tulip lose in the bust, 1 to 0"),
                        Consequence.certain("", "your portfolio scores 0"));
    }

    @Test
    void aRefusedMoveIsToldAsSuch() {
        assertThat(said(Scene.usual().position(), "end"))
                .singleElement()
                .asString()
                .startsWith("cannot be done");
    }

    @Test
    void bulbsAndBloomsAreDrawnApart() {
        var position = Scene.usual().growing("d4D c4f").position();
        var text = BOARD.draw(view(position), List.of(Scene.move("plant 1 a4")), Ink.NONE);
        assertThat(text).contains("(D)", " f ", "[a4]", "1:D 2:F 3:G 4:S 5:T 6:D", "track down to 21");
        assertThat(text).contains("P2  tokens 4  12 flowers, known -");
    }

    @Test
    void theSecondEndIsShown() {
        var open = Scene.usual();
        assertThat(BOARD.draw(view(open.position()), List.of(), Ink.NONE)).doesNotContain("last turn");
        var fired = open.with("fired", "second").option("second-trigger", "garden-full");
        assertThat(BOARD.draw(view(fired.position()), List.of(), Ink.NONE)).contains("last turn the garden was full\n");
        var over = fired.with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                .after("swap 1 tulip", "swap 1 dahlia", "draw tulip");
        assertThat(BOARD.draw(view(over), List.of(), Ink.NONE)).startsWith("over after turn 1: the garden was full\n");
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
        assertThat(BOARD.draw(view(position), List.of(), Ink.NONE)).contains("D D . .");
    }
}
