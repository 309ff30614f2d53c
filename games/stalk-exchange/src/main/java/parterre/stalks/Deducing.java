package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// Deduces the contents of hidden portfolios. It uses the open flowers, the swaps that all have seen, the
/// viewer's own flowers, and the seat that the game waits for. An unseen flower is equally likely in every
/// hidden place. SX-7.5
final class Deducing {
    private static final int NOBODY = -1;

    private final Draft table;

    /// The flowers that the viewer sees nowhere: in the greenhouse and in hidden portfolios.
    private final long unseen;

    /// The player who must hold another type than [#lying], or [#NOBODY].
    private final int swapper;

    /// The one type that lies on the exchange.
    private final int lying;

    /// The probability that the swapper would hold only that type, if the rules allowed it.
    private final double chance;

    Deducing(Draft table, IntPredicate isHidden) {
        this.table = table;
        long unseen = table.greenhouse;
        for (int player = 0; player < table.terms.seats(); player++) {
            unseen += isHidden.test(player) ? table.portfolio(player) - table.known(player) : Bunch.NONE;
        }
        this.unseen = unseen;
        lying = table.exchange == Exchange.EMPTY
                ? Draft.NO_TYPE
                : Exchange.typeAt(table.exchange, Exchange.rightmost(table.exchange));
        int waitedFor = isHidden.test(table.seat) && mustSwap() ? table.seat : NOBODY;
        chance = waitedFor == NOBODY ? 0 : chanceOfOneType(hidden(waitedFor));
        swapper = chance > 0 ? waitedFor : NOBODY;
    }

    /// Returns true if the player whom the game waits for could do nothing if all hidden flowers of the portfolio
    /// were of the type on the exchange. Then one is of another type, because otherwise the game would not wait.
    /// SX-7.5
    private boolean mustSwap() {
        return table.phase == Phase.ACT
                && lying != Draft.NO_TYPE
                && !Turns.mayAct(table, Bunch.with(table.known(table.seat), lying, hidden(table.seat)));
    }

    private double chanceOfOneType(int hidden) {
        double chance = 1;
        for (int i = 0; i < hidden; i++) {
            chance *= (double) (Bunch.count(unseen, lying) - i) / (Bunch.size(unseen) - i);
        }
        return chance;
    }

    private int hidden(int player) {
        return Bunch.size(table.portfolio(player)) - Bunch.size(table.known(player));
    }

    /// Returns the deduced count of each type in a hidden portfolio.
    List<StalkView.Deduced> of(int player) {
        var deduced = new ArrayList<StalkView.Deduced>(Flower.TYPES);
        for (int type = 0; type < Flower.TYPES; type++) {
            var held = held(player, type);
            int known = Bunch.count(table.known(player), type);
            deduced.add(new StalkView.Deduced(known + held.least(), known + held.most(), known + held.mean()));
        }
        return deduced;
    }

    /// Returns the deduced count of a type in the portfolio, beside the flowers that everybody knows.
    private StalkView.Deduced held(int player, int type) {
        int there = Bunch.count(unseen, type);
        int all = Bunch.size(unseen);
        int hidden = hidden(player);
        var any = new StalkView.Deduced(
                Math.max(0, hidden - (all - there)), Math.min(hidden, there), mean(hidden, there, all));
        if (swapper == NOBODY) {
            return any;
        }
        return player == swapper ? ofSwapper(any, type, hidden) : besideSwapper(any, type, hidden);
    }

    /// Leaves out the deals in which the swapper holds only one type.
    private StalkView.Deduced ofSwapper(StalkView.Deduced any, int type, int hidden) {
        double mean = without(any.mean(), type == lying ? hidden : 0);
        if (type == lying) {
            return new StalkView.Deduced(any.least(), Math.min(any.most(), hidden - 1), mean);
        }
        return new StalkView.Deduced(Math.max(any.least(), isOnlyOther(type) ? 1 : 0), any.most(), mean);
    }

    /// Leaves out the same deals for another hidden portfolio, which then lacks at least one flower of another
    /// type.
    private StalkView.Deduced besideSwapper(StalkView.Deduced any, int type, int hidden) {
        int gone = hidden(swapper);
        int there = Bunch.count(unseen, type) - (type == lying ? gone : 0);
        double mean = without(any.mean(), mean(hidden, there, Bunch.size(unseen) - gone));
        int others = others();
        return new StalkView.Deduced(
                type == lying ? Math.max(any.least(), hidden - (others - 1)) : any.least(),
                isOnlyOther(type) ? Math.min(any.most(), others - 1) : any.most(),
                mean);
    }

    private double without(double mean, double meanThen) {
        return (mean - chance * meanThen) / (1 - chance);
    }

    private static double mean(int hidden, int there, int all) {
        return all > 0 ? (double) hidden * there / all : 0;
    }

    /// Returns the number of unseen flowers of other types than the one on the exchange.
    private int others() {
        return Bunch.size(unseen) - Bunch.count(unseen, lying);
    }

    /// Returns true if the other unseen flowers are all of this type.
    private boolean isOnlyOther(int type) {
        return type != lying && Bunch.count(unseen, type) == others();
    }
}
