package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.cli.words.Localizer;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import parterre.testkit.DelegatingGame;

class SoakCommandTest {
    @TempDir
    private Path folder;

    @Test
    void twentyThousandGamesInAllVariationsBreakNothing() {
        var typed = CommandRun.in("soak", "gardens-of-mars", "--games", "20000", "--records", folder.toString());
        assertThat(typed.out())
                .startsWith("20,000 games of gardens-of-mars with ")
                .contains("200 records judged: nothing broke", "2 seats", "5 seats", "nobody can roll");
        assertThat(typed.exit()).isZero();
    }

    @Test
    void theGameOfTheTestkitSurvivesToo() {
        var typed = CommandRun.in("soak", "conformance", "--games", "1000", "--records", folder.toString());
        assertThat(typed.out()).contains("10 records judged: nothing broke");
        assertThat(typed.exit()).isZero();
    }

    @Test
    void impossibleFolder_isRefusedBeforeTheFirstGame() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no folder");
        var typed = CommandRun.in(
                "soak",
                "gardens-of-mars",
                "--games",
                "1000000000",
                "--records",
                file.resolve("records").toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains("cannot be made, " + file + " is not a folder");
    }

    @Test
    void aGameWithoutGamesIsNoSoak() {
        assertThat(CommandRun.in("soak", "gardens-of-mars", "--games", "0").err())
                .contains("write at least 1");
    }

    @Test
    void aBrokenGameIsRecordedUpToTheFailedStep() {
        var fate = broken(Boxes.named("gardens-of-mars").orElseThrow());
        assertThat(Localizer.standard().say(fate.says())).contains("out of order");
        assertThat(fate.record().entries()).hasSize(10);
        var form = new RecordForm(
                List.of(Boxes.named("gardens-of-mars").orElseThrow().game().info()));
        assertThat(form.write(fate.record())).contains("note soak: 1/0", "\n10. ");
    }

    @Test
    void aGameThatDoesNotEndWithinItsBoundBreaks() {
        var fate = endless(Boxes.named("gardens-of-mars").orElseThrow());
        assertThat(Localizer.standard().say(fate.says()))
                .isEqualTo("it is not over after 12 steps, which is its bound");
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
    private static final class Faulty<S, M extends Move, V> extends DelegatingGame<S, M, V> {
        private final OptionalInt bound;
        private final int failsAt;
        private int played;

        Faulty(Game<S, M, V> whole, OptionalInt bound, int failsAt) {
            super(whole);
            this.bound = bound;
            this.failsAt = failsAt;
        }

        @Override
        public OptionalInt bound(Setup setup) {
            return bound;
        }

        @Override
        public S start(Setup setup) {
            played = 0;
            return super.start(setup);
        }

        @Override
        public S play(S position, M move) {
            if (++played == failsAt) {
                throw new IllegalStateException("out of order");
            }
            return super.play(position, move);
        }
    }
}
