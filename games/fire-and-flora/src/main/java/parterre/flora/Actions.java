package parterre.flora;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.flora.FloraMove.Offer;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;

/// What the active player may do, in this order: end; buy a card; sell cards; lands of the Market; Nursery and Weed
/// Patrol; plays on parcels, landscape by landscape from his own on; Nefarious; trades. Each is one number until it is
/// asked for. Of trades only some are listed. FF-4.4 FF-D4
final class Actions implements Moves<FloraMove> {
    private static final int END = 0;
    private static final int BUY_CARD = 1;
    private static final int SELL = 2;
    private static final int VEND = 3;
    private static final int BUY = 4;
    private static final int BUILD = 5;
    private static final int NURSE = 6;
    private static final int WEED = 7;
    private static final int POCKET = 8;
    private static final int PURSE = 9;
    private static final int SOW = 10;
    private static final int OFFER = 11;

    private static final int KIND_BITS = 4;
    private static final int PART_BITS = 8;
    private static final int PART = (1 << PART_BITS) - 1;
    private static final int ROOM = 32;

    private final Draft table;
    private final Usages usages;
    private final List<Offer> offers;
    /// Whether the player has any building at all.
    private final boolean built;
    private int[] codes = new int[ROOM];
    private int size;

    /// Plays stand among the codes after so many of them. Of each parcel on which something can be played there are the
    /// parcel, the sets of icons, and at which place of all plays those on it begin.
    private int beforePlays;
    private int[] playLands = new int[ROOM];
    private int[] playIcons = new int[ROOM];
    private int[] playStarts = new int[ROOM];
    private int playable;
    private int plays;

    Actions(Draft table) {
        this.table = table;
        built = table.hasBuildings(table.active);
        usages = Usages.of(table);
        offers = Trading.listed(table);
        add(END, 0, 0, 0);
        addCoins();
        addLands();
        addBuildings();
        addPlays();
        addNefarious();
        for (int offer = 0; offer < offers.size(); offer++) {
            add(OFFER, offer, 0, 0);
        }
    }

    private void add(int kind, int one, int two, int three) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, 2 * size);
        }
        codes[size++] = kind | (one | (two | three << PART_BITS) << PART_BITS) << KIND_BITS;
    }

    private void addCoins() {
        if (Owning.canBuyCard(table)) {
            add(BUY_CARD, 0, 0, 0);
        }
        long hand = table.hand(table.active);
        boolean vends = built && Owning.canUse(table, Ability.MARKET, 0);
        for (int type = 0; type < Resource.COUNT; type++) {
            if (Hand.has(hand, type)) {
                add(SELL, type, 0, 0);
                if (vends) {
                    add(VEND, type, 0, 0);
                }
            }
        }
    }

    private void addLands() {
        if (table.bought) {
            return;
        }
        int player = table.active;
        int purse = table.coins(player) + (built ? table.amount(player, Ability.LAND_TRUST) : 0);
        for (int land : table.market) {
            if (table.facts.cost[land] > purse) {
                continue;
            }
            if (!table.facts.isBuilding(land)) {
                add(BUY, land, 0, 0);
                continue;
            }
            for (int slot = 0; slot < table.size(player); slot++) {
                if (table.isSite(table.landAt(player, slot))) {
                    add(BUILD, land, table.landAt(player, slot), 0);
                }
            }
        }
    }

    private void addBuildings() {
        if (!built) {
            return;
        }
        int player = table.active;
        boolean nurses = Owning.canUse(table, Ability.NURSERY, Owning.amount(table, Ability.NURSERY));
        boolean weeds = Owning.canUse(table, Ability.WEED_PATROL, Owning.amount(table, Ability.WEED_PATROL));
        for (int slot = 0; (nurses || weeds) && slot < table.size(player); slot++) {
            int land = table.landAt(player, slot);
            if (nurses && table.isOpen(land)) {
                for (int species = 0; species < table.facts.species; species++) {
                    if (table.facts.natives[species] && table.pool(species) > 0) {
                        add(NURSE, species, land, 0);
                    }
                }
            }
            if (weeds && Happening.isSmallWeed(table, land)) {
                add(WEED, land, 0, 0);
            }
        }
    }

    private void addPlays() {
        beforePlays = size;
        int laid = usages.laid();
        int owner = table.active;
        do {
            int room = Growing.room(table, owner);
            for (int slot = 0; laid != 0 && slot < table.size(owner); slot++) {
                int land = table.landAt(owner, slot);
                int answers = laid & Playing.answers(table, table.active, land, room);
                if (answers != 0) {
                    addPlays(land, answers);
                }
            }
            owner = table.after(owner);
        } while (owner != table.active);
    }

    private void addPlays(int land, int icons) {
        if (playable == playLands.length) {
            playLands = Arrays.copyOf(playLands, 2 * playable);
            playIcons = Arrays.copyOf(playIcons, 2 * playable);
            playStarts = Arrays.copyOf(playStarts, 2 * playable);
        }
        playLands[playable] = land;
        playIcons[playable] = icons;
        playStarts[playable++] = plays;
        plays += usages.count(icons);
    }

    private FloraMove play(int index) {
        int parcel = playable - 1;
        while (playStarts[parcel] > index) {
            parcel--;
        }
        int usage = usages.nth(playIcons[parcel], index - playStarts[parcel]);
        return new FloraMove.Play(usages.first(usage), usages.second(usage), table.facts.landId(playLands[parcel]));
    }

    private void addNefarious() {
        for (int usage = 0; usage < usages.size(); usage++) {
            if (usages.icons(usage) != Resource.NEFARIOUS.place()) {
                continue;
            }
            for (int victim = table.after(table.active); victim != table.active; victim = table.after(victim)) {
                if (Nefarious.mayChoose(table, victim)) {
                    addNefarious(usage, victim);
                }
            }
        }
    }

    private void addNefarious(int usage, int victim) {
        if (Nefarious.mayPickPocket(table, victim)) {
            add(POCKET, usage, victim, 0);
        }
        if (Nefarious.mayPickPurse(table, victim)) {
            add(PURSE, usage, victim, 0);
        }
        for (int weed : table.facts.weeds) {
            if (table.pool(weed) > 0 && Growing.hasWeedPlace(table, victim, weed)) {
                add(SOW, usage, victim, weed);
            }
        }
    }

    @Override
    public int size() {
        return size + plays;
    }

    @Override
    public boolean unlisted() {
        return Trading.mayPropose(table);
    }

    @Override
    public FloraMove get(int index) {
        if (index >= beforePlays && index < beforePlays + plays) {
            return play(index - beforePlays);
        }
        return decoded(codes[index < beforePlays ? index : index - plays]);
    }

    private FloraMove decoded(int code) {
        var facts = table.facts;
        int one = code >>> KIND_BITS & PART;
        int two = code >>> (KIND_BITS + PART_BITS) & PART;
        int three = code >>> (KIND_BITS + 2 * PART_BITS) & PART;
        return switch (code & ((1 << KIND_BITS) - 1)) {
            case END -> new FloraMove.End();
            case BUY_CARD -> new FloraMove.BuyCard();
            case SELL -> new FloraMove.Sell(Resource.all().get(one));
            case VEND -> new FloraMove.Vend(Resource.all().get(one));
            case BUY -> new FloraMove.Buy(facts.landId(one), Optional.empty());
            case BUILD -> new FloraMove.Buy(facts.landId(one), Optional.of(facts.landId(two)));
            case NURSE -> new FloraMove.Nurse(facts.speciesId(one), facts.landId(two));
            case WEED -> new FloraMove.Weed(facts.landId(one));
            case POCKET -> new FloraMove.Pocket(usages.first(one), Seat.of(two));
            case PURSE -> new FloraMove.Purse(usages.first(one), Seat.of(two));
            case SOW -> new FloraMove.Sow(usages.first(one), Seat.of(two), facts.speciesId(three));
            case OFFER -> offers.get(one);
            default -> throw new IllegalStateException("no kind of action has the code " + code);
        };
    }
}
