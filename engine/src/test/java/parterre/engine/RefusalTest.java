package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RefusalTest {
    private static final Seat P1 = Seat.of(0);
    private static final Seat P2 = Seat.of(1);
    private static final Seat P3 = Seat.of(2);

    private record Act() implements Move {}

    private record Roll() implements ChanceMove {}

    private static final Next<Move> TURN = new Next.Turn<>(P1, Moves.of(List.of(new Act())));
    private static final Next<Move> BOTH = new Next.Together<>(BySeat.each(2, _ -> Moves.of(List.of(new Act()))));
    private static final Next<Move> CHANCE = new Next.Chance<>(
            Odds.uniform(List.of(new Roll()), new Refusal("R-1", new EngineWords.Told("Nothing else can come."))));
    private static final Next<Move> OVER = new Next.Over<>(
            new Result.Placed("the end", List.of(new Result.Standing(new Result.Party.Seated(P1), 1, 0))));

    private static Optional<String> edge(Next<Move> next, Seat seat, Move move) {
        return Refusal.atTheEdge(next, 2, seat, move).map(Refusal::rule);
    }

    @Test
    void askedSeats_areLeftToTheRules() {
        assertThat(edge(TURN, P1, new Act())).isEmpty();
        assertThat(edge(BOTH, P2, new Act())).isEmpty();
    }

    @Test
    void eachMistakeHasOneCode() {
        assertThat(edge(TURN, P2, new Act())).contains("table/wrong-seat");
        assertThat(edge(CHANCE, P1, new Act())).contains("table/wrong-seat");
        assertThat(edge(TURN, P1, new Roll())).contains("table/chance");
        assertThat(edge(BOTH, P3, new Act())).contains("table/no-such-seat");
        assertThat(edge(OVER, P1, new Act())).contains("table/over");
    }

    @Test
    void ofSeveralMistakesTheFirstInOrderIsTold() {
        assertThat(edge(OVER, P3, new Roll())).contains("table/over");
        assertThat(edge(TURN, P3, new Roll())).contains("table/chance");
        assertThat(edge(TURN, P3, new Act())).contains("table/no-such-seat");
    }
}
