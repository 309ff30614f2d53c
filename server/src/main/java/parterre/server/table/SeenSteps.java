package parterre.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Viewer;
import parterre.engine.table.Referee;
import parterre.engine.view.Change;
import parterre.server.wire.LogEntry;

/// Steps as viewers may know them. The last step is told to everybody at the table, so its entries are kept.
final class SeenSteps<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final Referee<S, M, V> referee;
    private final Map<Viewer, LogEntry> latest = new HashMap<>();
    private final Map<Viewer, Optional<List<List<Change>>>> latestChanges = new HashMap<>();
    private int latestStep;

    SeenSteps(Game<S, M, V> game, Referee<S, M, V> referee) {
        this.game = game;
        this.referee = referee;
    }

    /// Returns the step with this number, counted from 1.
    LogEntry of(int step, Viewer viewer) {
        if (step < referee.steps().size()) {
            return entry(step, viewer);
        }
        turnTo(step);
        return latest.computeIfAbsent(viewer, queries -> entry(step, queries));
    }

    /// Returns what each event of a step changes.
    ///
    /// @param make works it out, if it is not known yet
    Optional<List<List<Change>>> changes(int step, Viewer viewer, Supplier<Optional<List<List<Change>>>> make) {
        if (step < referee.steps().size()) {
            return make.get();
        }
        turnTo(step);
        return latestChanges.computeIfAbsent(viewer, _ -> make.get());
    }

    private void turnTo(int step) {
        if (step != latestStep) {
            forget();
            latestStep = step;
        }
    }

    /// Drops everything, because steps have been taken back.
    void forget() {
        latest.clear();
        latestChanges.clear();
        latestStep = 0;
    }

    private LogEntry entry(int number, Viewer viewer) {
        var before = referee.position(number - 1);
        var step = referee.steps().get(number - 1);
        return LogEntries.of(game, before, step, game.line(before, step, viewer), viewer);
    }
}
