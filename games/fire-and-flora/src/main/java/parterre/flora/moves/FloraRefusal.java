package parterre.flora.moves;

import parterre.engine.Reason;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Effect;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.PlayedCard;
import parterre.flora.cards.Resource;

/// The reasons why a move or an outcome of chance is against the rules of Fire and Flora.
public sealed interface FloraRefusal extends Reason {
    record NotInMarket(LandName land) implements FloraRefusal {}

    record OneLandATurn() implements FloraRefusal {}

    record LandCosts(LandName land, int price, int coins) implements FloraRefusal {}

    record ParcelGoesRight(LandName land) implements FloraRefusal {}

    record BuildingNeedsParcel() implements FloraRefusal {}

    record NoCardToBuy() implements FloraRefusal {}

    record CardCosts(int price) implements FloraRefusal {}

    record NoCardToSell(Resource card) implements FloraRefusal {}

    record NoBuildingForThis() implements FloraRefusal {}

    record ThisCosts(int price, int coins) implements FloraRefusal {}

    record NurseryNatives() implements FloraRefusal {}

    record NurseryLand() implements FloraRefusal {}

    record WeedPatrol() implements FloraRefusal {}

    record PlaceTheChild() implements FloraRefusal {}

    record SayWhereTheWeed() implements FloraRefusal {}

    record SaveWithWater() implements FloraRefusal {}

    record PayForPlant() implements FloraRefusal {}

    record PayForBuilding() implements FloraRefusal {}

    /// The move does not name a plant that fits the event card.
    ///
    /// @param effect the effect of the card
    record ChoosePlant(Effect effect, boolean mayDecline) implements FloraRefusal {}

    record NoMoreTrades() implements FloraRefusal {}

    record TradeWithAnother() implements FloraRefusal {}

    record NoMoreOffers(Seat seat) implements FloraRefusal {}

    record EmptyTrade() implements FloraRefusal {}

    record NoCardsToGive() implements FloraRefusal {}

    record NoParcelToGive(Seat seat, LandName land) implements FloraRefusal {}

    record ParcelTwice() implements FloraRefusal {}

    record CardsNotHeld() implements FloraRefusal {}

    record AcceptOrDecline() implements FloraRefusal {}

    record AnswerTheTrade() implements FloraRefusal {}

    record NotByChance() implements FloraRefusal {}

    /// Returns the refusal of an impossible outcome of chance.
    static Refusal notByChance(String rule) {
        return new Refusal(rule, new NotByChance());
    }

    record ChooseAnEventCard() implements FloraRefusal {}

    record YourTurnIs() implements FloraRefusal {}

    record BlockOrPass() implements FloraRefusal {}

    record DoesNotBlock(Resource card) implements FloraRefusal {}

    record NoCardToBlock(Resource card) implements FloraRefusal {}

    record NoMoreToPlay(Resource card) implements FloraRefusal {}

    record NoBuildingPlaysAs(Resource card) implements FloraRefusal {}

    record NoSuchParcel(LandName land) implements FloraRefusal {}

    record NothingAnswers(LandName land) implements FloraRefusal {}

    record IsAReserve(LandName land) implements FloraRefusal {}

    record IsWet(LandName land) implements FloraRefusal {}

    record NoSuchLine(LandName land) implements FloraRefusal {}

    record DoesNothing() implements FloraRefusal {}

    record NoCardToSteal(Seat seat) implements FloraRefusal {}

    record NoCoinToSteal(Seat seat) implements FloraRefusal {}

    record OnlyNefarious(PlayedCard card) implements FloraRefusal {}

    record NeedsOpponent() implements FloraRefusal {}

    record HasRangerStation(Seat seat) implements FloraRefusal {}

    record NameAnInvasive() implements FloraRefusal {}

    record SpeciesIsOut() implements FloraRefusal {}

    record NoPlaceForWeed(Seat seat) implements FloraRefusal {}

    record RatTakesOfEach() implements FloraRefusal {}

    record HasOnlyCards(Seat seat, int count) implements FloraRefusal {}

    record HasOnlyCoins(Seat seat, int count) implements FloraRefusal {}
}
