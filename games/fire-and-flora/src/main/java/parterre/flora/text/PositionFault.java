package parterre.flora.text;

import parterre.engine.Reason;
import parterre.flora.cards.Resource;

/// The mistakes that a position can have. Each message tells what would be right. FF-D3
public sealed interface PositionFault extends Reason {
    record TooManyTurns(int most) implements PositionFault {}

    record TooMuchInTurn() implements PositionFault {}

    record TooManyCards(int cards, Resource type, int most) implements PositionFault {}

    record KnownNotHeld(String seat) implements PositionFault {}

    record NoBuildingUnder(String land) implements PositionFault {}

    record BuildingInRow(String building) implements PositionFault {}

    record NoBuildingOn(String land, String parcel) implements PositionFault {}

    record PlantAndBuilding(String parcel) implements PositionFault {}

    record NothingToUse(String parcel) implements PositionFault {}

    record NothingGrows(String parcel) implements PositionFault {}

    record HoldsNothingMore(String parcel) implements PositionFault {}

    record NoSeedThere(String parcel) implements PositionFault {}

    record TooManyPlants(int most) implements PositionFault {}

    record EventCardDoesNotFit() implements PositionFault {}

    record LookedDoesNotFit() implements PositionFault {}

    record RoundsAreOver() implements PositionFault {}

    record StageDoesNotFit() implements PositionFault {}

    record SomebodyHasWon() implements PositionFault {}

    record NoEventCardLeft() implements PositionFault {}

    record StationLooks() implements PositionFault {}

    record NoStation() implements PositionFault {}

    record NoLand() implements PositionFault {}

    record NoEventCard() implements PositionFault {}

    record NotKnownCards() implements PositionFault {}

    record SeatTwice() implements PositionFault {}

    record NoGround() implements PositionFault {}

    record SecondBuilding() implements PositionFault {}

    record NoSpecies() implements PositionFault {}

    record ClosesActiveSeat() implements PositionFault {}

    record LandTwice(String land) implements PositionFault {}

    record TooManyEventCards(String card, int most) implements PositionFault {}

    record OtherMove(String example) implements PositionFault {}
}
