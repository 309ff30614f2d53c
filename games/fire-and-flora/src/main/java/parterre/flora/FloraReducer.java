package parterre.flora;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.PlayedCard;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.events.EndEvent;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.LandEvent;
import parterre.flora.events.PlantEvent;
import parterre.flora.events.PlayEvent;
import parterre.flora.events.Reasons.DeckPart;
import parterre.flora.events.Reasons.HeadquartersPlace;
import parterre.flora.events.Reasons.Origin;
import parterre.flora.events.SetupEvent;
import parterre.flora.events.Stage;
import parterre.flora.events.TradeEvent;
import parterre.flora.events.TurnEvent;
import parterre.flora.knowledge.FloraView.Under;

/// Applies events to a view.
final class FloraReducer implements ViewReducer<FloraEvent> {
    @Override
    public void apply(FloraEvent event, ViewDraft view) {
        var parts = new PartReducer(view);
        switch (event) {
            case SetupEvent.HeadquartersDealt(Seat seat, var headquarters, var field, HeadquartersPlace place) -> {
                view.add("landDeck", -2);
                switch (place) {
                    case BESIDE -> {
                        parts.lay(seat, headquarters, Optional.empty());
                        parts.lay(seat, field, Optional.empty());
                    }
                    case ON_FIELD -> parts.lay(seat, field, Optional.of(headquarters.id()));
                }
            }
            case SetupEvent.FirstPlayerFound(Seat seat) -> {
                view.set("first", seat);
                view.set("active", seat);
            }
            case TurnEvent.StageChanged(Stage stage) -> {
                view.set("stage", stage);
                if (!(stage instanceof Stage.Window)) {
                    view.set("laid", List.of());
                }
            }
            case TurnEvent.CardsKnown(var by, Seat of, var cards) -> parts.know(by, of, cards);
            case TurnEvent.TurnBegan(Seat seat, int _) -> {
                view.set("active", seat);
                view.set("bought", false);
                view.set("cardsBought", 0);
                view.set("proposals", 0);
                view.set("closed", List.of());
            }
            case TurnEvent.BuildingsReadied(var sites) ->
                sites.forEach(site -> parts.parcel(site.land()).set("used", false));
            case TurnEvent.TurnEnded(Seat _) -> view.add("turns", 1);
            case TurnEvent.LandTurnedUp(LandName land, DeckPart from) -> {
                view.put("market", land.id());
                parts.take(from, "landDeck", "landsUnder");
            }
            case TurnEvent.ResourcesShuffled(int cards) -> {
                view.set("deck", cards);
                view.set("discard", List.of(0, 0, 0, 0, 0));
            }
            case TurnEvent.CardDrawn(Seat seat, var card) -> {
                view.add("deck", -1);
                parts.hold(seat, card, 1);
            }
            case TurnEvent.CoinsGained(Seat seat, int coins, int from, int to, var _) ->
                parts.row(seat).change("coins", from, coins, to);
            case TurnEvent.CoinsPaid(Seat seat, int coins, int from, int to, var _) ->
                parts.row(seat).change("coins", from, -coins, to);
            case PlantEvent.PlantGrew(Seat _, LandName land, SpeciesName plant) -> parts.turn(land, plant, Size.BIG);
            case PlantEvent.PlantDamaged(Seat _, LandName land, SpeciesName plant) ->
                parts.turn(land, plant, Size.SMALL);
            case PlantEvent.PlantDied(Seat _, LandName land, var plant, var _, var seed) ->
                parts.leave(land, plant, seed);
            case PlantEvent.PlantPushedOut(Seat _, LandName land, var plant, var _, var seed) ->
                parts.leave(land, plant, seed);
            case PlantEvent.PlantCame(Seat _, LandName land, SpeciesName plant, Size size, Origin origin) -> {
                view.add(parts.pool(plant), -1);
                parts.parcel(land).set("plant", plant.id());
                parts.turn(land, plant, size);
                if (origin == Origin.SEED) {
                    parts.parcel(land).remove("seed");
                }
            }
            case PlantEvent.Scored(Seat seat, int from, int to) ->
                parts.row(seat).change("score", from, to);
            case LandEvent.ParcelBought(Seat seat, LandName land) -> {
                view.set("bought", true);
                view.take("market", land.id());
                parts.lay(seat, land, Optional.empty());
            }
            case LandEvent.BuildingBought(Seat _, LandName building, LandName land) -> {
                view.set("bought", true);
                view.take("market", building.id());
                parts.parcel(land).set("building", building.id());
            }
            case LandEvent.BuildingUsed(Seat _, LandName _, LandName land) ->
                parts.parcel(land).set("used", true);
            case LandEvent.CardBought(Seat _) -> view.add("cardsBought", 1);
            case LandEvent.CardSold(Seat seat, Resource card) -> parts.discard(seat, card);
            case PlayEvent.CardsPlayed(Seat seat, var cards, var _, var _, var _) ->
                cards.forEach(card -> parts.discard(seat, card.type()));
            case PlayEvent.PocketAnnounced(Seat seat, PlayedCard card, Seat _) -> parts.discard(seat, card.type());
            case PlayEvent.PurseAnnounced(Seat seat, PlayedCard card, Seat _) -> parts.discard(seat, card.type());
            case PlayEvent.SowingAnnounced(Seat seat, PlayedCard card, Seat _, var _) ->
                parts.discard(seat, card.type());
            case PlayEvent.BlockLaid(Seat seat, Resource card, var _) -> {
                parts.discard(seat, card);
                view.put("laid", card);
            }
            case PlayEvent.CardStolen(Seat thief, Seat victim, var card) -> {
                parts.hold(victim, card, -1);
                parts.hold(thief, card, 1);
            }
            case PlayEvent.CoinsStolen(Seat thief, Seat victim, int coins) -> {
                parts.row(victim).add("coins", -coins);
                parts.row(thief).add("coins", coins);
            }
            case EventCardEvent.EventCardsShuffled(int cards) -> {
                view.set("eventDeck", cards);
                view.set("eventsDone", Map.of());
            }
            case EventCardEvent.EventCardTurnedUp(EventCardName card, DeckPart from) -> {
                view.set("event", card.id());
                parts.take(from, "eventDeck", "eventsUnder");
            }
            case EventCardEvent.EventCardLookedAt(Seat _, var card, DeckPart from) -> {
                parts.take(from, "eventDeck", "eventsUnder");
                card.ifPresent(looked -> {
                    if (!view.has("looked")) {
                        view.set("looked", List.of());
                    }
                    view.put("looked", looked.id());
                });
            }
            case EventCardEvent.EventCardForecast(Seat _, EventCardName card) -> {
                view.remove("looked");
                view.set("event", card.id());
            }
            case EventCardEvent.EventCardPutUnder(Seat seat, var card) ->
                view.put("eventsUnder", new Under(card.map(EventCardName::id), seat));
            case EventCardEvent.EventCardDone(EventCardName card) -> {
                view.remove("event");
                view.add("eventsDone[" + card.id() + "]", 1);
            }
            case EventCardEvent.CardDiscarded(Seat seat, Resource card) -> parts.discard(seat, card);
            case EventCardEvent.CardPassed(Seat from, Seat to, var card) -> {
                parts.hold(from, card, -1);
                parts.hold(to, card, 1);
            }
            case EventCardEvent.BuildingLost(Seat _, LandName building, LandName land) -> {
                parts.parcel(land).remove("building");
                parts.parcel(land).set("used", false);
                view.put("landsUnder", building.id());
            }
            case TradeEvent.TradeOffered _ -> view.add("proposals", 1);
            case TradeEvent.CardsGiven(Seat from, Seat to, var cards) ->
                cards.forEach(card -> {
                    parts.hold(from, Optional.of(card), -1);
                    parts.hold(to, Optional.of(card), 1);
                });
            case TradeEvent.CoinsGiven(Seat from, Seat to, int coins) -> {
                parts.row(from).add("coins", -coins);
                parts.row(to).add("coins", coins);
            }
            case TradeEvent.ParcelGiven(Seat _, Seat to, LandName land) -> parts.move(land, to);
            case TradeEvent.OffersClosed(Seat seat, Seat _) -> parts.close(seat);
            case SetupEvent.LotDrawn _,
                    SetupEvent.LotsTied _,
                    PlantEvent.PlantSaved _,
                    TurnEvent.WindowAnswered _,
                    PlayEvent.NobodyBlocked _,
                    PlayEvent.PlayCancelled _,
                    PlayEvent.PocketFoundEmpty _,
                    EventCardEvent.DieRolled _,
                    EventCardEvent.ChoiceDeclined _,
                    EventCardEvent.BuildingSaved _,
                    TradeEvent.TradeAccepted _,
                    TradeEvent.TradeDeclined _,
                    TradeEvent.CounterSuggested _,
                    TurnEvent.RuleApplied _,
                    EndEvent.GameEnded _ -> {
                // Only what the table waits for changes, which an event of its own tells.
            }
        }
    }

    @Override
    public List<Derived> derived() {
        return List.of(
                // A round is a turn of everybody.
                new Derived("round", List.of("turns")),
                // The prices for the active player follow from the cards and their buildings.
                new Derived("prices", List.of("market", "active", "players[*].lands")),
                // A play that nobody can block is over at once, so its event alone does not say that it lies open.
                new Derived("announced", List.of("stage")),
                // The values that decide between equal scores are counted when the game has ended.
                new Derived("players[*].settling", List.of("stage")),
                // The values decide when the game has ended.
                new Derived("wonBy", List.of("stage")),
                // Different natives are counted.
                new Derived("players[*].bonus", List.of("players[*].lands")));
    }

    @Override
    public List<String> ordered() {
        return List.of("market", "landsUnder", "looked", "laid");
    }
}
