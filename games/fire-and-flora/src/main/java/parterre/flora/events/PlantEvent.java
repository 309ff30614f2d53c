package parterre.flora.events;

import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Size;
import parterre.flora.events.Reasons.Origin;

/// An event of plants, chapter 5 of the rules.
public sealed interface PlantEvent extends FloraEvent {
    /// A small plant grows. FF-5.6
    @ByRule("FF-5.6")
    record PlantGrew(Seat seat, LandName land, SpeciesName plant) implements PlantEvent {}

    /// A big plant is damaged. FF-5.6
    @ByRule("FF-5.6")
    record PlantDamaged(Seat seat, LandName land, SpeciesName plant) implements PlantEvent {}

    /// A plant dies and goes back to the Species Pool. It may leave a seed marker. FF-5.6 FF-13.2
    @ByRule("FF-5.6")
    record PlantDied(
            Seat seat,
            LandName land,
            SpeciesName plant,
            Size size,
            @ByRule("FF-13.2") Optional<SpeciesName> seed) implements PlantEvent {}

    /// A child takes the place of a plant, which goes back to the Species Pool and may leave a seed. FF-5.6 FF-13.2
    @ByRule("FF-5.6")
    record PlantPushedOut(
            Seat seat,
            LandName land,
            SpeciesName plant,
            Size size,
            @ByRule("FF-13.2") Optional<SpeciesName> seed) implements PlantEvent {}

    /// A plant comes from the Species Pool to a parcel of this seat.
    record PlantCame(Seat seat, LandName land, SpeciesName plant, Size size, Origin origin)
            implements PlantEvent, Event.Receipt {
        @Override
        public Optional<Seat> receiver() {
            return Optional.of(seat);
        }
    }

    /// A plant is saved from damage or death. FF-11.3
    @ByRule("FF-11.3")
    record PlantSaved(Seat seat, LandName land, SpeciesName plant, Reasons.Rescue by) implements PlantEvent {}

    /// A score changes. The last event before it that is no score names the land. FF-5.3 FF-13.4
    @ByRule("FF-5.3")
    record Scored(Seat seat, int from, int to) implements PlantEvent {}
}
