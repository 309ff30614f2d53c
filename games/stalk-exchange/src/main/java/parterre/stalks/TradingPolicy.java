package parterre.stalks;

import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Policy;

/// Plays more or less as people do, for playouts. It takes the most valuable flower for its least valuable one if
/// that gains enough. Otherwise it plants, rather types of which it has more than the others. It hardly spends tokens.
final class TradingPolicy implements Policy<Position, StalkMove> {
    /// A token is spent in one of this many choices that would end the turn.
    private static final int SPENDS = 8;

    /// The most by which chance underrates a swap, in half points.
    private static final int WHIM = 6;

    /// How many flowers of the exchange are compared for a planting.
    private static final int LOOKED_AT = 2;

    /// The number of free spaces before the crash from which the highest type counts half.
    private static final int SPACES_TO_BUST = 5;

    @Override
    public String name() {
        return "trader";
    }

    @Override
    public int choose(Position position, Seat seat, Moves<StalkMove> moves, Luck luck) {
        if (moves.size() == 1) {
            return 0;
        }
        var table = position.table();
        if (!(moves instanceof Actions actions)) {
            return luck.below(moves.size());
        }
        if (table.actions == 0 && luck.below(SPENDS) > 0) {
            return actions.end();
        }
        int swap = swap(table, seat.index(), actions, luck);
        if (swap >= 0) {
            return swap;
        }
        return actions.plants() > 0 ? plant(table, seat.index(), actions, luck) : luck.below(moves.size());
    }

    /// Returns the swap that gains most; -1 if there is none, or if chance is against it.
    private static int swap(Draft table, int seat, Actions actions, Luck luck) {
        long held = table.portfolio(seat);
        int highest = Market.highest(table);
        boolean busts = Market.spaces(table) <= SPACES_TO_BUST;
        int most = Integer.MIN_VALUE;
        int taken = -1;
        for (int slot = 0; slot < table.terms.slots(); slot++) {
            int type = Exchange.typeAt(table.exchange, slot);
            if (type >= 0) {
                int worth = worth(table, type, highest, busts);
                if (worth > most) {
                    most = worth;
                    taken = slot;
                }
            }
        }
        int least = Integer.MAX_VALUE;
        int given = -1;
        for (int type = 0; type < Flower.TYPES && taken >= 0; type++) {
            if (Bunch.has(held, type) && type != Exchange.typeAt(table.exchange, taken)) {
                int worth = worth(table, type, highest, busts);
                if (worth < least) {
                    least = worth;
                    given = type;
                }
            }
        }
        return given >= 0 && most - least > luck.below(WHIM) ? actions.swap(taken, given) : -1;
    }

    /// Returns the probable score of a flower, in half points.
    private static int worth(Draft table, int type, int highest, boolean busts) {
        int value = Market.value(table, type);
        return busts && value == highest ? value : 2 * value;
    }

    private static int plant(Draft table, int seat, Actions actions, Luck luck) {
        int flowers = Exchange.size(table.exchange);
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < LOOKED_AT; i++) {
            int rank = luck.below(flowers);
            int type = Exchange.typeAt(table.exchange, Exchange.nth(table.exchange, rank));
            int lead = lead(table, seat, type);
            if (lead > most) {
                most = lead;
                best = rank;
            }
        }
        int cells = actions.plants() / flowers;
        return best * cells + luck.below(cells);
    }

    /// Returns by how many flowers of a type the seat is ahead of the others' mean, times their number.
    private static int lead(Draft table, int seat, int type) {
        int lead = table.terms.seats() * Bunch.count(table.portfolio(seat), type);
        for (int player = 0; player < table.terms.seats(); player++) {
            lead -= Bunch.count(table.portfolio(player), type);
        }
        return lead;
    }
}
