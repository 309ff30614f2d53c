package parterre.flora;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;
import parterre.flora.cards.CardTable;
import parterre.flora.cards.CardTable.SpeciesFace;
import parterre.flora.cards.Names.CardCount;
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
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.FloraView.Known;
import parterre.flora.knowledge.FloraView.Under;
import parterre.flora.material.Hand;

/// Applies events to a view.
final class FloraReducer implements ViewReducer<FloraEvent> {
    @Override
    public Class<FloraEvent> family() {
        return FloraEvent.class;
    }

    @Override
    public void apply(FloraEvent event, ViewDraft view) {
        switch (event) {
            case SetupEvent.HeadquartersDealt(Seat seat, var headquarters, var field, HeadquartersPlace place) -> {
                view.add("landDeck", -2);
                switch (place) {
                    case BESIDE ->
                        List.of(headquarters, field)
                                .forEach(land -> row(view, seat).put("lands", ground(land, Optional.empty())));
                    case ON_FIELD -> row(view, seat).put("lands", ground(field, Optional.of(headquarters.id())));
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
            case TurnEvent.CardsKnown(var by, Seat of, var cards) -> know(view, new Known(by, of, counts(cards)));
            case TurnEvent.TurnBegan(Seat seat, int _) -> {
                view.set("active", seat);
                view.set("bought", false);
                view.set("cardsBought", 0);
                view.set("proposals", 0);
                view.set("closed", List.of());
            }
            case TurnEvent.BuildingsReadied(var sites) ->
                sites.forEach(site -> parcel(view, site.land()).set("used", false));
            case TurnEvent.TurnEnded(Seat _) -> view.add("turns", 1);
            case TurnEvent.LandTurnedUp(LandName land, DeckPart from) -> {
                view.put("market", land.id());
                take(view, from, "landDeck", "landsUnder");
            }
            case TurnEvent.ResourcesShuffled(int cards) -> {
                view.set("deck", cards);
                view.set("discard", List.of(0, 0, 0, 0, 0));
            }
            case TurnEvent.CardDrawn(Seat seat, var card) -> {
                view.add("deck", -1);
                hold(view, seat, card, 1);
            }
            case TurnEvent.CoinsGained(Seat seat, int coins, int from, int to, var _) ->
                row(view, seat).change("coins", from, coins, to);
            case TurnEvent.CoinsPaid(Seat seat, int coins, int from, int to, var _) ->
                row(view, seat).change("coins", from, -coins, to);
            case PlantEvent.PlantGrew(Seat _, LandName land, SpeciesName plant) -> turn(view, land, plant, Size.BIG);
            case PlantEvent.PlantDamaged(Seat _, LandName land, SpeciesName plant) ->
                turn(view, land, plant, Size.SMALL);
            case PlantEvent.PlantDied(Seat _, LandName land, var plant, var _, var seed) ->
                leave(view, land, plant, seed);
            case PlantEvent.PlantPushedOut(Seat _, LandName land, var plant, var _, var seed) ->
                leave(view, land, plant, seed);
            case PlantEvent.PlantCame(Seat _, LandName land, SpeciesName plant, Size size, Origin origin) -> {
                view.add(pool(view, plant), -1);
                parcel(view, land).set("plant", plant.id());
                turn(view, land, plant, size);
                if (origin == Origin.SEED) {
                    parcel(view, land).remove("seed");
                }
            }
            case PlantEvent.Scored(Seat seat, int from, int to) ->
                row(view, seat).change("score", from, to);
            case LandEvent.ParcelBought(Seat seat, LandName land) -> {
                view.set("bought", true);
                view.take("market", land.id());
                row(view, seat).put("lands", ground(land, Optional.empty()));
            }
            case LandEvent.BuildingBought(Seat _, LandName building, LandName land) -> {
                view.set("bought", true);
                view.take("market", building.id());
                parcel(view, land).set("building", building.id());
            }
            case LandEvent.BuildingUsed(Seat _, LandName _, LandName land) ->
                parcel(view, land).set("used", true);
            case LandEvent.CardBought(Seat _) -> view.add("cardsBought", 1);
            case LandEvent.CardSold(Seat seat, Resource card) -> lay(view, seat, card);
            case PlayEvent.CardsPlayed(Seat seat, var cards, var _, var _, var _) ->
                cards.forEach(card -> lay(view, seat, card.type()));
            case PlayEvent.PocketAnnounced(Seat seat, PlayedCard card, Seat _) -> lay(view, seat, card.type());
            case PlayEvent.PurseAnnounced(Seat seat, PlayedCard card, Seat _) -> lay(view, seat, card.type());
            case PlayEvent.SowingAnnounced(Seat seat, PlayedCard card, Seat _, var _) -> lay(view, seat, card.type());
            case PlayEvent.BlockLaid(Seat seat, Resource card, var _) -> {
                lay(view, seat, card);
                view.put("laid", card);
            }
            case PlayEvent.CardStolen(Seat thief, Seat victim, var card) -> {
                hold(view, victim, card, -1);
                hold(view, thief, card, 1);
            }
            case PlayEvent.CoinsStolen(Seat thief, Seat victim, int coins) -> {
                row(view, victim).add("coins", -coins);
                row(view, thief).add("coins", coins);
            }
            case EventCardEvent.EventCardsShuffled(int cards) -> {
                view.set("eventDeck", cards);
                view.set("eventsDone", Map.of());
            }
            case EventCardEvent.EventCardTurnedUp(EventCardName card, DeckPart from) -> {
                view.set("event", card.id());
                take(view, from, "eventDeck", "eventsUnder");
            }
            case EventCardEvent.EventCardLookedAt(Seat _, var card, DeckPart from) -> {
                take(view, from, "eventDeck", "eventsUnder");
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
            case EventCardEvent.CardDiscarded(Seat seat, Resource card) -> lay(view, seat, card);
            case EventCardEvent.CardPassed(Seat from, Seat to, var card) -> {
                hold(view, from, card, -1);
                hold(view, to, card, 1);
            }
            case EventCardEvent.BuildingLost(Seat _, LandName building, LandName land) -> {
                parcel(view, land).remove("building");
                parcel(view, land).set("used", false);
                view.put("landsUnder", building.id());
            }
            case TradeEvent.TradeOffered _ -> view.add("proposals", 1);
            case TradeEvent.CardsGiven(Seat from, Seat to, var cards) ->
                cards.forEach(card -> {
                    hold(view, from, Optional.of(card), -1);
                    hold(view, to, Optional.of(card), 1);
                });
            case TradeEvent.CoinsGiven(Seat from, Seat to, int coins) -> {
                row(view, from).add("coins", -coins);
                row(view, to).add("coins", coins);
            }
            case TradeEvent.ParcelGiven(Seat from, Seat to, LandName land) -> {
                var parcel = parcel(view, land);
                var moved = new Ground(
                        land.id(),
                        text(parcel, "plant"),
                        parcel.at("big", Boolean.class),
                        parcel.at("stars", Integer.class),
                        text(parcel, "building"),
                        parcel.at("used", Boolean.class),
                        text(parcel, "seed"));
                view.remove(path(view, land));
                row(view, to).put("lands", moved);
            }
            case TradeEvent.OffersClosed(Seat seat, Seat _) -> close(view, seat);
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

    /// Closed seats are listed in the order of seats.
    private static void close(ViewDraft view, Seat seat) {
        int place = 0;
        while (place < view.size("closed")
                && view.at("closed[" + place + "]", Seat.class).index() < seat.index()) {
            place++;
        }
        view.insert("closed", place, seat);
    }

    private static ViewDraft row(ViewDraft view, Seat seat) {
        return view.in("players", seat);
    }

    private static Ground ground(LandName land, Optional<String> building) {
        return new Ground(land.id(), Optional.empty(), false, 0, building, false, Optional.empty());
    }

    private static ViewDraft parcel(ViewDraft view, LandName land) {
        return view.in(path(view, land));
    }

    private static String path(ViewDraft view, LandName land) {
        for (int seat = 0; seat < view.size("players"); seat++) {
            for (int slot = 0; slot < view.size("players[" + seat + "].lands"); slot++) {
                var path = "players[" + seat + "].lands[" + slot + "]";
                if (view.at(path + ".land", String.class).equals(land.id())) {
                    return path;
                }
            }
        }
        throw new IllegalStateException(land + " is in no row");
    }

    private static Optional<String> text(ViewDraft view, String path) {
        return view.has(path) ? Optional.of(view.at(path, String.class)) : Optional.empty();
    }

    private static String pool(ViewDraft view, SpeciesName plant) {
        return "pool[" + place(view, plant) + "]";
    }

    private static int place(ViewDraft view, SpeciesName plant) {
        return faces(view).stream().map(SpeciesFace::id).toList().indexOf(plant.id());
    }

    private static List<SpeciesFace> faces(ViewDraft view) {
        return view.at("cards", CardTable.class).species();
    }

    /// A plant shows this side, with the stars that are printed on it.
    private static void turn(ViewDraft view, LandName land, SpeciesName plant, Size size) {
        var face = faces(view).get(place(view, plant));
        parcel(view, land).set("big", size == Size.BIG);
        parcel(view, land).set("stars", (size == Size.BIG ? face.big() : face.small()).stars());
    }

    private static void leave(ViewDraft view, LandName land, SpeciesName plant, Optional<SpeciesName> seed) {
        view.add(pool(view, plant), 1);
        parcel(view, land).remove("plant");
        parcel(view, land).set("big", false);
        parcel(view, land).set("stars", 0);
        seed.ifPresent(left -> parcel(view, land).set("seed", left.id()));
    }

    private static void take(ViewDraft view, DeckPart from, String deck, String under) {
        switch (from) {
            case DECK -> view.add(deck, -1);
            case UNDER -> view.takeFirst(under);
        }
    }

    /// A card comes to a hand or leaves it.
    private static void hold(ViewDraft view, Seat seat, Optional<Resource> card, int change) {
        row(view, seat).add("size", change);
        if (card.isPresent() && row(view, seat).has("hand")) {
            row(view, seat).add("hand[" + card.get().place() + "]", change);
        }
    }

    /// Known cards are listed by hand, and those that everybody knows first.
    private static void know(ViewDraft view, Known known) {
        var all = view.items("known", Known.class);
        int place =
                (int) all.stream().filter(other -> order(other) < order(known)).count();
        if (place < all.size() && order(all.get(place)) == order(known)) {
            view.remove("known[" + place + "]");
        }
        if (!known.cards().equals(counts(List.of()))) {
            view.insert("known", place, known);
        }
    }

    private static int order(Known known) {
        return known.of().index() * (Seat.MOST + 1)
                + known.by().map(seat -> seat.index() + 1).orElse(0);
    }

    private static List<Integer> counts(List<CardCount> cards) {
        return Hand.counts(cards.stream()
                .mapToLong(some -> some.count() * Hand.one(some.card()))
                .sum());
    }

    /// A card goes from a hand to the discard.
    private static void lay(ViewDraft view, Seat seat, Resource card) {
        hold(view, seat, Optional.of(card), -1);
        view.add("discard[" + card.place() + "]", 1);
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
                // What decides between equal scores is counted when the game has ended.
                new Derived("players[*].settling", List.of("stage")),
                // Different natives are counted.
                new Derived("players[*].bonus", List.of("players[*].lands")));
    }

    @Override
    public List<String> ordered() {
        return List.of("market", "landsUnder", "looked", "laid");
    }
}
