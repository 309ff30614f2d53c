package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Policy;
import parterre.engine.walk.Playout;

/// The choices of playouts.
final class TradingPolicyTest {
    private final Policy<Position, StalkMove> policy = new StalkBox().policies().getFirst();

    private String choice(Position position, int seed) {
        var moves = Acting.moves(position.table());
        return Scene.GAME
                .notation()
                .write(moves.get(policy.choose(position, Seat.of(position.table().seat), moves, Generator.of(seed))));
    }

    @Test
    void dearFlowers_areTakenForCheapOnes() {
        var scene = Scene.usual().with("market", "T4 D1 F1 S1").with("P1", "tokens 4, portfolio D4 F4 G2 S2");
        assertThat(IntStream.range(0, 20).mapToObj(seed -> choice(scene.position(), seed)))
                .containsOnly("swap 5 globemaster");
    }

    @Test
    void tokens_areKeptInMostTurns() {
        var done = Scene.usual().with("turn", "1, P1, actions 0").position();
        assertThat(IntStream.range(0, 200).mapToObj(seed -> choice(done, seed)).filter("end"::equals))
                .hasSizeBetween(150, 195);
    }

    @Test
    void swaps_areFoundAtTheirPlaces() {
        var luck = Generator.of(2);
        for (int game = 0; game < 50; game++) {
            var table = Playout.finish(Scene.GAME, Scene.usual().position(), luck, luck.below(40))
                    .position()
                    .table();
            if (table.phase == Phase.ACT) {
                var actions = new Actions(table);
                for (int i = 0; i < actions.size(); i++) {
                    if (actions.get(i) instanceof StalkMove.Swap swap) {
                        assertThat(actions.swap(swap.slot(), swap.given().type()))
                                .isEqualTo(i);
                    }
                }
            }
        }
    }

    /// A seat that plays so wins most of its games against two that play at random.
    @Test
    void theTrader_beatsRandomPlay() {
        double won = 0;
        for (int seed = 0; seed < 90; seed++) {
            var luck = Generator.of(seed);
            var own = Seat.of(seed % 3);
            var position = Scene.GAME.start(Setup.standard(Scene.GAME.info(), 3));
            while (position.table().phase != Phase.OVER) {
                position = switch (Scene.GAME.next(position)) {
                    case Next.Chance<StalkMove> chance ->
                        Scene.GAME.play(position, chance.odds().sample(luck));
                    case Next.Turn<StalkMove>(Seat seat, Moves<StalkMove> moves) ->
                        Scene.GAME.play(
                                position,
                                seat.equals(own)
                                        ? moves.get(policy.choose(position, seat, moves, luck))
                                        : moves.sample(luck));
                    case Next.Together<StalkMove> _, Next.Over<StalkMove> _ -> throw new AssertionError();
                };
            }
            won += Ending.result(position.table()).share(own);
        }
        assertThat(won).isGreaterThan(0.6 * 90);
    }
}
