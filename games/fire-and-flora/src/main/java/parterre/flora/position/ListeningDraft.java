package parterre.flora.position;

import parterre.engine.EventSink;
import parterre.flora.events.FloraEvent;

/// A draft that keeps its events. Search and simulation play on plain drafts, which have no field for events.
public final class ListeningDraft extends Draft {
    private final EventSink<FloraEvent> events = EventSink.listening();

    /// Creates a copy of this table that keeps events.
    public ListeningDraft(Draft from) {
        super(from);
    }

    @Override
    public EventSink<FloraEvent> events() {
        return events;
    }
}
