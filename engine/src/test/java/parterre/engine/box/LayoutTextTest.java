package parterre.engine.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.box.Layout.Card;
import parterre.engine.box.Layout.Cards;
import parterre.engine.box.Layout.Cell;
import parterre.engine.box.Layout.Cells;
import parterre.engine.box.Layout.Counter;

class LayoutTextTest {
    private static final Layout LAYOUT = new Layout(List.of(
            new Counter("height", Optional.of(Seat.of(0)), 7, 25),
            new Cards("die", Optional.empty(), List.of()),
            new Cards(
                    "hand",
                    Optional.of(Seat.of(0)),
                    List.of(
                            new Card(Optional.of("take rose"), Optional.of("rose")),
                            new Card(Optional.empty(), Optional.empty()))),
            new Cells(
                    "bed",
                    Optional.empty(),
                    2,
                    List.of(
                            new Cell(Optional.of("plant a1"), Optional.of("oak"), Optional.of(Seat.of(1))),
                            new Cell(Optional.empty(), Optional.empty(), Optional.empty()),
                            new Cell(Optional.empty(), Optional.of("fir"), Optional.empty())))));

    private static String said(Message message) {
        return switch (message) {
            case BoardWords.LayoutName name -> name.id();
            case BoardWords.LayoutCounter(int value, int most) -> value + " of " + most;
            case BoardWords.FaceDown() -> "face down";
            case BoardWords.LayoutEmpty() -> "nothing";
            default -> throw new AssertionError(message);
        };
    }

    @Test
    void everybodysPartsStandBeforeThoseOfSeats() {
        assertThat(new LayoutText("plot", List.of(), Ink.NONE, LayoutTextTest::said).draw(LAYOUT))
                .isEqualTo("""
                die: nothing
                bed:
                  oak/2 .
                  fir
                P1
                  height: 7 of 25
                  hand: [rose] [face down]
                """);
    }

    @Test
    void targetsThatAreChosenStandOut() {
        Ink ink = (text, _) -> "<" + text + ">";
        assertThat(new LayoutText("plot", List.of("take rose", "plant a1"), ink, LayoutTextTest::said).draw(LAYOUT))
                .contains("<[rose]> [face down]", "<oak/2> .", "<P1>");
    }
}
