package parterre.gnomes;

import parterre.engine.EventSink;

/// A draft that keeps the events of the rules. It is a separate class, so that the drafts of search and
/// simulation have no field for events.
final class ListeningDraft extends Draft {
    private final EventSink<GnomeEvent> events;

    /// Creates a copy of this position.
    ///
    /// @param events receives the events
    ListeningDraft(Position from, EventSink<GnomeEvent> events) {
        super(from);
        this.events = events;
    }

    @Override
    EventSink<GnomeEvent> events() {
        return events;
    }
}
