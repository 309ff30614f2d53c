package parterre.flora.owning;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.drawing.Drawing;
import parterre.flora.ending.Ending;
import parterre.flora.events.LandEvent;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.events.Reasons.Origin;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.growing.Growing;
import parterre.flora.landscape.Estate;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;

/// Purchases with coins, sales of cards, and the use of a player's own buildings. FF-4.4 FF-6.1 to FF-6.9
/// FF-11.3
/// FF-2.4 FF-4.4a FF-4.4c FF-4.4d FF-4.4f FF-J1 FF-J9 FF-J10
public final class Owning {
    private static final int CARD = 2;
    private static final int CHEAP_CARD = 1;
    private static final int SALE = 1;

    private Owning() {}

    // --- Lands ------------------------------------------------------------------------------------------------------

    /// Returns the price of a land of the Market for the active player. FF-11.3
    public static int price(OwningTable table, int land) {
        return estate(table).price(land);
    }

    public static Optional<Refusal> refusal(OwningTable table, FloraMove.Buy buy) {
        int land = table.facts().land(buy.land());
        if (land < 0 || table.decks().placeInMarket(land) < 0) {
            return Refusal.because(
                    "FF-4.4", new FloraRefusal.NotInMarket(table.facts().called(buy.land())));
        }
        if (table.turn().hasBought()) {
            return Refusal.because("FF-4.4", new FloraRefusal.OneLandATurn());
        }
        if (price(table, land) > table.coins(table.active())) {
            return Refusal.because(
                    "FF-6.4",
                    new FloraRefusal.LandCosts(
                            table.facts().called(buy.land()), price(table, land), table.coins(table.active())));
        }
        if (!table.facts().lands().isBuilding(land)) {
            return buy.on().isEmpty()
                    ? Optional.empty()
                    : Refusal.because(
                            "FF-6.4",
                            new FloraRefusal.ParcelGoesRight(table.facts().called(buy.land())));
        }
        int site = table.facts().land(buy.on().orElse(""));
        return site >= 0
                        && table.lands().owner(site) == table.active()
                        && table.lands().isSite(site)
                ? Optional.empty()
                : Refusal.because("FF-6.5", new FloraRefusal.BuildingNeedsParcel());
    }

    /// Buys a land of the Market.
    public static void buy(OwningTable table, FloraMove.Buy buy) {
        var facts = table.facts();
        int land = facts.land(buy.land());
        int player = table.active();
        table.pay(player, price(table, land), Cost.LAND);
        table.turn().setBought();
        table.decks().takeFromMarket(land);
        if (facts.lands().isBuilding(land)) {
            int site = facts.land(buy.on().orElseThrow());
            table.lands().setHolding(site, Holding.withBuilding(table.lands().holding(site), land));
            if (table.isHeard()) {
                table.tell(new LandEvent.BuildingBought(Seat.of(player), facts.landName(land), facts.landName(site)));
            }
        } else {
            table.lands().append(player, land);
            if (table.isHeard()) {
                table.tell(new LandEvent.ParcelBought(Seat.of(player), facts.landName(land)));
            }
            int plant = facts.lands().flora(land);
            if (plant != Plant.NONE && table.lands().pool(Plant.species(plant)) > 0) {
                Growing.plant(table, land, plant, Origin.STARTING);
            }
        }
        Ending.afterAction(table);
    }

    // --- Resource Cards ---------------------------------------------------------------------------------------------

    /// Returns the price of the next Resource Card. FF-4.4 FF-11.3
    public static int cardPrice(OwningTable table) {
        return table.turn().cardsBought() < estate(table).amount(Ability.STORE) ? CHEAP_CARD : CARD;
    }

    public static boolean canBuyCard(OwningTable table) {
        return table.coins(table.active()) >= cardPrice(table) && table.decks().hasResources();
    }

    public static Optional<Refusal> cardRefusal(OwningTable table) {
        if (!table.decks().hasResources()) {
            return Refusal.because("FF-J23", new FloraRefusal.NoCardToBuy());
        }
        return canBuyCard(table)
                ? Optional.empty()
                : Refusal.because("FF-4.4", new FloraRefusal.CardCosts(cardPrice(table)));
    }

    public static void buyCard(OwningTable table) {
        table.pay(table.active(), cardPrice(table), Cost.CARD);
        table.turn().countCards(1);
        if (table.isHeard()) {
            table.tell(new LandEvent.CardBought(Seat.of(table.active())));
        }
        if (Drawing.draw(table, Seat.of(table.active()), 1, Purpose.BOUGHT)) {
            table.waitFor(Stage.Action.FREE);
        }
    }

    public static Optional<Refusal> saleRefusal(OwningTable table, Resource card) {
        return Hand.has(table.purses().hand(table.active()), card)
                ? Optional.empty()
                : Refusal.because("FF-4.4", new FloraRefusal.NoCardToSell(card));
    }

    public static void sell(OwningTable table, Resource card) {
        discard(table, card);
        table.gain(table.active(), SALE, Gain.SALE);
        table.waitFor(Stage.Action.FREE);
    }

    private static void discard(OwningTable table, Resource card) {
        if (table.isHeard()) {
            table.tell(new LandEvent.CardSold(Seat.of(table.active()), card));
        }
        table.lay(table.active(), card);
    }

    // --- Buildings --------------------------------------------------------------------------------------------------

    /// Returns why a building with this ability cannot be used in this turn or paid for; empty if it can.
    private static Optional<Refusal> useRefusal(OwningTable table, Ability ability) {
        if (canUse(table, ability)) {
            return Optional.empty();
        }
        return estate(table).usable(ability) < 0
                ? Refusal.because("FF-6.9", new FloraRefusal.NoBuildingForThis())
                : Refusal.because(
                        "FF-11.3", new FloraRefusal.ThisCosts(cost(table, ability), table.coins(table.active())));
    }

    /// Returns true if a building with this ability can be used in this turn and paid for.
    public static boolean canUse(OwningTable table, Ability ability) {
        return estate(table).usable(ability) >= 0 && table.coins(table.active()) >= cost(table, ability);
    }

    /// Returns the coins that the use of a building costs. The Farmers Market pays instead. FF-11.3
    private static int cost(OwningTable table, Ability ability) {
        return ability == Ability.MARKET ? 0 : estate(table).amount(ability);
    }

    private static Estate estate(OwningTable table) {
        return table.lands().estate(table.active());
    }

    public static Optional<Refusal> vendRefusal(OwningTable table, Resource card) {
        return useRefusal(table, Ability.MARKET).or(() -> saleRefusal(table, card));
    }

    public static void vend(OwningTable table, Resource card) {
        discard(table, card);
        table.gain(table.active(), estate(table).amount(Ability.MARKET), Gain.SALE);
        table.use(estate(table).usable(Ability.MARKET));
        table.waitFor(Stage.Action.FREE);
    }

    public static Optional<Refusal> refusal(OwningTable table, FloraMove.Nurse nurse) {
        var refusal = useRefusal(table, Ability.NURSERY);
        if (refusal.isPresent()) {
            return refusal;
        }
        int species = table.facts().species(nurse.species());
        if (species < 0
                || !table.facts().plants().isNative(species)
                || table.lands().pool(species) == 0) {
            return Refusal.because("FF-11.3", new FloraRefusal.NurseryNatives());
        }
        int land = table.facts().land(nurse.land());
        return land >= 0
                        && table.lands().owner(land) == table.active()
                        && table.lands().isOpen(land)
                ? Optional.empty()
                : Refusal.because("FF-11.3", new FloraRefusal.NurseryLand());
    }

    public static void nurse(OwningTable table, FloraMove.Nurse nurse) {
        table.pay(table.active(), cost(table, Ability.NURSERY), Cost.NURSERY);
        table.use(estate(table).usable(Ability.NURSERY));
        Growing.put(table, table.facts().land(nurse.land()), table.facts().species(nurse.species()), Origin.NURSERY);
        Ending.afterAction(table);
    }

    public static Optional<Refusal> refusal(OwningTable table, FloraMove.Weed weed) {
        int land = table.facts().land(weed.land());
        return useRefusal(table, Ability.WEED_PATROL)
                .or(() -> land >= 0
                                && table.lands().owner(land) == table.active()
                                && table.lands().isSmallWeed(land)
                        ? Optional.empty()
                        : Refusal.because("FF-11.3", new FloraRefusal.WeedPatrol()));
    }

    public static void weed(OwningTable table, FloraMove.Weed weed) {
        table.pay(table.active(), cost(table, Ability.WEED_PATROL), Cost.WEED_PATROL);
        table.use(estate(table).usable(Ability.WEED_PATROL));
        Growing.remove(table, table.facts().land(weed.land()));
        Ending.afterAction(table);
    }
}
