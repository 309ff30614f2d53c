package parterre.flora.evaluation;

import parterre.flora.cards.Ability;
import parterre.flora.cards.Icons;
import parterre.flora.cards.Resource;
import parterre.flora.ending.Ending;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.position.Draft;

/// Counts the plants in a seat's row, and what its owner could do there with their present cards and coins.
final class Prospects {
    private static final int FIRE = Resource.FIRE.place();
    private static final int WATER = Resource.WATER.place();
    private static final int TIME = Resource.TIME.place();
    private static final int LABOR = Resource.LABOR.place();

    /// The types that are given first where a building lets a card be played as another type.
    private static final int[] SPARE = {Resource.NEFARIOUS.place(), LABOR, FIRE, WATER, TIME};

    /// The most stars that a plant can gain by growing. Plants with the most gain grow first.
    private static final int MOST_GAIN = 3;

    final int stars;
    final int coins;
    final int open;
    int natives;
    int kinds;
    int bigNatives;
    int smallWeeds;
    int bigWeeds;
    /// Stars that all small natives would gain by growing.
    int growth;
    /// Natives that can have a child, given a card of their species and a place.
    int parents;
    /// Stars on plants that an invasive could replace.
    int soft;
    /// The changes of the stars by a fire in all regions, and by rain.
    int burnt;
    int rain;
    /// Stars that the cards in hand bring at once, if there are no blocks.
    int now;
    /// Small weeds that the cards in hand kill.
    int weedable;
    /// Stars that a land of the Market brings for the coins that there are.
    int bought;

    /// By type: how many plants lose stars if another player plays one such card, and the most stars that one
    /// plant loses.
    private final int[] hurt = new int[Resource.COUNT];

    private final int[] worst = new int[Resource.COUNT];

    private final Draft table;
    private final int seat;
    private final int[] growsBy;
    private final int[] gains;
    private int growing;
    private int childrenBy;
    private int child;
    private int weeding;

    /// @param coins the coins that the seat can spend in its next turn
    /// @param buys true if it can still buy a land in that turn
    Prospects(Draft table, int seat, int coins, boolean buys) {
        this.table = table;
        this.seat = seat;
        this.coins = coins;
        var lands = table.lands();
        int size = lands.size(seat);
        growsBy = new int[size];
        gains = new int[size];
        stars = Ending.score(table, seat);
        open = lands.row(seat).open();
        int room = lands.row(seat).room();
        for (int slot = 0; slot < size; slot++) {
            int plant = Holding.plant(lands.holdingAt(seat, slot));
            if (plant != Plant.NONE) {
                look(lands.landAt(seat, slot), plant, room);
            }
        }
        now = play(table.purses().hand(seat));
        bought = buys ? buy() : 0;
    }

    private void look(int land, int plant, int room) {
        var plants = table.facts().plants();
        var ground = table.facts().lands();
        int species = Plant.species(plant);
        int reaching = ground.reaching(land);
        int others = reaching & ground.reachingOthers(land);
        boolean big = Plant.isBig(plant);
        if (plants.isNative(species)) {
            natives++;
            kinds |= 1 << species;
            soft += plants.isWoody(plant) ? 0 : plants.stars(plant);
            if (big) {
                bigNatives++;
                int by = (plants.answers(plant, room) & (plants.propagates(plant) | plants.invades(plant))) & reaching;
                if (by != 0 && table.lands().pool(species) > 0) {
                    parents++;
                    childrenBy |= by;
                    child = Math.max(child, plant);
                }
            } else if (plants.grows(plant) != 0) {
                int gain = plants.stars(plant + 1) - plants.stars(plant);
                growth += gain;
                growsBy[growing] = plants.grows(plant) & reaching;
                gains[growing++] = gain;
            }
            for (int type = 0; type < Resource.COUNT; type++) {
                int loss = -plants.gain(plant, type);
                if (loss > 0 && (others >>> type & 1) != 0) {
                    hurt[type]++;
                    worst[type] = Math.max(worst[type], loss);
                }
            }
        } else if (big) {
            bigWeeds++;
        } else {
            smallWeeds++;
            weeding += (plants.changes(plant) & reaching & 1 << LABOR) != 0 ? 1 : 0;
        }
        if (ground.ability(land) != Ability.ISLAND && (reaching >>> FIRE & 1) != 0) {
            burnt += plants.gain(plant, FIRE);
        }
        rain += plants.gain(plant, WATER);
    }

    /// Plays a hand on the seat's own row: first on the plants that gain most, and then for children.
    private int play(long hand) {
        var left = new int[Resource.COUNT];
        for (int type = 0; type < Resource.COUNT; type++) {
            left[type] = Hand.count(hand, type);
        }
        lend(left);
        int sum = 0;
        for (int gain = MOST_GAIN; gain > 0; gain--) {
            for (int i = 0; i < growing; i++) {
                if ((gains[i] == gain || (gain == MOST_GAIN && gains[i] > gain)) && pay(left, growsBy[i])) {
                    sum += gains[i];
                }
            }
        }
        var plants = table.facts().plants();
        for (int places = open; places > 0 && child != 0 && pay(left, childrenBy); places--) {
            int small = child - 1;
            sum += plants.stars(small);
            if (pay(left, plants.grows(small))) {
                sum += plants.stars(child) - plants.stars(small);
            }
        }
        weedable = Math.min(weeding, left[LABOR]);
        return sum;
    }

    /// Turns one card into another type for each building that lends one.
    private void lend(int[] left) {
        for (int lent = table.lands().estate(seat).lentTypes(); lent != 0; lent &= lent - 1) {
            int type = Integer.numberOfTrailingZeros(lent);
            if (type == WATER || type == TIME) {
                for (int spare : SPARE) {
                    if (spare != type && left[spare] > 0) {
                        left[spare]--;
                        left[type]++;
                        break;
                    }
                }
            }
        }
    }

    /// Pays for one of these sets of icons, single ones first.
    private static boolean pay(int[] left, int sets) {
        for (int some = sets; some != 0; some &= some - 1) {
            int icons = Integer.numberOfTrailingZeros(some);
            if (icons >= Icons.FLOOD) {
                return false;
            }
            if (Icons.isOne(icons)) {
                if (left[icons] > 0) {
                    left[icons]--;
                    return true;
                }
                continue;
            }
            int one = Icons.first(icons);
            int other = Icons.second(icons);
            left[one]--;
            left[other]--;
            if (left[one] >= 0 && left[other] >= 0) {
                return true;
            }
            left[one]++;
            left[other]++;
        }
        return false;
    }

    private int buy() {
        var facts = table.facts();
        var estate = table.lands().estate(seat);
        int most = 0;
        for (int land : table.decks().market()) {
            int plant = facts.lands().flora(land);
            if (plant != Plant.NONE
                    && estate.price(land) <= coins
                    && facts.plants().stars(plant) > most
                    && table.lands().pool(Plant.species(plant)) > 0) {
                most = facts.plants().stars(plant);
            }
        }
        return most;
    }

    /// Returns about how many stars this hand could take from the seat, if there are no blocks.
    int lostTo(long hand) {
        int sum = 0;
        for (int type = 0; type < Resource.COUNT; type++) {
            sum += worst[type] * Math.min(hurt[type], Hand.count(hand, type));
        }
        return Math.min(sum, stars);
    }
}
