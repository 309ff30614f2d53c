package parterre.server.wire;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Seat;

/// A step as the viewer may know it, without the position that it led to.
///
/// @param line the record's line, as the viewer may read it
/// @param by the seats that moved: one at its turn, several who answered together, none for chance
/// @param events what happened, in order: the type that the game's namespace calls `Event`
public record LogEntry(String line, List<Seat> by, List<Event> events) {
    public LogEntry {
        by = List.copyOf(by);
        events = List.copyOf(events);
    }
}
