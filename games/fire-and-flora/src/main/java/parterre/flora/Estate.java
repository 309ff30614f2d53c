package parterre.flora;

import java.util.EnumSet;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;

/// What a seat's lands and buildings bring, whatever grows there. Immutable. FF-6.9
final class Estate {
    private final Facts facts;
    /// Parcels with a building, in the row's order, and what is the matter with each, as [Holding] says.
    private final int[] sites;
    private final int[] holdings;
    /// The abilities of the buildings.
    private final EnumSet<Ability> abilities;

    /// Whether the ability of a building has been used in this turn.
    final boolean anyUsed;
    /// Whether others may play less than the owner on any of the parcels. FF-11.2
    final boolean reserved;
    /// What the lands bring in a turn.
    final int coins;
    final int cards;
    /// As which types cards can still be played in this turn, a bit for each. FF-11.3
    final int lentTypes;

    Estate(Draft table, int seat) {
        facts = table.facts;
        abilities = EnumSet.noneOf(Ability.class);
        int[] found = Piles.EMPTY;
        int[] held = Piles.EMPTY;
        int sumCoins = 0;
        int sumCards = 0;
        int lent = 0;
        boolean anyReserve = false;
        boolean used = false;
        for (int slot = 0; slot < table.size(seat); slot++) {
            int land = table.landAt(seat, slot);
            int holding = table.holdingAt(seat, slot);
            int building = Holding.building(holding);
            anyReserve |= facts.ability[land] == Ability.RESERVE;
            sumCoins += facts.coins[land];
            sumCards += facts.income[land];
            if (building != Holding.NO_BUILDING) {
                sumCoins += facts.coins[building];
                sumCards += facts.income[building];
                used |= Holding.used(holding);
                lent |= Holding.used(holding) ? 0 : facts.playsAs[building];
                abilities.add(facts.ability[building]);
                found = Piles.with(found, land);
                held = Piles.with(held, holding);
            }
        }
        sites = found;
        holdings = held;
        coins = sumCoins;
        cards = sumCards;
        lentTypes = lent;
        reserved = anyReserve;
        anyUsed = used;
    }

    /// The same, the ability of the building on one parcel having been used or become fresh.
    private Estate(Estate from, int land, int holding) {
        facts = from.facts;
        sites = from.sites;
        abilities = from.abilities;
        reserved = from.reserved;
        coins = from.coins;
        cards = from.cards;
        holdings = from.holdings.clone();
        boolean used = false;
        int lent = 0;
        for (int i = 0; i < sites.length; i++) {
            holdings[i] = sites[i] == land ? holding : holdings[i];
            used |= Holding.used(holdings[i]);
            lent |= Holding.used(holdings[i]) ? 0 : facts.playsAs[Holding.building(holdings[i])];
        }
        anyUsed = used;
        lentTypes = lent;
    }

    /// The same after something has changed on one parcel of the row.
    ///
    /// @param old what was the matter with it before
    Estate after(Draft table, int seat, int land, int old) {
        int now = table.holding(land);
        if (Holding.isLikeBuilt(old, now)) {
            return this;
        }
        boolean isSame = Holding.building(old) == Holding.building(now);
        return isSame ? new Estate(this, land, now) : new Estate(table, seat);
    }

    int buildings() {
        return sites.length;
    }

    boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    /// The number that the building with this ability has on its card; 0 without one.
    int amount(Ability ability) {
        for (int i = 0; has(ability) && i < sites.length; i++) {
            int building = Holding.building(holdings[i]);
            if (facts.ability[building] == ability) {
                return facts.amount[building];
            }
        }
        return 0;
    }

    /// The parcel whose building can be used now: it has this ability and has not been used in this turn; -1 without
    /// one. FF-6.9
    int usable(Ability ability) {
        for (int i = 0; has(ability) && i < sites.length; i++) {
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
