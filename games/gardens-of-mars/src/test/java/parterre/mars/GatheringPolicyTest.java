package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Generator;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;

/// The choices of playouts.
final class GatheringPolicyTest {
    private static final int GAMES = 60;

    /// A seat that plays so wins most of its games against others that play at random.
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void theGatherer_beatsRandomPlay(int seats) {
        var policy = new MarsBox().policies().getFirst();
        double won = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var luck = Generator.of(seed);
            var own = Seat.of(seed % seats);
            var position = Example.GAME.start(Example.setup(seats));
            while (!position.phase().isOver()) {
                position = switch (Example.GAME.next(position)) {
                    case Next.Chance<MarsMove> chance ->
                        Example.GAME.play(position, chance.odds().sample(luck));
                    case Next.Turn<MarsMove>(Seat seat, Moves<MarsMove> moves) ->
                        Example.GAME.play(
                                position,
                                seat.equals(own)
                                        ? moves.get(policy.choose(position, seat, moves, luck))
                                        : moves.sample(luck));
                    case Next.Together<MarsMove> _, Next.Over<MarsMove> _ -> throw new AssertionError();
                };
            }
            won += Ending.result(position).share(own);
        }
        assertThat(won).isGreaterThan(0.7 * GAMES);
    }
}
