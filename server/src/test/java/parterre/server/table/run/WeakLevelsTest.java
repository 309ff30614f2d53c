package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parterre.bots.BotSpec;
import parterre.bots.Level;
import parterre.bots.Question;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.stalks.StalkBox;
import parterre.stalks.StalkMove;

/// Weak levels err, but they do nothing absurd.
class WeakLevelsTest {
    private static final int SEEDS = 50;

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"GENTLE", "FAIR"})
    void weakLevel_inItsFirstTurn_keepsTokens(Level level) {
        var left =
                IntStream.range(0, SEEDS).map(seed -> tokensLeft(level, seed)).toArray();
        assertThat(left).doesNotContain(0);
        assertThat(IntStream.of(left).average().orElseThrow()).isGreaterThan(2.5);
    }

    /// How many tokens the first player has after the first turn.
    private static int tokensLeft(Level level, int seed) {
        var box = new StalkBox();
        var game = box.game();
        var setup = Setup.standard(game.info(), 2);
        Luck luck = Generator.of(seed);
        var state = game.start(setup);
        int turns = 0;
        while (turns == 0 || game.view(state, Viewer.spectator()).turn() == 1) {
            switch (game.next(state)) {
                case Next.Chance<StalkMove> chance ->
                    state = game.play(state, chance.odds().sample(luck));
                case Next.Turn<StalkMove>(var seat, var moves) -> {
                    var asked = state;
                    try (var bot = new BotSpec.OfLevel(level).sit(box, setup, seat, luck)) {
                        var move = bot.choose(Question.of(() -> game.view(asked, Viewer.player(seat)), moves));
                        state = game.play(state, move);
                    }
                    turns++;
                }
                case Next.Together<StalkMove> _, Next.Over<StalkMove> _ ->
                    throw new IllegalStateException("the first turn has neither");
            }
        }
        var view = game.view(state, Viewer.spectator());
        return view.players().get(view.first() - 1).tokens();
    }
}
