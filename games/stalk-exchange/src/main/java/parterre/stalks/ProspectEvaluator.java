package parterre.stalks;

import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Judges the lead in the probable final worth of the portfolios. It counts present values, and the gains of
/// groups near their harvest before the market crashes, less the possible bust of the highest type. Groups
/// count by their size and by how few empty cells are left beside them.
///
/// A token can have a price. An extra action must bring at least this price to be worth its token. The price
/// falls as the crash comes near. Without a price a player who looks one move ahead spends all tokens in the
/// first turn, because any swap for a better flower looks like a gain.
final class ProspectEvaluator implements Evaluator<Position> {
    /// How much every harvested flower brings the crash nearer: one space, and for the highest type a value, too.
    private static final double SPACES_A_FLOWER = 1.5;

    /// The number of flowers that leave the greenhouse for each harvested one.
    private static final double DRAWN_A_FLOWER = 4;

    private static final double BULB = 0.2;
    private static final double ON_EXCHANGE = 0.1;

    /// How uncertain it is which type will be highest: at the crash, and more for every space that is left.
    private static final double DOUBT = 0.4;

    private static final double DOUBT_A_SPACE = 0.12;

    /// The number of free spaces before the crash at which a token begins to lose its price.
    private static final double SPACES_TO_SPEND = 10;

    private final String name;
    private final double token;

    /// @param token the value of a token early in the game, in points
    ProspectEvaluator(String name, double token) {
        this.name = name;
        this.token = token;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public double value(Position position, Seat seat) {
        var table = position.table();
        var worths = worths(table);
        double price = token == 0 ? 0 : token * Math.min(1, spaces(table) / SPACES_TO_SPEND);
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < table.terms.seats(); other++) {
            if (other != seat.index()) {
                best = Math.max(best, worth(table.portfolio(other), worths) + price * table.tokens(other));
            }
        }
        return worth(table.portfolio(seat.index()), worths) + price * table.tokens(seat.index()) - best;
    }

    private static double spaces(Draft table) {
        return table.phase == Phase.OVER || table.phase == Phase.BUST ? 0 : Market.spaces(table);
    }

    static double worth(long portfolio, double[] worths) {
        double worth = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            worth += Bunch.count(portfolio, type) * worths[type];
        }
        return worth;
    }

    /// Returns the probable score of a flower of each type.
    static double[] worths(Draft table) {
        var worths = new double[Flower.TYPES];
        if (table.phase == Phase.OVER || table.phase == Phase.BUST) {
            for (int type = 0; type < Flower.TYPES; type++) {
                worths[type] = Market.finalValue(table, type);
            }
            return worths;
        }
        // Groups that are surrounded now are harvested at the end of the turn in any case.
        long surrounded = Harvesting.surrounded(table.garden, table.terms);
        var harvested = table;
        if (surrounded != 0) {
            harvested = new Draft(table);
            Upkeep.gather(harvested, surrounded);
        }
        for (int type = 0; type < Flower.TYPES; type++) {
            worths[type] = Market.value(harvested, type);
        }
        double spaces = Market.spaces(harvested);
        double flowers = Math.min(spaces / SPACES_A_FLOWER, (Bunch.size(table.greenhouse) + 1) / DRAWN_A_FLOWER);
        addHarvests(worths, harvested, flowers);
        return bust(worths, spaces);
    }

    /// Shares out the flowers that will still be harvested by how near their harvest the groups of each type are.
    private static void addHarvests(double[] worths, Draft table, double flowers) {
        var near = nearness(table.garden, table.terms);
        double sum = 0;
        for (double one : near) {
            sum += one;
        }
        for (long left = table.exchange; left != 0; left >>>= 3) {
            int type = Exchange.typeAt(left, 0);
            if (type >= 0) {
                near[type] += ON_EXCHANGE;
                sum += ON_EXCHANGE;
            }
        }
        for (int type = 0; type < Flower.TYPES && sum > 0; type++) {
            worths[type] += flowers * near[type] / sum;
        }
    }

    /// Returns how near their harvest the groups of each type are.
    static double[] nearness(Garden garden, Terms terms) {
        var nearness = new double[Flower.TYPES];
        var shape = terms.shape();
        long empty = shape.full() & ~garden.occupied();
        long rim = terms.edgeClosed() ? 0 : shape.rim();
        for (int type = 0; type < Flower.TYPES; type++) {
            long flowers = garden.of(type);
            nearness[type] = nearness(flowers, Harvesting.members(garden, terms, flowers), shape, empty, rim);
        }
        return nearness;
    }

    private static double nearness(long flowers, long members, Shape shape, long empty, long rim) {
        double nearness = BULB * Long.bitCount(flowers & ~members);
        for (long left = flowers & members; left != 0; ) {
            long group = left & -left;
            long beside = 0;
            // A flower that has just been found may be taken off instead of the one that was looked at. So empty cells
            // beside bent groups can be missed. Levels were rated and the value was trained with this.
            for (long fresh = group; fresh != 0; fresh &= fresh - 1) {
                long around = shape.around(Long.numberOfTrailingZeros(fresh));
                long further = around & members & ~group;
                beside |= around & empty;
                group |= further;
                fresh |= further;
            }
            left &= ~group;
            int liberties = Long.bitCount(beside);
            nearness += (group & rim) != 0 || liberties == 0 ? 0 : (double) Long.bitCount(group & flowers) / liberties;
        }
        return nearness;
    }

    /// Takes half of each value, weighted by how likely its type is the highest in the end.
    private static double[] bust(double[] worths, double spaces) {
        double highest = 0;
        for (double worth : worths) {
            highest = Math.max(highest, worth);
        }
        double doubt = DOUBT + DOUBT_A_SPACE * spaces;
        var chances = new double[worths.length];
        double sum = 0;
        for (int type = 0; type < worths.length; type++) {
            chances[type] = Math.exp((worths[type] - highest) / doubt);
            sum += chances[type];
        }
        for (int type = 0; type < worths.length; type++) {
            worths[type] -= worths[type] / 2 * (chances[type] / sum);
        }
        return worths;
    }

    @Override
    public double scale() {
        return 6;
    }
}
