package parterre.flora.board;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Size;
import parterre.flora.eventcards.Earthquake;
import parterre.flora.eventcards.EventCards;
import parterre.flora.growing.Growing;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.Imagining;
import parterre.flora.landscape.Places;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.owning.Owning;
import parterre.flora.playing.Nefarious;
import parterre.flora.playing.Playing;
import parterre.flora.table.Draft;
import parterre.flora.table.Stage;

/// What a move does, told before it is made.
final class Foresight {
    private final FloraView view;
    private final Draft table;
    private final List<Consequence> told = new ArrayList<>();

    private Foresight(FloraView view) {
        this.view = view;
        table = new Imagining(view).seen();
    }

    /// What happens, in the order in which it does.
    static List<Consequence> of(FloraView view, FloraMove move) {
        var foresight = new Foresight(view);
        foresight.tell(move);
        return List.copyOf(foresight.told);
    }

    private void tell(FloraMove move) {
        switch (move) {
            case FloraMove.Play play -> play(play);
            case FloraMove.Pocket(Card _, Seat victim) -> {
                mayBeBlocked();
                tell(Certainty.CHANCE_DECIDES, victim.toString(), "a card of " + victim + " comes to your hand");
            }
            case FloraMove.Purse(Card _, Seat victim) -> {
                mayBeBlocked();
                int coins = Math.min(Nefarious.PURSE, table.purses().coins(victim.index()));
                certain(victim.toString(), victim + " loses " + coins(coins) + " to you");
            }
            case FloraMove.Sow(Card _, Seat victim, String species) -> {
                mayBeBlocked();
                tell(Certainty.OTHERS_DECIDE, victim.toString(), victim + " puts a small " + species + " somewhere");
            }
            case FloraMove.Buy buy -> buy(buy);
            case FloraMove.BuyCard() -> {
                certain("", "costs " + coins(Owning.cardPrice(table)));
                tell(Certainty.CHANCE_DECIDES, "", "a card comes to your hand, unseen by others");
            }
            case FloraMove.Sell(var card) -> certain("", "sells a " + card.title() + " for 1 coin");
            case FloraMove.Vend(var card) ->
                certain(
                        "",
                        "sells a " + card.title() + " for "
                                + coins(Owning.amount(table, parterre.flora.cards.Ability.MARKET)));
            case FloraMove.Nurse(String species, String land) -> certain(land, "a small " + species + " is planted");
            case FloraMove.Weed(String land) -> certain(land, "the weed dies");
            case FloraMove.Offer offer ->
                certain(offer.partner().toString(), offer.partner() + " accepts, declines, or suggests another");
            case FloraMove.End() -> tell(Certainty.CHANCE_DECIDES, "", "the next player draws an event");
            case FloraMove.Block(var card) ->
                tell(
                        Certainty.OTHERS_DECIDE,
                        "",
                        "your " + card.title()
                                + " cancels the last card, unless a nearer player blocks or it is blocked");
            case FloraMove.Accept() -> certain("", "the trade is carried out");
            case FloraMove.DeclineAll() -> certain("", view.active() + " can offer you nothing more in this turn");
            case FloraMove.Counter _ -> certain("", view.active() + " may propose this instead");
            case FloraMove.At(String land) -> at(land);
            case FloraMove.Save() -> save();
            case FloraMove.Leave() -> leave();
            case FloraMove.Forecast(String event) -> certain("", event + " is played, the other goes under the deck");
            case FloraMove.Pass _, FloraMove.Decline _, FloraMove.ByChance _ -> {}
        }
    }

    // --- Plays ------------------------------------------------------------------------------------------------------

    private void play(FloraMove.Play play) {
        int land = table.facts().land(play.land());
        if (land < 0 || table.lands().owner(land) < 0) {
            return;
        }
        if (play.cards().stream().anyMatch(card -> card.as().blockedBy().isPresent())) {
            mayBeBlocked();
        }
        int plant = table.lands().plant(land);
        if (plant == Plant.NONE) {
            certain(play.land(), "the seed wakes: a small plant");
            return;
        }
        for (var action : table.facts().plants().actions(plant, Playing.icons(play))) {
            action(play.land(), plant, action);
        }
    }

    private void mayBeBlocked() {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (seat != table.active() && view.players().get(seat).size() > 0) {
                tell(Certainty.OTHERS_DECIDE, "", "may be blocked");
                return;
            }
        }
    }

    private void action(String land, int plant, PlantAction action) {
        int species = Plant.species(plant);
        var name = table.facts().speciesId(species);
        switch (action) {
            case GROW -> certain(land, "grows" + stars(plant, Plant.of(species, Size.BIG)));
            case DAMAGE -> certain(land, "is damaged" + stars(plant, Plant.small(species)));
            case KILL -> certain(land, "dies" + stars(plant, Plant.NONE));
            case PROPAGATE, INVADE -> {
                var places = Places.ofChild(table.lands(), table.facts().land(land), action);
                if (!places.any() || table.lands().pool(species) == 0) {
                    certain(land, "has no child: no place, or no card is left");
                } else if (places.size() == 1) {
                    var place = table.facts().landId(places.land(0));
                    pushedOut(place, table.lands().plant(places.land(0)));
                    certain(place, "a small " + name + " comes here" + stars(Plant.NONE, Plant.small(species)));
                } else {
                    var owner = Seat.of(table.lands().owner(table.facts().land(land)));
                    boolean own = owner.equals(view.active());
                    tell(
                            own ? Certainty.MORE_TO_COME : Certainty.OTHERS_DECIDE,
                            land,
                            "has a child" + stars(Plant.NONE, Plant.small(species)) + "; " + owner
                                    + " says where it goes");
                }
            }
        }
    }

    private void pushedOut(String land, int plant) {
        if (plant != Plant.NONE) {
            certain(
                    land,
                    "the " + table.facts().speciesId(Plant.species(plant)) + " is pushed out"
                            + stars(plant, Plant.NONE));
        }
    }

    private String stars(int before, int after) {
        int change =
                table.facts().plants().stars(after) - table.facts().plants().stars(before);
        return change == 0 ? "" : change > 0 ? ", +" + change : ", " + change;
    }

    // --- Everything else --------------------------------------------------------------------------------------------

    private void buy(FloraMove.Buy buy) {
        int land = table.facts().land(buy.land());
        if (land < 0) {
            return;
        }
        certain("", "costs " + coins(Owning.price(table, land)));
        int plant = table.facts().lands().flora(land);
        if (plant != Plant.NONE) {
            certain(
                    buy.land(),
                    table.lands().pool(Plant.species(plant)) == 0
                            ? "comes empty: no card of its plant is left"
                            : "comes with a " + Plant.size(plant).word() + " "
                                    + table.facts().speciesId(Plant.species(plant)));
        }
    }

    private void at(String id) {
        int land = table.facts().land(id);
        if (!(table.stage() instanceof Stage.Asking asking) || land < 0) {
            return;
        }
        int plant = table.lands().plant(land);
        switch (asking.question()) {
            case PLACE, SOW -> {
                pushedOut(id, plant);
                certain(id, "the small plant comes here");
            }
            case CHOICE -> {
                if (plant != Plant.NONE) {
                    action(id, plant, EventCards.choosing(table).action(Plant.size(plant)));
                }
            }
            case STATION, VAULT, QUAKE -> {}
        }
    }

    private void save() {
        if (table.stage() instanceof Stage.Asking asking) {
            switch (asking.question()) {
                case STATION -> certain(place(asking), "a Water card saves the plant");
                case VAULT -> {
                    int plant = asking.work().plant();
                    certain(
                            "",
                            "costs " + coins(Growing.ransom(table, asking.seat().index())));
                    certain(place(asking), "stays, small" + stars(plant, Plant.small(Plant.species(plant))));
                }
                case QUAKE -> certain(place(asking), "the building stays; costs " + coins(Earthquake.ransom(table)));
                case PLACE, SOW, CHOICE -> {}
            }
        }
    }

    private void leave() {
        if (table.stage() instanceof Stage.Asking asking) {
            switch (asking.question()) {
                case STATION -> {
                    var work = asking.work();
                    for (var action : table.facts().plants().actions(work.plant(), work.icons())) {
                        action(place(asking), work.plant(), action);
                    }
                }
                case VAULT -> action(place(asking), asking.work().plant(), PlantAction.KILL);
                case QUAKE -> certain(place(asking), "the building goes under the Land Deck");
                case PLACE, SOW, CHOICE -> {}
            }
        }
    }

    /// The parcel that a question is about.
    private String place(Stage.Asking asking) {
        var work = asking.work();
        return table.facts().landId(table.lands().landAt(work.seat().index(), work.slot()));
    }

    private void certain(String at, String says) {
        tell(Certainty.CERTAIN, at, says);
    }

    private void tell(Certainty certainty, String at, String says) {
        told.add(new Consequence(certainty, at, says));
    }

    private static String coins(int count) {
        return count == 1 ? "1 coin" : count + " coins";
    }
}
