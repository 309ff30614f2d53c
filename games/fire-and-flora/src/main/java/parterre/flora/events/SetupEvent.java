package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.flora.cards.Names.LandName;

/// An event of the setup, chapter 3 of the rules.
public sealed interface SetupEvent extends FloraEvent {
    /// A seat gets a Headquarters and a field of the other region. FF-3.2
    ///
    /// @param place where the Headquarters is
    @ByRule("FF-3.2")
    record HeadquartersDealt(Seat seat, LandName headquarters, LandName field, Reasons.HeadquartersPlace place)
            implements SetupEvent, Event.Receipt {
        @Override
        public Optional<Seat> receiver() {
            return Optional.of(seat);
        }
    }

    /// A seat draws a land to decide who begins. FF-3.8
    @ByRule("FF-3.8")
    record LotDrawn(Seat seat, LandName land, int cost) implements SetupEvent {}

    /// These seats have drawn lands of the same cost and draw again. FF-J3
    @ByRule("FF-J3")
    record LotsTied(List<Seat> seats) implements SetupEvent {
        public LotsTied {
            seats = List.copyOf(seats);
        }
    }

    /// The seat that begins is known. FF-3.8
    @ByRule("FF-3.8")
    record FirstPlayerFound(Seat seat) implements SetupEvent {}
}
