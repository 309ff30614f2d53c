package parterre.flora.events;

import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Resource;

/// An event of lands, chapter 6 of the rules.
public sealed interface LandEvent extends FloraEvent {
    /// A seat buys a parcel, which comes to the right end of its row. FF-6.4
    @ByRule("FF-6.4")
    record ParcelBought(Seat seat, LandName land) implements LandEvent, Event.Receipt {
        @Override
        public Optional<Seat> receiver() {
            return Optional.of(seat);
        }
    }

    /// A seat buys a building and lays it on a parcel. FF-6.5
    @ByRule("FF-6.5")
    record BuildingBought(Seat seat, LandName building, LandName land) implements LandEvent, Event.Receipt {
        @Override
        public Optional<Seat> receiver() {
            return Optional.of(seat);
        }
    }

    /// A building is used. FF-6.9
    @ByRule("FF-6.9")
    record BuildingUsed(Seat seat, LandName building, LandName land) implements LandEvent {}

    /// A seat buys a Resource Card, unseen. FF-4.4c
    @ByRule("FF-4.4c")
    record CardBought(Seat seat) implements LandEvent {}

    /// A seat sells a Resource Card. FF-4.4d
    @ByRule("FF-4.4d")
    record CardSold(Seat seat, Resource card) implements LandEvent {}
}
