package parterre.flora;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.flora.FloraMove.Offer;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Resource;

/// What the active player may do, in this order: end; buy a card; sell cards; lands of the Market; Nursery and Weed
/// Patrol; plays on parcels, landscape by landscape from his own on; Nefarious; trades. They are counted, and one is
/// made when it is asked for. Of trades only some are listed. FF-4.4 FF-D4
final class Actions implements Moves<FloraMove> {
    private final Draft table;
    private final int player;
    private final RowFacts row;
    private final Usages usages;
    private final List<Offer> offers;
    /// How many actions come before the plays, up to their end, and in all.
    private final int beforePlays;
    private final int afterPlays;
    private final int size;
    private @Nullable List<FloraMove> all;

    Actions(Draft table) {
        this.table = table;
        player = table.active;
        row = table.row(player);
        usages = Usages.of(table);
        offers = Trading.listed(table);
        var count = new Walk(Integer.MAX_VALUE);
        count.first();
        beforePlays = count.passed();
        count.plays();
        afterPlays = count.passed();
        count.last();
        size = count.passed();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean unlisted() {
        return Trading.mayPropose(table);
    }

    @Override
    public FloraMove get(int index) {
        return all == null ? walkTo(index) : all.get(index);
    }

    private FloraMove walkTo(int index) {
        Walk walk;
        if (index < beforePlays) {
            walk = new Walk(index);
            walk.first();
        } else if (index < afterPlays) {
            walk = new Walk(index - beforePlays);
            walk.plays();
        } else {
            walk = new Walk(index - afterPlays);
            walk.last();
        }
        return walk.move();
    }

    /// All of them, made once: whoever asks for the list wants every one.
    @Override
    public List<FloraMove> list() {
        if (all == null) {
            var moves = new ArrayList<FloraMove>(size);
            for (int index = 0; index < beforePlays; index++) {
                moves.add(walkTo(index));
            }
            addPlays(moves);
            for (int index = afterPlays; index < size; index++) {
                moves.add(walkTo(index));
            }
            all = Collections.unmodifiableList(moves);
        }
        return all;
    }

    /// The plays on parcels, in the order of [Walk#plays()].
    private void addPlays(List<FloraMove> moves) {
        int owner = player;
        do {
            var facts = table.row(owner);
            for (int slot = 0; usages.laid() != 0 && slot < table.size(owner); slot++) {
                int answers = facts.answers(slot, owner == player);
                int ways = usages.count(answers);
                for (int way = 0; way < ways; way++) {
                    moves.add(play(usages.nth(answers, way), table.landAt(owner, slot)));
                }
            }
            owner = table.after(owner);
        } while (owner != player);
    }

    private FloraMove play(int usage, int land) {
        return new FloraMove.Play(Usages.first(usage), Usages.second(usage), table.facts.landId(land));
    }

    /// What sort of action a walk has come to.
    private enum Kind {
        END,
        BUY_CARD,
        SELL,
        VEND,
        BUY,
        BUILD,
        NURSE,
        WEED,
        PLAY,
        POCKET,
        PURSE,
        SOW,
        OFFER
    }

    /// Goes through the actions in their order, in three parts, and stops at one of them. Each step says whether the
    /// walk ends in it.
    private final class Walk {
        /// Actions to be gone past before the one that is looked for.
        private int left;
        private Kind kind = Kind.END;
        private int one;
        private int two;
        private int three;

        Walk(int index) {
            left = index;
        }

        /// How many actions a walk that counts has gone past.
        int passed() {
            return Integer.MAX_VALUE - left;
        }

        /// Up to the plays.
        boolean first() {
            return at(Kind.END, 0, 0, 0) || cards() || lands() || (row.buildings() > 0 && buildings());
        }

        boolean plays() {
            if (usages.laid() == 0) {
                return false;
            }
            int owner = player;
            do {
                if (plays(owner)) {
                    return true;
                }
                owner = table.after(owner);
            } while (owner != player);
            return false;
        }

        /// From the plays on.
        boolean last() {
            return (usages.laid() != 0 && nefarious()) || offers();
        }

        private boolean at(Kind kind, int one, int two, int three) {
            if (left-- > 0) {
                return false;
            }
            this.kind = kind;
            this.one = one;
            this.two = two;
            this.three = three;
            return true;
        }

        private boolean cards() {
            if (Owning.canBuyCard(table) && at(Kind.BUY_CARD, 0, 0, 0)) {
                return true;
            }
            long hand = table.hand(player);
            boolean vends = row.usable(Ability.MARKET) >= 0;
            for (int type = 0; hand != Hand.NONE && type < Resource.COUNT; type++) {
                if (Hand.has(hand, type) && (at(Kind.SELL, type, 0, 0) || (vends && at(Kind.VEND, type, 0, 0)))) {
                    return true;
                }
            }
            return false;
        }

        private boolean lands() {
            if (table.bought) {
                return false;
            }
            int purse = table.coins(player) + row.amount(Ability.LAND_TRUST);
            for (int land : table.market) {
                if (table.facts.cost[land] <= purse
                        && (table.facts.isBuilding(land) ? builds(land) : at(Kind.BUY, land, 0, 0))) {
                    return true;
                }
            }
            return false;
        }

        private boolean builds(int building) {
            if (left >= row.buildable) {
                left -= row.buildable;
                return false;
            }
            for (int slot = 0; slot < table.size(player); slot++) {
                int land = table.landAt(player, slot);
                if (table.isSite(land) && at(Kind.BUILD, building, land, 0)) {
                    return true;
                }
            }
            return false;
        }

        private boolean buildings() {
            boolean nurses = Owning.canUse(table, Ability.NURSERY, row.amount(Ability.NURSERY));
            boolean weeds = Owning.canUse(table, Ability.WEED_PATROL, row.amount(Ability.WEED_PATROL));
            for (int slot = 0; (nurses || weeds) && slot < table.size(player); slot++) {
                int land = table.landAt(player, slot);
                if ((nurses && table.isOpen(land) && nurses(land))
                        || (weeds && Happening.isSmallWeed(table, land) && at(Kind.WEED, land, 0, 0))) {
                    return true;
                }
            }
            return false;
        }

        private boolean nurses(int land) {
            int kinds = Integer.bitCount(table.facts.nativeKinds & ~table.gone());
            if (left >= kinds) {
                left -= kinds;
                return false;
            }
            for (int species = 0; species < table.facts.species; species++) {
                if (table.facts.natives[species] && table.pool(species) > 0 && at(Kind.NURSE, species, land, 0)) {
                    return true;
                }
            }
            return false;
        }

        private boolean plays(int owner) {
            var facts = table.row(owner);
            boolean isOwn = owner == player;
            if ((usages.laid() & (isOwn ? facts.anyOwn : facts.anyOthers)) == 0) {
                return false;
            }
            for (int slot = 0; slot < table.size(owner); slot++) {
                int answers = facts.answers(slot, isOwn);
                int ways = usages.count(answers);
                if (left < ways) {
                    int usage = usages.nth(answers, left);
                    left = 0;
                    return at(Kind.PLAY, usage, table.landAt(owner, slot), 0);
                }
                left -= ways;
            }
            return false;
        }

        private boolean nefarious() {
            int sets = 1 << Resource.NEFARIOUS.place();
            int ways = usages.count(sets);
            for (int way = 0; way < ways; way++) {
                int usage = usages.nth(sets, way);
                for (int victim = table.after(player); victim != player; victim = table.after(victim)) {
                    if (Nefarious.mayChoose(table, victim) && nefarious(usage, victim)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean nefarious(int usage, int victim) {
            if ((Nefarious.mayPickPocket(table, victim) && at(Kind.POCKET, usage, victim, 0))
                    || (Nefarious.mayPickPurse(table, victim) && at(Kind.PURSE, usage, victim, 0))) {
                return true;
            }
            for (int weed : table.facts.weeds) {
                if (Nefarious.maySow(table, victim, weed) && at(Kind.SOW, usage, victim, weed)) {
                    return true;
                }
            }
            return false;
        }

        private boolean offers() {
            if (left < offers.size()) {
                int offer = left;
                left = 0;
                return at(Kind.OFFER, offer, 0, 0);
            }
            left -= offers.size();
            return false;
        }

        FloraMove move() {
            var facts = table.facts;
            return switch (kind) {
                case END -> new FloraMove.End();
                case BUY_CARD -> new FloraMove.BuyCard();
                case SELL -> new FloraMove.Sell(Resource.all().get(one));
                case VEND -> new FloraMove.Vend(Resource.all().get(one));
                case BUY -> new FloraMove.Buy(facts.landId(one), Optional.empty());
                case BUILD -> new FloraMove.Buy(facts.landId(one), Optional.of(facts.landId(two)));
                case NURSE -> new FloraMove.Nurse(facts.speciesId(one), facts.landId(two));
                case WEED -> new FloraMove.Weed(facts.landId(one));
                case PLAY -> play(one, two);
                case POCKET -> new FloraMove.Pocket(Usages.first(one), Seat.of(two));
                case PURSE -> new FloraMove.Purse(Usages.first(one), Seat.of(two));
                case SOW -> new FloraMove.Sow(Usages.first(one), Seat.of(two), facts.speciesId(three));
                case OFFER -> offers.get(one);
            };
        }
    }
}
