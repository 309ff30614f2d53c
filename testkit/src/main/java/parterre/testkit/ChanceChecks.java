package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Odds;

/// Checks the odds of chance.
final class ChanceChecks {
    private static final int PROBES = 12;
    private static final int DRAWS = 600;

    private ChanceChecks() {}

    static <S, M extends Move, V> void listsWhatItCanDraw(
            Subject<S, M, V> subject, Probes<M> probes, Moment<S, M> moment) {
        if (!(moment.next() instanceof Next.Chance<M>(Odds<M> odds))) {
            return;
        }
        for (int i = 0; i < 3; i++) {
            var drawn = odds.sample(moment.luck());
            assertThat(odds.refusal(drawn))
                    .as("refusal of %s, drawn", MoveChecks.words(subject, drawn))
                    .isEmpty();
        }
        assertThat(valuesDrawn(odds, 1)).as("values that a draw takes").isEqualTo(valuesDrawn(odds, 2));
        if (!odds.listed()) {
            return;
        }
        var outcomes = odds.outcomes();
        var moves = new HashSet<M>();
        for (var outcome : outcomes) {
            assertThat(outcome.weight()).as("weight of %s", outcome).isPositive();
            assertThat(moves.add(outcome.move()))
                    .as("%s is listed once", outcome)
                    .isTrue();
            assertThat(odds.refusal(outcome.move()))
                    .as("refusal of %s, listed", outcome)
                    .isEmpty();
            assertThat(subject.game().play(moment.position(), outcome.move())).isNotNull();
        }
        assertThat(odds.outcomes()).as("the outcomes, asked again").isEqualTo(outcomes);
        for (var probe : probes.some(PROBES, moment.luck())) {
            assertThat(odds.refusal(probe).isEmpty())
                    .as("%s is accepted of chance", MoveChecks.words(subject, probe))
                    .isEqualTo(moves.contains(probe));
        }
    }

    private static <M extends Move> int valuesDrawn(Odds<M> odds, long seed) {
        var counted = new Counted(Generator.of(seed));
        odds.sample(counted);
        return counted.values;
    }

    static <S, M extends Move> void drawsAsItsOddsSay(Moment<S, M> moment) {
        if (!(moment.next() instanceof Next.Chance<M>(Odds<M> odds)) || !odds.listed() || !moment.onceIn(10)) {
            return;
        }
        var outcomes = odds.outcomes();
        var places = new HashMap<M, Integer>();
        var weights = new double[outcomes.size()];
        for (int i = 0; i < weights.length; i++) {
            places.put(outcomes.get(i).move(), i);
            weights[i] = outcomes.get(i).weight();
        }
        var seen = new long[outcomes.size()];
        for (int i = 0; i < DRAWS; i++) {
            var drawn = odds.sample(moment.luck());
            int place = places.getOrDefault(drawn, -1);
            assertThat(place).as("place of %s among the listed outcomes", drawn).isNotNegative();
            seen[place]++;
        }
        var test = ChiSquare.of(seen, weights);
        assertThat(test.plausible())
                .as("%s of %s, drawn %s times each", test, outcomes, seen)
                .isTrue();
    }

    /// Luck that counts what is taken from it.
    private static final class Counted implements Luck {
        private final Luck source;
        private int values;

        Counted(Luck source) {
            this.source = source;
        }

        @Override
        public long bits() {
            values++;
            return source.bits();
        }
    }
}
