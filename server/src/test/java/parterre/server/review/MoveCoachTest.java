package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchContext;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.review.SeenDecision;
import parterre.server.PlantedBlunder;

class MoveCoachTest {
    private static <S, M extends Move, V> void judges(GameBox<S, M, V> box) {
        var coach = new MoveCoach<>(box, SearchContext.values(box).getLast());
        var blunder = decision(box, PlantedBlunder.BLUNDER);
        var better = decision(box, PlantedBlunder.BETTER);
        assertThat(coach.advice(blunder, () -> true).orElseThrow().warning())
                .hasValueSatisfying(warning -> assertThat(warning.features()).isNotEmpty());
        assertThat(coach.advice(better, () -> true).orElseThrow().warning()).isEmpty();
        assertThat(coach.advice(blunder, () -> false)).isEmpty();
        assertThat(coach.lead(better, () -> true)).hasValueSatisfying(lead -> {
            assertThat(lead.ahead()).isBetween(lead.low(), lead.high());
            assertThat(lead.low()).isPositive();
            assertThat(lead.features()).isNotEmpty();
            assertThat(lead.other().move()).isNotEqualTo(PlantedBlunder.BETTER);
        });
        assertThat(coach.lead(blunder, () -> true))
                .as("another move is surely better")
                .isEmpty();
    }

    private static <S, M extends Move, V> SeenDecision<M, V> decision(GameBox<S, M, V> box, String move) {
        var game = box.game();
        S position = box.positions().read(PlantedBlunder.POSITION).orThrow();
        if (!(game.next(position) instanceof Next.Turn<M> turn)) {
            throw new AssertionError("a seat is asked");
        }
        return new SeenDecision<>(
                game.setup(position),
                1,
                Seat.of(0),
                game.view(position, Viewer.player(Seat.of(0))),
                turn.moves(),
                game.notation().read(move).orThrow());
    }

    @Test
    void aBlunderIsWarnedOfAndTheBetterMoveLeads() {
        judges(Boxes.named(PlantedBlunder.GAME).orElseThrow());
    }
}
