package parterre.engine.walk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Next;
import parterre.engine.Pebbles;
import parterre.engine.Setup;
import parterre.engine.Step;

class PlayoutTest {
    private static final Pebbles PEBBLES = new Pebbles();

    @Test
    void aPlayoutIsItsStepsDoneOneByOne() {
        for (long seed = 1; seed <= 200; seed++) {
            var start = PEBBLES.start(Setup.standard(PEBBLES.info(), 2 + (int) (seed % 2)));
            var luck = Generator.of(seed);
            var state = start;
            int steps = 0;
            int decisions = 0;
            for (var step = Playout.step(PEBBLES, state, luck);
                    step.isPresent();
                    step = Playout.step(PEBBLES, state, luck)) {
                state = PEBBLES.play(state, step.get());
                steps++;
                decisions += switch (step.get()) {
                    case Step.Turn<Pebbles.Act> _ -> 1;
                    case Step.Chance<Pebbles.Act> _ -> 0;
                    case Step.Together<Pebbles.Act>(BySeat<Pebbles.Act> answers) -> answers.size();
                };
            }
            var same = Generator.of(seed);
            var end = Playout.finish(PEBBLES, start, same, 1000);
            assertThat(end.position()).as("seed " + seed).isEqualTo(state);
            assertThat(end.steps()).isEqualTo(steps);
            assertThat(end.decisions()).isEqualTo(decisions);
            assertThat(end.result()).contains(((Next.Over<Pebbles.Act>) PEBBLES.next(state)).result());
            assertThat(same.bits()).isEqualTo(luck.bits());
        }
    }

    @Test
    void aPlayoutStopsAfterExactlyTheStepsItWasGiven() {
        var start = PEBBLES.start(Setup.standard(PEBBLES.info(), 2));
        var whole = Playout.finish(PEBBLES, start, Generator.of(1), 1000);
        for (int most = 0; most <= whole.steps() + 1; most++) {
            var end = Playout.finish(PEBBLES, start, Generator.of(1), most);
            assertThat(end.steps()).isEqualTo(Math.min(most, whole.steps()));
            assertThat(end.result().isPresent()).isEqualTo(most >= whole.steps());
        }
        assertThat(Playout.finish(PEBBLES, start, Generator.of(1), 0).position())
                .isEqualTo(start);
    }
}
