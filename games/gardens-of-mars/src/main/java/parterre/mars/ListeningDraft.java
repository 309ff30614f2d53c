package parterre.mars;

import parterre.engine.EventSink;

/// A draft that keeps what the rules tell while they write on it. Its own class, so that the drafts of search and
/// simulation hold nothing for listeners.
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
