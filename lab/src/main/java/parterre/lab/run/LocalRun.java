package parterre.lab.run;

import java.util.List;
import java.util.Optional;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.games.GameFiles;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.State;
import parterre.lab.measure.Measures;
import parterre.lab.measure.UnitSums;

/// One run of an experiment, on the threads of this machine or on a cluster. Units are folded in their order,
/// so that the number of threads and machines changes no number.
public final class LocalRun {
    private final Experiment experiment;
    private final List<Unit> units;
    private final Optional<RunJournal> journal;
    private final Optional<GameFiles> games;
    private final RunWatcher watcher;
    private final Measures measures;
    private final UnitPool<UnitSums> pool;
    private final UnitPlayer<?, ?, ?> player;
    private int done;
    private long gameCount;
    private boolean decided;

    /// @param journal keeps finished units; empty if nothing is kept
    public LocalRun(Experiment experiment, Optional<RunJournal> journal, RunWatcher watcher) {
        this(experiment, journal, Optional.empty(), watcher);
    }

    /// @param journal keeps finished units; empty if nothing is kept
    /// @param games keeps single games; empty if they are dropped
    public LocalRun(
            Experiment experiment, Optional<RunJournal> journal, Optional<GameFiles> games, RunWatcher watcher) {
        this.experiment = experiment;
        this.journal = journal;
        this.games = games;
        this.watcher = watcher;
        units = Unit.of(experiment);
        measures = new Measures(experiment);
        player = UnitPlayer.of(experiment);
        int known = journal.map(file -> file.found().size()).orElse(0);
        pool = new UnitPool<>(known, units.size(), this::played, this::finish);
    }

    /// Plays until the experiment ends, or until [#stop()], on these machines.
    ///
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    public Findings play(Machines machines) {
        return switch (machines) {
            case Machines.Threads(int count) -> play(count);
            case Machines.Remote(Cluster cluster) -> play(cluster);
        };
    }

    /// Plays until the experiment ends, or until [#stop()].
    ///
    /// @param threads how many units are played at a time, at least 1
    /// @throws IllegalStateException if a game broke down
    public Findings play(int threads) {
        foldFound();
        if (!decided) {
            pool.run(threads);
            games.ifPresent(GameFiles::flush);
        }
        return measures.findings(state());
    }

    /// Plays as [#play(int)] does, on other machines.
    ///
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    public Findings play(Cluster cluster) {
        foldFound();
        if (!decided) {
            cluster.play(
                    experiment,
                    units.subList(done, units.size()),
                    games.map(GameFiles::folder),
                    this::finish,
                    pool::isOver);
        }
        return measures.findings(state());
    }

    private void foldFound() {
        for (var unit : journal.map(RunJournal::found).orElse(List.of())) {
            if (!decided) {
                fold(unit);
            }
        }
    }

    private State state() {
        if (done == units.size()) {
            return State.COMPLETE;
        }
        return decided ? State.DECIDED : State.INTERRUPTED;
    }

    /// Ends the run soon. Units in progress are given up. Any thread may call it.
    public void stop() {
        pool.stop();
    }

    private Optional<UnitSums> played(int index) {
        var result = player.play(units.get(index), () -> {
            watcher.beforeGame();
            return pool.isOver();
        });
        result.ifPresent(unit -> games.ifPresent(kept -> kept.played(unit)));
        return result.map(unit -> UnitSums.of(experiment, unit));
    }

    private void finish(UnitSums unit) {
        journal.ifPresent(file -> file.add(unit));
        games.ifPresent(kept -> kept.finished(unit));
        fold(unit);
        if (decided) {
            pool.stop();
        }
    }

    private void fold(UnitSums unit) {
        measures.add(unit);
        done++;
        gameCount += (long) unit.games() * experiment.arms().size();
        watcher.unitDone(done, units.size(), gameCount, measures);
        decided = done < units.size() && measures.isDecided();
    }
}
