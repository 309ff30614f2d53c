package parterre.server.table;

import java.util.HashMap;
import java.util.Map;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Viewer;
import parterre.engine.table.Referee;
import parterre.server.wire.LogEntry;

/// Steps as viewers may know them. The last step is told to everybody at the table, so its entries are kept.
final class SeenSteps<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final Referee<S, M, V> referee;
    private final Map<Viewer, LogEntry> latest = new HashMap<>();
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
        if (step != latestStep) {
            latest.clear();
            latestStep = step;
        }
        return latest.computeIfAbsent(viewer, queries -> entry(step, queries));
    }

    /// Drops everything, because steps have been taken back.
    void forget() {
        latest.clear();
        latestStep = 0;
    }

    private LogEntry entry(int number, Viewer viewer) {
        var before = referee.position(number - 1);
        var step = referee.steps().get(number - 1);
        return LogEntries.of(game, before, step, game.line(before, step, viewer), viewer);
    }
}
