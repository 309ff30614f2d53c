package parterre.engine.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Fault;
import parterre.engine.Pebbles;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.walk.Perft.Branch;

class PerftTest {
    private static final Pebbles PEBBLES = new Pebbles();
    private static final Pebbles.State START = PEBBLES.start(Setup.standard(PEBBLES.info(), 2));

    private static long count(Pebbles.State from, int answers) {
        return Perft.of(PEBBLES, from, answers).orThrow().total();
    }

    @Test
    void eachSeatsAnswerIsOneAnswer() {
        // Two seats hide one of two colours, a die shows 1 or 2, and the mover takes 1 (or 2), or dares.
        assertThat(count(START, 0)).isEqualTo(1);
        assertThat(count(START, 1)).isEqualTo(2);
        assertThat(count(START, 2)).isEqualTo(4);
        assertThat(count(START, 3)).isEqualTo(8);
        assertThat(count(START, 4)).isEqualTo(4 * (2 + 3));
        // After a die of 1 and a move of 2: the next roll (2), or the answer to a dare (2).
        assertThat(count(START, 5)).isEqualTo(4 * (2 + 3) * 2);
    }

    @Test
    void divideTellsTheFirstAnswers() {
        var hidden =
                PEBBLES.play(START, BySeat.inOrder(List.of(new Pebbles.Act.Hide("red"), new Pebbles.Act.Hide("red"))));
        assertThat(Perft.of(PEBBLES, START, 4).orThrow().divide())
                .containsExactly(new Branch("P1: hide red", 10), new Branch("P1: hide blue", 10));
        assertThat(Perft.of(PEBBLES, hidden, 2).orThrow().divide())
                .containsExactly(new Branch("*: rolls 1", 2), new Branch("*: rolls 2", 3));
        var rolled = PEBBLES.play(hidden, new Pebbles.Act.Roll(2));
        assertThat(Perft.of(PEBBLES, rolled, 1).orThrow())
                .isEqualTo(new Perft(
                        1,
                        3,
                        List.of(new Branch("P1: take 1", 1), new Branch("P1: take 2", 1), new Branch("P1: dare", 1))));
        assertThat(Perft.of(PEBBLES, rolled, 0).orThrow()).isEqualTo(new Perft(0, 1, List.of()));
    }

    @Test
    void theDivisionAddsUpToTheWhole() {
        for (int answers = 1; answers <= 9; answers++) {
            var perft = Perft.of(PEBBLES, START, answers).orThrow();
            assertThat(perft.divide().stream().mapToLong(Branch::total).sum()).isEqualTo(perft.total());
        }
    }

    @Test
    void aFinishedGameCountsOnceAtEveryGreaterLength() {
        var last = new Pebbles.State(START.setup(), List.of("red", "red"), List.of(0, 0), 3, 2, false);
        assertThat(count(last, 1)).isEqualTo(3);
        // Two takes end the game; the dare has two answers, which end it, too.
        assertThat(count(last, 2)).isEqualTo(4);
        assertThat(count(last, 3)).isEqualTo(4);
        assertThat(count(last, 9)).isEqualTo(4);
        var over = PEBBLES.play(last, new Pebbles.Act.Take(1));
        assertThat(Perft.of(PEBBLES, over, 5).orThrow()).isEqualTo(new Perft(5, 1, List.of()));
    }

    @Test
    void threeSeatsCanBeBrokenOffAmongTheirAnswers() {
        var three = PEBBLES.start(Setup.standard(PEBBLES.info(), 3));
        assertThat(List.of(count(three, 1), count(three, 2), count(three, 3), count(three, 4)))
                .containsExactly(2L, 4L, 8L, 16L);
    }

    @Test
    void chanceThatCannotBeListedIsRefused() {
        var blind = PEBBLES.start(START.setup().with(Pebbles.BLIND, true));
        assertThat(count(blind, 2)).isEqualTo(4);
        for (int answers : new int[] {3, 4, 50}) {
            assertThat(Perft.of(PEBBLES, blind, answers))
                    .isEqualTo(Reading.bad("chance", new Fault.TooManyOutcomes(2)));
        }
        assertThatThrownBy(() -> Perft.of(PEBBLES, blind, -1)).hasMessageContaining("-1 answers");
    }
}
