package parterre.stalks;

import parterre.engine.EventSink;

/// A draft that keeps the events of the rules. Search and simulation play on plain drafts, which have no field
/// for events.
final class ListeningDraft extends Draft {
    private final EventSink<StalkEvent> events = EventSink.listening();

    ListeningDraft(Draft from) {
        super(from);
    }

    @Override
    EventSink<StalkEvent> events() {
        return events;
    }
}
