package parterre.stalks;

import parterre.engine.EventSink;

/// A draft whose rules are heard: it keeps the events of what is done on it. Search and simulation play on plain
/// drafts,
/// which have no room for a listener.
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
