package parterre.flora;

import java.util.List;
import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.Stage.Purpose;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;

/// What coins buy, what cards are sold for, and what one's own buildings do. FF-4.4 FF-6.1 to FF-6.9 FF-11.3
/// FF-2.4 FF-4.4a FF-4.4c FF-4.4d FF-4.4f FF-J1 FF-J9 FF-J10
final class Owning {
    private static final int CARD = 2;
    private static final int CHEAP_CARD = 1;
    private static final int SALE = 1;

    private Owning() {}

    // --- Lands ------------------------------------------------------------------------------------------------------

    /// What a land of the Market costs the active player. FF-11.3
    static int price(Draft table, int land) {
        return Math.max(0, table.facts.cost[land] - table.estate(table.active).amount(Ability.LAND_TRUST));
    }

    /// The land's place in the Market; -1 if it is not there.
    private static int inMarket(Draft table, int land) {
        for (int place = 0; place < table.market.length; place++) {
            if (table.market[place] == land) {
                return place;
            }
        }
        return -1;
    }

    static Optional<Refusal> refusal(Draft table, FloraMove.Buy buy) {
        int land = table.facts.land(buy.land());
        if (land < 0 || inMarket(table, land) < 0) {
            return refuse("FF-4.4", table.facts.called(buy.land()) + " is not in the Property Market.");
        }
        if (table.bought) {
            return refuse("FF-4.4", "You have bought a land in this turn; one is all.");
        }
        if (price(table, land) > table.coins(table.active)) {
            return refuse(
                    "FF-6.4",
                    table.facts.called(buy.land()) + " costs " + coins(price(table, land)) + "; you have "
                            + table.coins(table.active) + ".");
        }
        if (!table.facts.isBuilding(land)) {
            return buy.on().isEmpty()
                    ? Optional.empty()
                    : refuse(
                            "FF-6.4",
                            table.facts.called(buy.land()) + " is a parcel and goes to the right end of your row.");
        }
        int site = table.facts.land(buy.on().orElse(""));
        return site >= 0 && table.owner(site) == table.active && table.isSite(site)
                ? Optional.empty()
                : refuse("FF-6.5", "A building goes on a parcel of yours with neither plant nor building; name one.");
    }

    static void buy(Draft table, FloraMove.Buy buy) {
        int land = table.facts.land(buy.land());
        table.pay(table.active, price(table, land));
        table.bought = true;
        table.market = Piles.without(table.market, inMarket(table, land));
        if (table.facts.isBuilding(land)) {
            int site = table.facts.land(buy.on().orElseThrow());
            table.setHolding(site, Holding.withBuilding(table.holding(site), land));
        } else {
            table.append(table.active, land);
            int plant = table.facts.flora[land];
            if (plant != Plant.NONE && table.pool(Plant.species(plant)) > 0) {
                Growing.plant(table, land, plant);
            }
        }
        Playing.end(table);
    }

    // --- Resource Cards ---------------------------------------------------------------------------------------------

    /// What the next Resource Card costs. FF-4.4 FF-11.3
    static int cardPrice(Draft table) {
        return table.cheap < table.estate(table.active).amount(Ability.STORE) ? CHEAP_CARD : CARD;
    }

    static boolean canBuyCard(Draft table) {
        return table.coins(table.active) >= cardPrice(table) && table.deck + table.discard != Hand.NONE;
    }

    static Optional<Refusal> cardRefusal(Draft table) {
        if (table.deck + table.discard == Hand.NONE) {
            return refuse("FF-J23", "No Resource Card is left to be bought.");
        }
        return canBuyCard(table)
                ? Optional.empty()
                : refuse("FF-4.4", "A Resource Card costs " + coins(cardPrice(table)) + "; you have too few.");
    }

    static void buyCard(Draft table) {
        table.pay(table.active, cardPrice(table));
        table.cheap++;
        Drawing.draw(table, List.of(Seat.of(table.active)), 1, Purpose.BOUGHT);
    }

    static Optional<Refusal> saleRefusal(Draft table, Resource card) {
        return Hand.has(table.hand(table.active), card)
                ? Optional.empty()
                : refuse("FF-4.4", "You have no " + card.title() + " to sell.");
    }

    static void sell(Draft table, Resource card) {
        table.lay(table.active, card);
        table.gain(table.active, SALE);
        table.stage = Draft.ACTION;
    }

    // --- Buildings --------------------------------------------------------------------------------------------------

    /// Whether a building with this ability can still be used in this turn, and paid for.
    private static Optional<Refusal> useRefusal(Draft table, Ability ability, int coins) {
        int land = table.estate(table.active).usable(ability);
        if (land < 0) {
            return refuse("FF-6.9", "You have no building for this, or it has been used in this turn.");
        }
        return table.coins(table.active) < coins
                ? refuse("FF-11.3", "This costs " + coins(coins) + "; you have " + table.coins(table.active) + ".")
                : Optional.empty();
    }

    static boolean canUse(Draft table, Ability ability, int coins) {
        return table.estate(table.active).usable(ability) >= 0 && table.coins(table.active) >= coins;
    }

    static int amount(Draft table, Ability ability) {
        return table.estate(table.active).amount(ability);
    }

    /// What a Seed Vault takes for a plant. FF-11.3
    static int ransom(Draft table, int seat) {
        return table.estate(seat).amount(Ability.SEED_VAULT);
    }

    static Optional<Refusal> vendRefusal(Draft table, Resource card) {
        return useRefusal(table, Ability.MARKET, 0).or(() -> saleRefusal(table, card));
    }

    static void vend(Draft table, Resource card) {
        table.lay(table.active, card);
        table.gain(table.active, amount(table, Ability.MARKET));
        table.use(table.estate(table.active).usable(Ability.MARKET));
        table.stage = Draft.ACTION;
    }

    static Optional<Refusal> refusal(Draft table, FloraMove.Nurse nurse) {
        var refusal = useRefusal(table, Ability.NURSERY, amount(table, Ability.NURSERY));
        if (refusal.isPresent()) {
            return refusal;
        }
        int species = table.facts.species(nurse.species());
        if (species < 0 || !table.facts.natives[species] || table.pool(species) == 0) {
            return refuse("FF-11.3", "The Nursery has natives that are in the Species Pool; name one of them.");
        }
        int land = table.facts.land(nurse.land());
        return land >= 0 && table.owner(land) == table.active && table.isOpen(land)
                ? Optional.empty()
                : refuse("FF-11.3", "The Nursery's plant goes on an open land of yours; name one.");
    }

    static void nurse(Draft table, FloraMove.Nurse nurse) {
        table.pay(table.active, amount(table, Ability.NURSERY));
        table.use(table.estate(table.active).usable(Ability.NURSERY));
        Growing.put(table, table.facts.land(nurse.land()), table.facts.species(nurse.species()));
        Playing.end(table);
    }

    static Optional<Refusal> refusal(Draft table, FloraMove.Weed weed) {
        int land = table.facts.land(weed.land());
        return useRefusal(table, Ability.WEED_PATROL, amount(table, Ability.WEED_PATROL))
                .or(() -> land >= 0 && table.owner(land) == table.active && Happening.isSmallWeed(table, land)
                        ? Optional.empty()
                        : refuse("FF-11.3", "The Weed Patrol kills a small invasive on a land of yours; name one."));
    }

    static void weed(Draft table, FloraMove.Weed weed) {
        table.pay(table.active, amount(table, Ability.WEED_PATROL));
        table.use(table.estate(table.active).usable(Ability.WEED_PATROL));
        Growing.remove(table, table.facts.land(weed.land()));
        Playing.end(table);
    }

    private static String coins(int coins) {
        return coins == 1 ? "1 coin" : coins + " coins";
    }

    private static Optional<Refusal> refuse(String rule, String reason) {
        return Optional.of(new Refusal(rule, reason));
    }
}
