package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;

final class BotTimeBudgetTest {
    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);

    private record Step() implements Move {}

    private final BotTimeBudget timeBudget = new BotTimeBudget();

    private static Next<Step> turn(Seat seat) {
        return new Next.Turn<>(seat, Moves.of(List.of(new Step())));
    }

    /// A bot that takes all the time that it is given, and how long that is.
    private Duration thinks(Seat seat, int seats) {
        timeBudget.now(turn(seat), seats);
        var time = timeBudget.of(seat);
        timeBudget.took(seat, time);
        return time;
    }

    @Test
    void aTurnOfManyDecisionsStaysWithinItsTime() {
        var first = thinks(ANN, 2);
        var sum = first;
        for (int decision = 1; decision < 30; decision++) {
            sum = sum.plus(thinks(ANN, 2));
        }
        assertThat(sum).isBetween(Bots.LONGEST_TURN.minusSeconds(1), Bots.LONGEST_TURN);
        assertThat(thinks(BEN, 2)).isEqualTo(first);
        assertThat(thinks(ANN, 2)).as("a turn later").isEqualTo(first);
    }

    @Test
    void soloPlayersHaveATurnWithEachDecision() {
        assertThat(thinks(ANN, 1)).isEqualTo(thinks(ANN, 1));
    }

    /// Ben answers an offer in Ann's turn, for example. That is not Ben's turn, and it does not end Ann's.
    @Test
    void questionsInAnothersTurnTakeNoneOfItsTime() {
        var first = thinks(ANN, 2);
        timeBudget.took(BEN, timeBudget.of(BEN));
        assertThat(thinks(ANN, 2)).isLessThan(first);
    }
}
