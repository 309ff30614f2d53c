package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parterre.engine.Next;
import parterre.engine.Setup;
import parterre.engine.walk.Perft;
import parterre.testkit.PerftFile;

/// Counts of all sequences of moves and rolls from named positions, as an independent implementation of the rules
/// counted them. A difference of one move, one point or one end anywhere within reach shows.
final class PerftTest {
    private static final MarsGame GAME = new MarsGame();
    private static final int DEEPEST_WITH_SCORES = 3;
    private static final PerftFile FILE = PerftFile.beside(PerftTest.class);

    @TestFactory
    List<DynamicTest> namedPositions() {
        return FILE.tests(GAME, MarsPositions.SKETCH::read);
    }

    @TestFactory
    List<DynamicTest> scoresOfAllSequences() {
        return FILE.counted().stream()
                .map(named -> DynamicTest.dynamicTest(named.name(), () -> checkScores(named)))
                .toList();
    }

    @Test
    void startPositions() {
        assertThat(count(start(2), 1)).isEqualTo(90);
        assertThat(count(start(2), 2)).isEqualTo(90 * 89);
        assertThat(count(start(4), 3)).isEqualTo(90 * 89 * 88);
        assertThat(count(start(4), 4)).isEqualTo(90L * 89 * 88 * 87);
    }

    private static void checkScores(PerftFile.Counted named) {
        var position = MarsPositions.SKETCH.read(named.position()).orThrow();
        for (var count : named.counts()) {
            if (count.answers() <= DEEPEST_WITH_SCORES) {
                var sum = new Sum(position.terms().seats());
                sum.add(position, count.answers());
                var scores = Arrays.stream(sum.scores).mapToObj(Long::toString).collect(Collectors.joining(" "));
                assertThat(" sequences, " + sum.over + " over, scores " + scores)
                        .as("%d answers", count.answers())
                        .isEqualTo(count.rest());
            }
        }
    }

    private static Position start(int seats) {
        return GAME.start(Setup.standard(GAME.info(), seats));
    }

    private static long count(Position position, int depth) {
        return Perft.of(GAME, position, depth).orThrow().total();
    }

    /// The sums over the ends of all sequences of one length.
    private static final class Sum {
        private final long[] scores;
        private long over;

        Sum(int seats) {
            scores = new long[seats];
        }

        void add(Position position, int depth) {
            switch (GAME.next(position)) {
                case Next.Over<MarsMove> _ -> {
                    over++;
                    addScores(position);
                }
                case Next.Turn<MarsMove> turn ->
                    addAll(position, depth, turn.moves().list());
                case Next.Chance<MarsMove> chance -> {
                    var rolls = new ArrayList<MarsMove>();
                    if (depth > 0) {
                        chance.odds().outcomes().forEach(outcome -> rolls.add(outcome.move()));
                    }
                    addAll(position, depth, rolls);
                }
                case Next.Together<MarsMove> _ -> throw new AssertionError("nobody answers in secret");
            }
        }

        private void addAll(Position position, int depth, List<MarsMove> moves) {
            if (depth == 0) {
                addScores(position);
                return;
            }
            moves.forEach(move -> add(GAME.play(position, move), depth - 1));
        }

        private void addScores(Position position) {
            for (int seat = 0; seat < scores.length; seat++) {
                scores[seat] += position.score(seat);
            }
        }
    }
}
