package parterre.flora.table;

import parterre.engine.EventSink;
import parterre.flora.events.FloraEvent;

/// A draft that keeps the events of what is done on it. Search and simulation play on plain drafts, which have no room
/// for a listener.
public final class ListeningDraft extends Draft {
    private final EventSink<FloraEvent> events = EventSink.listening();

    /// A copy of this table, on which the rules are heard.
    public ListeningDraft(Draft from) {
        super(from);
    }

    @Override
    public EventSink<FloraEvent> events() {
        return events;
    }
}
