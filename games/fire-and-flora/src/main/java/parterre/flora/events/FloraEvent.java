package parterre.flora.events;

import parterre.engine.Event;
import parterre.engine.Viewer;

/// An event in a game of Fire and Flora.
public sealed interface FloraEvent extends Event
        permits SetupEvent, TurnEvent, PlantEvent, LandEvent, PlayEvent, EventCardEvent, TradeEvent, EndEvent {
    /// Returns this event as a viewer may know it: a card that the viewer does not see is empty.
    default FloraEvent seenBy(Viewer viewer) {
        return this;
    }

    /// Returns true if a viewer is told this event at all.
    default boolean isToldTo(Viewer viewer) {
        return true;
    }
}
