package parterre.flora.position;

import java.util.List;
import parterre.engine.EventSink;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.TurnEvent.CardsKnown;
import parterre.flora.material.Hand;
import parterre.flora.table.Purses.Known;

/// A draft that keeps its events. Search and simulation play on plain drafts, which have no field for events.
public final class ListeningDraft extends Draft {
    private final EventSink<FloraEvent> events = EventSink.listening();
    private List<Known> known;

    /// Creates a copy of this table that keeps events.
    public ListeningDraft(Draft from) {
        super(from);
        known = from.purses().known();
    }

    @Override
    public EventSink<FloraEvent> events() {
        return events;
    }

    @Override
    public void tellKnown() {
        var before = known;
        known = purses().known();
        before.stream()
                .filter(old -> known.stream().noneMatch(now -> now.isAbout(old)))
                .forEach(old -> events.add(new CardsKnown(old.by(), old.of(), List.of())));
        known.stream()
                .filter(now -> !before.contains(now))
                .forEach(now -> events.add(new CardsKnown(now.by(), now.of(), Hand.named(now.cards()))));
    }
}
