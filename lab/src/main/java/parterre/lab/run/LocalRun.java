package parterre.lab.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.State;
import parterre.lab.measure.Measures;
import parterre.lab.measure.UnitSums;

/// One run of an experiment on the threads of this machine. Units are folded in their order, so that the number of
/// threads changes no number.
public final class LocalRun {
    private final Experiment experiment;
    private final List<Unit> units;
    private final Optional<RunJournal> journal;
    private final RunWatcher watcher;
    private final Measures measures;
    private final Map<Integer, UnitSums> waiting = new HashMap<>();
    private final AtomicInteger taken = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private int done;
    private long games;
    private volatile boolean decided;
    private volatile boolean stopped;

    /// @param journal keeps finished units; empty if nothing is kept
    public LocalRun(Experiment experiment, Optional<RunJournal> journal, RunWatcher watcher) {
        this.experiment = experiment;
        this.journal = journal;
        this.watcher = watcher;
        units = Unit.of(experiment);
        measures = new Measures(experiment);
    }

    /// Plays until the experiment ends, or until [#stop()].
    ///
    /// @param threads how many units are played at a time, at least 1
    /// @throws IllegalStateException if a game broke down
    public Findings play(int threads) {
        for (var unit : journal.map(RunJournal::found).orElse(List.of())) {
            fold(unit);
        }
        taken.set(done);
        var player = UnitPlayer.of(experiment);
        var helpers = new ArrayList<Thread>();
        for (int i = 1; i < Math.min(threads, units.size() - done); i++) {
            helpers.add(Thread.ofPlatform().name("lab-" + i).daemon().start(() -> work(player)));
        }
        work(player);
        helpers.forEach(LocalRun::join);
        var thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException("the experiment broke down: " + thrown.getMessage(), thrown);
        }
        return measures.findings(state());
    }

    private synchronized State state() {
        if (done == units.size()) {
            return State.COMPLETE;
        }
        return decided ? State.DECIDED : State.INTERRUPTED;
    }

    /// Ends the run soon. Units in progress are given up. Any thread may call it.
    public void stop() {
        stopped = true;
    }

    private boolean isOver() {
        return stopped || decided || failure.get() != null;
    }

    private void work(UnitPlayer<?, ?, ?> player) {
        try {
            while (!isOver()) {
                int index = taken.getAndIncrement();
                if (index >= units.size()) {
                    return;
                }
                player.play(units.get(index), this::isOver)
                        .ifPresent(result -> finish(UnitSums.of(experiment, result)));
            }
        } catch (Throwable thrown) {
            failure.compareAndSet(null, thrown);
        }
    }

    private synchronized void finish(UnitSums unit) {
        waiting.put(unit.unit().index(), unit);
        for (var ready = waiting.remove(done); ready != null && !isOver(); ready = waiting.remove(done)) {
            var next = ready;
            journal.ifPresent(file -> file.add(next));
            fold(next);
        }
    }

    private synchronized void fold(UnitSums unit) {
        if (decided) {
            return;
        }
        measures.add(unit);
        done++;
        games += (long) unit.games() * experiment.arms().size();
        watcher.unitDone(done, units.size(), games, measures);
        decided = done < units.size() && measures.isDecided();
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true; // the games in progress come to an end first
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
