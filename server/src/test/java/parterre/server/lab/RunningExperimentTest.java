package parterre.server.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.run.RunJournal;

/// A run lets bots at tables go first. Time is that of a clock which each look moves on by 100 ms.
class RunningExperimentTest {
    private static final Duration LOOK = Duration.ofMillis(100);

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong();
    private final AtomicInteger looks = new AtomicInteger();

    private RunningExperiment running(BooleanSupplier tablesBusy) throws Exception {
        var experiment = ExperimentFile.read(
                        "name: x\ngame: gardens-of-mars\nline-ups: [random*2]\nstop: {games: 10}",
                        _ -> Optional.empty())
                .orThrow();
        try (var journal = RunJournal.open(folder.resolve("journal.jsonl"), experiment)) {
            return new RunningExperiment(
                    "x",
                    experiment,
                    journal,
                    () -> {
                        looks.incrementAndGet();
                        return tablesBusy.getAsBoolean();
                    },
                    () -> clock.addAndGet(LOOK.toNanos()));
        }
    }

    @Test
    void beforeGame_noBotThinks_goesOnAtOnce() throws Exception {
        running(() -> false).beforeGame();
        assertThat(looks).hasValue(1);
    }

    @Test
    void beforeGame_botThinks_waitsUntilItHasThought() throws Exception {
        running(() -> looks.get() < 4).beforeGame();
        assertThat(looks).hasValue(4);
    }

    @Test
    void beforeGame_botsAlwaysThink_waitsForASecond() throws Exception {
        var run = running(() -> true);
        long before = clock.get();
        run.beforeGame();
        assertThat(Duration.ofNanos(clock.get() - before)).isBetween(Duration.ofSeconds(1), Duration.ofMillis(1200));
    }

    @Test
    void beforeGame_stopped_doesNotWait() throws Exception {
        var run = running(() -> true);
        run.stop();
        run.beforeGame();
        assertThat(looks).hasValue(1);
    }
}
