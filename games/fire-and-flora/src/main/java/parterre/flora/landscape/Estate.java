package parterre.flora.landscape;

import java.util.EnumSet;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;
import parterre.flora.material.Facts;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;

/// The income and abilities of a seat's lands and buildings, whatever grows there. Immutable. FF-6.9
public final class Estate {
    private final Facts facts;
    /// Parcels with a building, in the row's order, and what is on each, as [Holding] packs it.
    private final int[] sites;
    private final int[] holdings;
    /// The abilities of the buildings.
    private final EnumSet<Ability> abilities;

    private final boolean anyUsed;
    private final boolean reserved;
    private final int coins;
    private final int cards;
    private final int lentTypes;
    private final int discount;

    Estate(Landscapes lands, int seat) {
        facts = lands.facts();
        abilities = EnumSet.noneOf(Ability.class);
        int[] found = Piles.EMPTY;
        int[] held = Piles.EMPTY;
        int sumCoins = 0;
        int sumCards = 0;
        int lent = 0;
        boolean anyReserve = false;
        boolean used = false;
        for (int slot = 0; slot < lands.size(seat); slot++) {
            int land = lands.landAt(seat, slot);
            int holding = lands.holdingAt(seat, slot);
            int building = Holding.building(holding);
            anyReserve |= facts.lands().ability(land) == Ability.RESERVE;
            sumCoins += facts.lands().coins(land);
            sumCards += facts.lands().income(land);
            if (building != Holding.NO_BUILDING) {
                sumCoins += facts.lands().coins(building);
                sumCards += facts.lands().income(building);
                used |= Holding.used(holding);
                lent |= Holding.used(holding) ? 0 : facts.lands().playsAs(building);
                abilities.add(facts.lands().ability(building));
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
        discount = amount(Ability.LAND_TRUST);
    }

    /// Creates a copy after the ability of the building on one parcel was used or became usable again.
    private Estate(Estate from, int land, int holding) {
        facts = from.facts;
        sites = from.sites;
        abilities = from.abilities;
        reserved = from.reserved;
        coins = from.coins;
        cards = from.cards;
        discount = from.discount;
        holdings = from.holdings.clone();
        boolean used = false;
        int lent = 0;
        for (int i = 0; i < sites.length; i++) {
            holdings[i] = sites[i] == land ? holding : holdings[i];
            used |= Holding.used(holdings[i]);
            lent |= Holding.used(holdings[i]) ? 0 : facts.lands().playsAs(Holding.building(holdings[i]));
        }
        anyUsed = used;
        lentTypes = lent;
    }

    /// Returns the estate after a change on one parcel of the row.
    ///
    /// @param old the earlier content of the parcel
    Estate after(Landscapes lands, int seat, int land, int old) {
        int now = lands.holding(land);
        if (Holding.isLikeBuilt(old, now)) {
            return this;
        }
        boolean isSame = Holding.building(old) == Holding.building(now);
        return isSame ? new Estate(this, land, now) : new Estate(lands, seat);
    }

    /// Returns true if the ability of a building has been used in this turn.
    public boolean anyUsed() {
        return anyUsed;
    }

    /// Returns true if others may play less than the owner on any of the parcels. FF-11.2
    boolean isReserved() {
        return reserved;
    }

    /// Returns the coins that the lands bring in a turn.
    public int coins() {
        return coins;
    }

    /// Returns the Resource Cards that the lands bring in a turn.
    public int cards() {
        return cards;
    }

    /// Returns the types that other cards can still be played as in this turn, a bit for each. FF-11.3
    public int lentTypes() {
        return lentTypes;
    }

    /// Returns how many parcels have a building.
    int buildings() {
        return sites.length;
    }

    /// Returns true if a building has this ability.
    public boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    /// Returns the number that the building with this ability has on its card; 0 without one.
    public int amount(Ability ability) {
        for (int i = 0; has(ability) && i < sites.length; i++) {
            int building = Holding.building(holdings[i]);
            if (facts.lands().ability(building) == ability) {
                return facts.lands().amount(building);
            }
        }
        return 0;
    }

    /// Returns the price of a land of the Market for the owner of these lands. FF-6.4 FF-11.3
    public int price(int land) {
        return Math.max(0, facts.lands().cost(land) - discount);
    }

    /// Returns the parcel whose building has this ability and has not been used in this turn; -1 if there is
    /// none. FF-6.9
    public int usable(Ability ability) {
        for (int i = 0; has(ability) && i < sites.length; i++) {
            if (facts.lands().ability(Holding.building(holdings[i])) == ability && !Holding.used(holdings[i])) {
                return sites[i];
            }
        }
        return -1;
    }

    /// Returns the parcel whose building lets its owner play a card as this type; -1 if there is none. FF-11.3
    public int playsAs(Resource type) {
        for (int i = 0; i < sites.length; i++) {
            int types = facts.lands().playsAs(Holding.building(holdings[i]));
            if (!Holding.used(holdings[i]) && (types >>> type.place() & 1) != 0) {
                return sites[i];
            }
        }
        return -1;
    }
}
