package parterre.server.table.project;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.server.wire.LogEntry;

/// Makes log entries of steps.
public final class LogEntries {
    private LogEntries() {}

    /// Returns a step of any game. Effects of rules that change nothing in a view are left out.
    ///
    /// @param line the record's line for this viewer
    public static <S, M extends Move, V> LogEntry of(
            Game<S, M, V> game, S before, Step<M> step, String line, Viewer viewer) {
        var events = game.events(before, step, viewer).stream()
                .filter(event -> !(event instanceof Event.RuleEffect))
                .<Event>map(event -> event)
                .toList();
        return new LogEntry(line, by(step), events);
    }

    private static <M extends Move> List<Seat> by(Step<M> step) {
        return switch (step) {
            case Step.Turn<M>(Seat seat, M _) -> List.of(seat);
            case Step.Together<M>(var answers) -> answers.seats();
            case Step.Chance<M> _ -> List.of();
        };
    }
}
