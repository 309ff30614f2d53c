package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;

class SoakCommandTest {
    @TempDir
    private Path folder;

    @Test
    void twentyThousandGamesInAllVariationsBreakNothing() {
        var typed = Typed.in("soak", "gardens-of-mars", "--games", "20000", "--records", folder.toString());
        assertThat(typed.out())
                .startsWith("20,000 games of gardens-of-mars with ")
                .contains("200 records judged: nothing broke", "2 seats", "5 seats", "nobody can move or roll");
        assertThat(typed.exit()).isZero();
    }

    @Test
    void theGameOfTheTestkitSurvivesToo() {
        var typed = Typed.in("soak", "conformance", "--games", "1000", "--records", folder.toString());
        assertThat(typed.out()).contains("10 records judged: nothing broke");
        assertThat(typed.exit()).isZero();
    }

    @Test
    void aGameWithoutGamesIsNoSoak() {
        assertThat(Typed.in("soak", "gardens-of-mars", "--games", "0").err()).contains("write at least 1");
    }

    @Test
    void aGameThatBreaksIsWrittenDownToTheStepThatFailed() {
        var fate = broken(Boxes.named("gardens-of-mars").orElseThrow());
        assertThat(fate.says()).contains("out of order");
        assertThat(fate.record().entries()).hasSize(10);
        var form = new RecordForm(
                List.of(Boxes.named("gardens-of-mars").orElseThrow().game().info()));
        assertThat(form.write(fate.record())).contains("note soak: 1/0", "\n10. ");
    }

    @Test
    void aGameThatDoesNotEndWithinItsBoundBreaks() {
        var fate = endless(Boxes.named("gardens-of-mars").orElseThrow());
        assertThat(fate.says()).isEqualTo("it is not over after 12 steps, which is its bound");
        assertThat(fate.record().entries()).hasSize(12);
    }

    private static <S, M extends Move, V> Soak.Fate.Broken broken(GameBox<S, M, V> box) {
        var game = new Faulty<>(box.game(), OptionalInt.empty(), 10);
        return (Soak.Fate.Broken) new Soak<>(game, box.positions(), 1, 1000).play(0);
    }

    private static <S, M extends Move, V> Soak.Fate.Broken endless(GameBox<S, M, V> box) {
        var game = new Faulty<>(box.game(), OptionalInt.of(12), 1000);
        return (Soak.Fate.Broken) new Soak<>(game, box.positions(), 1, 1000).play(0);
    }

    /// A game with a fault built in.
    private static final class Faulty<S, M extends Move, V> implements Game<S, M, V> {
        private final Game<S, M, V> whole;
        private final OptionalInt bound;
        private final int failsAt;
        private int played;

        Faulty(Game<S, M, V> whole, OptionalInt bound, int failsAt) {
            this.whole = whole;
            this.bound = bound;
            this.failsAt = failsAt;
        }

        @Override
        public GameInfo info() {
            return whole.info();
        }

        @Override
        public Optional<Refusal> refusal(Setup setup) {
            return whole.refusal(setup);
        }

        @Override
        public OptionalInt bound(Setup setup) {
            return bound;
        }

        @Override
        public S start(Setup setup) {
            played = 0;
            return whole.start(setup);
        }

        @Override
        public Setup setup(S state) {
            return whole.setup(state);
        }

        @Override
        public Next<M> next(S state) {
            return whole.next(state);
        }

        @Override
        public S play(S state, M move) {
            if (++played == failsAt) {
                throw new IllegalStateException("out of order");
            }
            return whole.play(state, move);
        }

        @Override
        public S play(S state, BySeat<M> answers) {
            return whole.play(state, answers);
        }

        @Override
        public Optional<Refusal> refusal(S state, Seat seat, M move) {
            return whole.refusal(state, seat, move);
        }

        @Override
        public V view(S state, Viewer viewer) {
            return whole.view(state, viewer);
        }

        @Override
        public S imagine(V view, Luck luck) {
            return whole.imagine(view, luck);
        }

        @Override
        public String line(S before, Step<M> step, Viewer viewer) {
            return whole.line(before, step, viewer);
        }

        @Override
        public Notation<M> notation() {
            return whole.notation();
        }
    }
}
