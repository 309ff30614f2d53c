package parterre.mars;

import parterre.engine.EventSink;

/// A draft that keeps the events of the rules. It is a separate class, so that the drafts of search and
/// simulation have no field for events.
final class ListeningDraft extends Draft {
    private final EventSink<MarsEvent> events = EventSink.listening();

    ListeningDraft(Position from) {
        super(from.table());
    }

    @Override
    EventSink<MarsEvent> events() {
        return events;
    }
}
