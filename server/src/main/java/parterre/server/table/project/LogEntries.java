package parterre.server.table.project;

import java.util.List;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.server.wire.LogEntry;

/// Makes log entries of steps.
public final class LogEntries {
    private LogEntries() {}

    /// Returns a step of any game.
    ///
    /// @param line the record's line for this viewer
    public static <S, M extends Move, V> LogEntry of(
            Game<S, M, V> game, S before, Step<M> step, String line, Viewer viewer) {
        return new LogEntry(line, by(step), List.copyOf(game.events(before, step, viewer)));
    }

    private static <M extends Move> List<Seat> by(Step<M> step) {
        return switch (step) {
            case Step.Turn<M>(Seat seat, M _) -> List.of(seat);
            case Step.Together<M>(var answers) -> answers.seats();
            case Step.Chance<M> _ -> List.of();
        };
    }
}
