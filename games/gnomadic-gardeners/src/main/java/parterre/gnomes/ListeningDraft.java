package parterre.gnomes;

import parterre.engine.EventSink;

/// A draft whose rules are heard. Its own class, so that the drafts of search and simulation hold nothing for
/// listeners.
final class ListeningDraft extends Draft {
    private final EventSink<GnomeEvent> events;

    /// The table as it is in this position.
    ///
    /// @param events is told what happens
    ListeningDraft(Position from, EventSink<GnomeEvent> events) {
        super(from);
        this.events = events;
    }

    @Override
    EventSink<GnomeEvent> events() {
        return events;
    }
}
