package parterre.flora;

import org.jspecify.annotations.Nullable;
import parterre.flora.cards.Ability;
import parterre.flora.cards.PlantAction;
import parterre.flora.cards.Resource;

/// What follows from one seat's row and from what stands on it: worked out once, for as long as nothing there changes
/// and no species runs out or comes back. Immutable. FF-6.9
final class RowFacts {
    private final Facts facts;
    /// The sets of icons that change something on each parcel when its owner plays them, and when another does.
    private final int[] own;
    private final int[] others;
    /// Whether others may play less than the owner anywhere; if not, there is one array for both.
    private final boolean reserved;
    /// Parcels with a building, in the row's order, and what is the matter with each, as [Holding] says.
    private final int[] sites;
    private final int[] holdings;

    /// The species without a card in the Pool when this was worked out, a bit for each.
    private final int gone;
    /// Places for children, and those for weeds that others sow, by kind, as [Growing#place] counts them.
    private final int places;
    private final int weedPlaces;

    /// The sets of icons that change something anywhere in the row, by who plays them.
    final int anyOwn;
    final int anyOthers;
    /// Parcels on which a building could be laid.
    final int buildable;
    /// What the lands bring in a turn.
    final int coins;
    final int cards;
    /// The stars that show. FF-5.3
    final int stars;
    /// As which types cards can still be played in this turn, a bit for each. FF-11.3
    final int lentTypes;

    RowFacts(Draft table, int seat) {
        facts = table.facts;
        gone = table.gone();
        int size = table.size(seat);
        int[] found = Piles.EMPTY;
        int sumPlaces = 0;
        int sumWeedPlaces = 0;
        int empty = 0;
        int sumCoins = 0;
        int sumCards = 0;
        int sumStars = 0;
        int lent = 0;
        for (int slot = 0; slot < size; slot++) {
            int land = table.landAt(seat, slot);
            int holding = table.holdingAt(seat, slot);
            int building = Holding.building(holding);
            sumPlaces += Growing.place(facts, land, holding);
            sumWeedPlaces += weedPlace(land, holding);
            empty += facts.isSite(land, holding) ? 1 : 0;
            sumCoins += facts.coins[land];
            sumCards += facts.income[land];
            sumStars += facts.stars[Holding.plant(holding)];
            if (building != Holding.NO_BUILDING) {
                sumCoins += facts.coins[building];
                sumCards += facts.income[building];
                lent |= Holding.used(holding) ? 0 : facts.playsAs[building];
                found = Piles.with(found, land);
            }
        }
        places = sumPlaces;
        weedPlaces = sumWeedPlaces;
        buildable = empty;
        coins = sumCoins;
        cards = sumCards;
        stars = sumStars;
        lentTypes = lent;
        sites = found;
        holdings = new int[sites.length];
        for (int i = 0; i < sites.length; i++) {
            holdings[i] = table.holding(sites[i]);
        }
        int room = Growing.room(places);
        own = new int[size];
        boolean anyReserved = false;
        for (int slot = 0; slot < size; slot++) {
            int land = table.landAt(seat, slot);
            own[slot] = Playing.ofOwner(table, land, table.holdingAt(seat, slot), room);
            anyReserved |= facts.reachingOthers[land] != Facts.ALL_SETS;
        }
        reserved = anyReserved;
        others = reserved ? new int[size] : own;
        for (int slot = 0; reserved && slot < size; slot++) {
            others[slot] = own[slot] & facts.reachingOthers[table.landAt(seat, slot)];
        }
        anyOwn = any(own);
        anyOthers = reserved ? any(others) : anyOwn;
    }

    /// The same row with something else on one parcel, of which the answers of the others do not depend.
    private RowFacts(RowFacts from, Draft table, int land, int old) {
        facts = from.facts;
        gone = from.gone;
        sites = from.sites;
        holdings = from.holdings;
        coins = from.coins;
        cards = from.cards;
        lentTypes = from.lentTypes;
        int now = table.holding(land);
        places = from.places + Growing.place(facts, land, now) - Growing.place(facts, land, old);
        weedPlaces = from.weedPlaces + weedPlace(land, now) - weedPlace(land, old);
        buildable = from.buildable + (facts.isSite(land, now) ? 1 : 0) - (facts.isSite(land, old) ? 1 : 0);
        stars = from.stars + facts.stars[Holding.plant(now)] - facts.stars[Holding.plant(old)];
        int slot = table.slot(land);
        reserved = from.reserved;
        own = from.own.clone();
        own[slot] = Playing.ofOwner(table, land, now, Growing.room(places));
        others = reserved ? from.others.clone() : own;
        others[slot] = own[slot] & facts.reachingOthers[land];
        anyOwn = any(own);
        anyOthers = reserved ? any(others) : anyOwn;
    }

    private int weedPlace(int land, int holding) {
        return facts.ability[land] == Ability.RESERVE ? 0 : Growing.place(facts, land, holding);
    }

    private static int any(int[] sets) {
        int any = 0;
        for (int set : sets) {
            any |= set;
        }
        return any;
    }

    /// Whether this still holds, as far as the Species Pool goes.
    boolean holds(Draft table) {
        return gone == table.gone();
    }

    /// What follows after a plant has changed on one parcel; null if more must be worked out anew.
    ///
    /// @param old what was the matter with the parcel before
    @Nullable
    RowFacts after(Draft table, int land, int old) {
        int now = table.holding(land);
        int after = places + Growing.place(facts, land, now) - Growing.place(facts, land, old);
        boolean builds = Holding.building(old) != Holding.NO_BUILDING || Holding.building(now) != Holding.NO_BUILDING;
        return builds || !holds(table) || Growing.room(after) != Growing.room(places) || table.terms.dispersal()
                ? null
                : new RowFacts(this, table, land, old);
    }

    /// Whether others can sow a weed here. FF-7.4
    boolean takesWeeds() {
        return Growing.isRoomy(Growing.room(weedPlaces), true, PlantAction.INVADE);
    }

    /// The sets of icons that change something on this parcel when its owner or when another plays them.
    int answers(int slot, boolean isOwn) {
        return isOwn ? own[slot] : others[slot];
    }

    // --- Buildings --------------------------------------------------------------------------------------------------

    int buildings() {
        return sites.length;
    }

    boolean has(Ability ability) {
        for (int holding : holdings) {
            if (facts.ability[Holding.building(holding)] == ability) {
                return true;
            }
        }
        return false;
    }

    /// The number that the building with this ability has on its card; 0 without one.
    int amount(Ability ability) {
        for (int holding : holdings) {
            int building = Holding.building(holding);
            if (facts.ability[building] == ability) {
                return facts.amount[building];
            }
        }
        return 0;
    }

    /// The parcel whose building can be used now: it has this ability and has not been used in this turn; -1 without
    /// one. FF-6.9
    int usable(Ability ability) {
        for (int i = 0; i < sites.length; i++) {
            if (facts.ability[Holding.building(holdings[i])] == ability && !Holding.used(holdings[i])) {
                return sites[i];
            }
        }
        return -1;
    }

    /// The parcel whose building lets its owner play a card as this type; -1 without one. FF-11.3
    int playsAs(Resource type) {
        for (int i = 0; i < sites.length; i++) {
            int types = facts.playsAs[Holding.building(holdings[i])];
            if (!Holding.used(holdings[i]) && (types >>> type.place() & 1) != 0) {
                return sites[i];
            }
        }
        return -1;
    }
}
