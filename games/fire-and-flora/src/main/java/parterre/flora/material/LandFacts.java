package parterre.flora.material;

import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Cards;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Land;
import parterre.flora.cards.Region;
import parterre.flora.cards.Resource;

/// The facts of the Land Cards, by their places in the card file. FF-2.2 FF-6.1 FF-6.2 FF-J8
public final class LandFacts {
    private final int withLabor;
    private final int[] cost;
    private final int[] coins;
    private final int[] income;
    private final int[] region;
    private final Ability[] ability;
    private final int[] reaching;
    private final int[] reachingOthers;
    private final int[] amount;
    private final int[] flora;
    private final boolean[] headquarters;
    private final int[] playsAs;
    private final boolean[] building;
    private final boolean[] open;

    /// @param hqMode the mode of a Headquarters. FF-6.7
    LandFacts(Cards cards, HqMode hqMode) {
        int lands = cards.lands().size();
        withLabor = IntStream.range(0, Resource.COUNT)
                .map(other -> 1 << Icons.pair(Resource.LABOR.place(), other))
                .reduce(1 << Resource.LABOR.place(), (one, more) -> one | more);
        cost = ints(cards, Land::cost);
        coins = ints(cards, Land::coins);
        income = ints(cards, Land::cards);
        region = ints(cards, land -> land.region().map(LandFacts::bit).orElse(0));
        amount = ints(cards, Land::amount);
        flora = ints(
                cards,
                land -> land.flora()
                        .map(start -> Plant.of(start.species(), start.size()))
                        .orElse(Plant.NONE));
        playsAs = ints(cards, land -> land.icon().map(icon -> 1 << icon.place()).orElse(0));
        ability = new Ability[lands];
        headquarters = new boolean[lands];
        building = new boolean[lands];
        open = new boolean[lands];
        for (var land : cards.lands()) {
            boolean home = land.sort() == Land.Sort.HEADQUARTERS;
            headquarters[land.place()] = home;
            building[land.place()] = land.isBuilding() || (home && hqMode == HqMode.ON_FIELD);
            ability[land.place()] =
                    !home ? land.ability() : hqMode == HqMode.SELF_SITE ? Ability.SELF_BUILT : Ability.NONE;
            open[land.place()] =
                    ability[land.place()] != Ability.SELF_BUILT && ability[land.place()] != Ability.NO_PLANTS;
        }
        reaching = new int[lands];
        reachingOthers = new int[lands];
        for (int land = 0; land < lands; land++) {
            reaching[land] = ability[land] == Ability.WET ? ~(1 << Resource.FIRE.place()) : Icons.ALL;
            reachingOthers[land] = ability[land] == Ability.RESERVE ? ~withLabor : Icons.ALL;
        }
    }

    private static int[] ints(Cards cards, ToIntFunction<Land> fact) {
        return cards.lands().stream().mapToInt(fact).toArray();
    }

    private static int bit(Region region) {
        return region == Region.CENTRAL ? 1 : 2;
    }

    /// Returns the sets of icons with Labor among them. FF-11.2
    public int withLabor() {
        return withLabor;
    }

    /// Returns its price in the Property Market, before abilities.
    public int cost(int land) {
        return cost[land];
    }

    /// Returns the coins of its income.
    public int coins(int land) {
        return coins[land];
    }

    /// Returns the Resource Cards of its income.
    public int income(int land) {
        return income[land];
    }

    /// Returns one bit for the region: 1 for Central, 2 for Southern; 0 for a building.
    public int region(int land) {
        return region[land];
    }

    /// Returns its ability.
    public Ability ability(int land) {
        return ability[land];
    }

    /// Returns the sets of icons that can have an effect on a parcel. FF-11.2
    public int reaching(int land) {
        return reaching[land];
    }

    /// Returns the sets of icons that opponents of the owner may play on a parcel. FF-11.2
    public int reachingOthers(int land) {
        return reachingOthers[land];
    }

    /// Returns the number that its ability counts; 0 if it counts nothing.
    public int amount(int land) {
        return amount[land];
    }

    /// Returns the plant that a parcel comes with, or [Plant#NONE].
    public int flora(int land) {
        return flora[land];
    }

    /// Returns true for a Headquarters.
    public boolean isHeadquarters(int land) {
        return headquarters[land];
    }

    /// Returns the type as which a building lets cards be played, as a bit; 0 for none. FF-11.3
    public int playsAs(int land) {
        return playsAs[land];
    }

    /// Returns true if a Land Card goes on a parcel instead of into the row. FF-6.2 FF-6.7
    public boolean isBuilding(int land) {
        return building[land];
    }

    /// Returns true if plants can stand on this parcel while it is empty. FF-5.7
    public boolean isOpen(int land) {
        return open[land];
    }

    /// Returns true if a building could be laid on this parcel. FF-6.5
    public boolean isSite(int land, int holding) {
        return Holding.isEmpty(holding) && ability[land] != Ability.SELF_BUILT;
    }
}
