package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.view.Change;

/// The position after a step, as the viewer sees it, and the step.
///
/// @param step how many steps have been made; 0 at the start
/// @param line the record's line of the last step, as the viewer may read it; missing at step 0
/// @param by the seats that moved in it: one at its turn, several who answered together, none for chance
/// @param events what happened in it, in order: the type that the game's namespace calls `Event`; none at step 0
/// @param changes for each event, what it changes in the view from before the step; missing if the game's page
///     shows the step in one picture
/// @param view the game's own view: the type that the game's namespace calls `View`. In a stream it has no fields that
/// the
///     snapshot names as `printed`
public record Frame(
        int step,
        Optional<String> line,
        List<Seat> by,
        List<Event> events,
        Optional<List<List<Change>>> changes,
        Object view) {
    public Frame {
        by = List.copyOf(by);
        events = List.copyOf(events);
        changes = changes.map(List::copyOf);
    }

    /// Returns the first position.
    public static Frame start(Object view) {
        return new Frame(0, Optional.empty(), List.of(), List.of(), Optional.empty(), view);
    }

    /// Returns the position after a step.
    public static Frame after(int step, LogEntry entry, Optional<List<List<Change>>> changes, Object view) {
        return new Frame(step, Optional.of(entry.line()), entry.by(), entry.events(), changes, view);
    }
}
