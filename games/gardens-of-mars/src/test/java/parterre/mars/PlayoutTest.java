package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Next;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;

/// Checks whole games, for all numbers of seats and all options.
final class PlayoutTest {
    private static final MarsGame GAME = new MarsGame();

    @Test
    void randomGamesWithRandomOptionsKeepTheTableInOrder() {
        for (int seed = 0; seed < 60; seed++) {
            var luck = Generator.of(seed);
            var setup = randomSetup(luck);
            var where = "seed " + seed + ", " + setup;
            int bound = GAME.bound(setup).orElse(10_000);
            var position = GAME.start(setup);
            int steps = 0;
            while (!(GAME.next(position) instanceof Next.Over<MarsMove>)) {
                assertThat(steps).as(where).isLessThan(bound);
                steps++;
                var step = Playout.step(GAME, position, luck).orElseThrow();
                position = GAME.play(position, step);
                assertInOrder(where, position, step);
            }
        }
    }

    /// Plays on from positions all along each game, before and after the deal.
    @Test
    void fusedPlayoutsAgreeWithTheGenericDriverByEqualSeeds() {
        var fused = new MarsBox().fusedPlayout().orElseThrow();
        for (int seed = 0; seed < 300; seed++) {
            var luck = Generator.of(seed);
            var setup = randomSetup(luck);
            int before = luck.below(80);
            var position = Playout.finish(GAME, GAME.start(setup), luck, before).position();
            var ours = Generator.of(seed, before);
            var theirs = Generator.of(seed, before);
            var end = Playout.finish(GAME, position, theirs, 100_000);
            var where = "seed " + seed + ", " + setup + ", after " + before + " steps";
            assertThat(end.result()).as(where).isPresent();
            var untouched = MarsPositions.FORM.write(position);
            assertThat(fused.finish(position, ours)).as(where).isEqualTo(end.position());
            assertThat(ours.bits()).as("luck, " + where).isEqualTo(theirs.bits());
            assertThat(MarsPositions.FORM.write(position)).as(where).isEqualTo(untouched);
        }
    }

    private static void assertInOrder(String where, Position position, Step<MarsMove> step) {
        var text = where + " after " + step + "\n" + MarsPositions.FORM.write(position);
        assertThat(Inventory.INVARIANT.first(position)).as(text).isEmpty();
        assertThat(PositionValidator.INVARIANT.first(position.draft())).as(text).isEmpty();
        assertThat(MarsPositions.FORM.read(MarsPositions.FORM.write(position)).orThrow())
                .as(text)
                .isEqualTo(position);
        assertThat(GAME.imagine(GAME.view(position, Viewer.spectator()), Generator.of(0)))
                .as(text)
                .isEqualTo(position);
    }

    /// Options drawn at random, none of which contradict each other.
    private static Setup randomSetup(Generator luck) {
        while (true) {
            int seats = 2 + luck.below(4);
            Map<String, String> texts = new HashMap<>();
            for (var option : GAME.info().options()) {
                if (luck.below(3) == 0) {
                    var values = valuesOf(option);
                    texts.put(option.name(), values.get(luck.below(values.size())));
                }
            }
            var setup = Setup.read(GAME.info(), 1, seats, texts).orThrow();
            if (GAME.refusal(setup).isEmpty()) {
                return setup;
            }
        }
    }

    private static List<String> valuesOf(Option<?> option) {
        return switch (option) {
            case Option.Flag _ -> List.of("on", "off");
            case Option.Choice choice -> choice.words();
            case Option.Range _ -> List.of("0", "3", "20", "200");
            case Option.Table _, Option.Text<?> _, Option.File _ -> new ArrayList<>();
        };
    }
}
