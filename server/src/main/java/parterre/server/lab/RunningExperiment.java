package parterre.server.lab;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import parterre.lab.experiment.Experiment;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Measures;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunJournal;
import parterre.lab.run.RunWatcher;
import parterre.server.wire.Lab.RunProgress;

/// An experiment that runs, and what it has found so far. Any thread may look.
final class RunningExperiment implements RunWatcher {
    private static final long TOLD_EVERY = TimeUnit.SECONDS.toNanos(1);

    private final String name;
    private final TablePriority tables;
    private final LongSupplier nanos;
    private final LocalRun run;
    private final int known;
    private final long began;
    private volatile RunProgress progress = new RunProgress(0, 0, 0, Optional.empty());
    private volatile Optional<Findings> found = Optional.empty();
    private volatile boolean stopping;
    private long toldAt;

    /// @param tablesBusy true while bots at tables think, which goes first
    /// @param nanos a clock that never goes back
    RunningExperiment(
            String name, Experiment experiment, RunJournal journal, BooleanSupplier tablesBusy, LongSupplier nanos) {
        this.name = name;
        tables = new TablePriority(tablesBusy, nanos);
        this.nanos = nanos;
        known = journal.found().size();
        began = nanos.getAsLong();
        run = new LocalRun(experiment, Optional.of(journal), this);
    }

    String name() {
        return name;
    }

    /// Plays until the experiment ends or is stopped.
    Findings play(int threads) {
        return run.play(threads);
    }

    /// Stops soon: after the games that are being played.
    void stop() {
        stopping = true;
        run.stop();
    }

    boolean isStopping() {
        return stopping;
    }

    RunProgress progress() {
        return progress;
    }

    /// Returns what was found so far; empty before the first unit. It is at most a second older than the games.
    Optional<Findings> found() {
        return found;
    }

    @Override
    public void unitDone(int units, int of, long games, Measures measures) {
        long now = nanos.getAsLong();
        int own = units - known;
        var left = own > 0 ? Optional.of(TimeUnit.NANOSECONDS.toMillis((now - began) / own * (of - units))) : none();
        progress = new RunProgress(units, of, games, left);
        boolean isDue = found.isEmpty() || now - toldAt >= TOLD_EVERY;
        // While the journal is read, only the last of its units is worth a look.
        if (units >= known && isDue) {
            found = Optional.of(measures.findings(Findings.State.INTERRUPTED));
            toldAt = now;
        }
    }

    private static Optional<Long> none() {
        return Optional.empty();
    }

    /// Lets bots at tables think first, but never waits longer than a second for a game.
    @Override
    public void beforeGame() {
        tables.await(() -> stopping);
    }
}
