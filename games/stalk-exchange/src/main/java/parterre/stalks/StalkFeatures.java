package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.box.Features;

/// The features from which a value of Stalk Exchange is learned. Types are interchangeable: they are
/// distinguished only by their rank, the one with the highest value first.
final class StalkFeatures implements Features<Position> {
    private static final float CARDS = 12;
    private static final float SCORE = 60;
    private static final float LEAD = 15;
    private static final List<String> NAMES = allNames();

    private static List<String> allNames() {
        var names = new ArrayList<>(List.of(
                "score-now",
                "lead-now",
                "before-bust",
                "lead-before-bust",
                "prospect",
                "prospect-lead",
                "ended-lead",
                "tokens",
                "token-lead",
                "turn",
                "turns-until",
                "actions",
                "seats",
                "two-seats",
                "spaces",
                "greenhouse",
                "empty-cells",
                "bulbs",
                "last-turn"));
        for (int rank = 1; rank <= Flower.TYPES; rank++) {
            names.addAll(
                    List.of("held-" + rank, "more-held-" + rank, "value-" + rank, "near-" + rank, "offered-" + rank));
        }
        return List.copyOf(names);
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int parties(Position position) {
        return position.table().terms.seats();
    }

    @Override
    public void write(Position position, float[] into) {
        var table = position.table();
        int seats = table.terms.seats();
        var prospects = ProspectEvaluator.worths(table);
        var finals = new double[Flower.TYPES];
        var values = new double[Flower.TYPES];
        var near = ProspectEvaluator.nearness(table.garden, table.terms);
        var order = new int[Flower.TYPES];
        for (int type = 0; type < Flower.TYPES; type++) {
            finals[type] = Market.finalValue(table, type);
            values[type] = Market.value(table, type);
            rank(order, type, values, near);
        }
        for (int seat = 0; seat < seats; seat++) {
            int at = seat * NAMES.size();
            table(table, seat, into, at, finals, values, prospects);
            types(table, seat, into, at + NAMES.size() - 5 * Flower.TYPES, order, values, near);
        }
    }

    /// Puts a type into the order: by value, then by how near its groups are to their harvest.
    private static void rank(int[] order, int type, double[] values, double[] near) {
        int place = type;
        while (place > 0 && isBefore(type, order[place - 1], values, near)) {
            order[place] = order[place - 1];
            place--;
        }
        order[place] = type;
    }

    private static boolean isBefore(int type, int other, double[] values, double[] near) {
        return values[type] > values[other] || (values[type] == values[other] && near[type] > near[other]);
    }

    private static void table(
            Draft table, int seat, float[] into, int at, double[] finals, double[] values, double[] prospects) {
        int seats = table.terms.seats();
        boolean turn = table.seat == seat && table.phase != Phase.OVER;
        int mostTokens = 0;
        for (int other = 0; other < seats; other++) {
            mostTokens = other == seat ? mostTokens : Math.max(mostTokens, table.tokens(other));
        }
        double leadNow = lead(table, seat, finals);
        boolean ended = table.crashed || table.triggered;
        int i = at;
        into[i++] = (float) worth(table, seat, finals) / SCORE;
        into[i++] = clamp(leadNow / LEAD);
        into[i++] = (float) worth(table, seat, values) / SCORE;
        into[i++] = clamp(lead(table, seat, values) / LEAD);
        into[i++] = (float) worth(table, seat, prospects) / SCORE;
        into[i++] = clamp(lead(table, seat, prospects) / LEAD);
        into[i++] = ended ? clamp(leadNow / 3) : 0;
        into[i++] = table.tokens(seat) / 4f;
        into[i++] = (table.tokens(seat) - mostTokens) / 4f;
        into[i++] = turn ? 1 : 0;
        into[i++] = (float) Math.floorMod(seat - table.seat, seats) / seats;
        into[i++] = table.actions / 2f * (turn ? 1 : -1);
        into[i++] = seats / 5f;
        into[i++] = seats == 2 ? 1 : 0;
        into[i++] = (float) Math.min(2, Market.spaces(table) / 20.0);
        into[i++] = Bunch.size(table.greenhouse) / 125f;
        into[i++] = Long.bitCount(table.empty()) / 37f;
        into[i++] = Long.bitCount(table.garden.bulbs()) / 10f;
        into[i] = ended ? 1 : 0;
    }

    private static void types(
            Draft table, int seat, float[] into, int at, int[] order, double[] values, double[] near) {
        int seats = table.terms.seats();
        long offered = Exchange.bunch(table.exchange);
        int i = at;
        for (int type : order) {
            int held = Bunch.count(table.portfolio(seat), type);
            int all = 0;
            for (int other = 0; other < seats; other++) {
                all += Bunch.count(table.portfolio(other), type);
            }
            into[i++] = held / CARDS;
            into[i++] = (held - (all - held) / (float) (seats - 1)) / CARDS;
            into[i++] = (float) values[type] / 12;
            into[i++] = (float) Math.min(3, near[type] / 3);
            into[i++] = Bunch.count(offered, type) / 6f;
        }
    }

    private static double worth(Draft table, int seat, double[] worths) {
        return ProspectEvaluator.worth(table.portfolio(seat), worths);
    }

    private static double lead(Draft table, int seat, double[] worths) {
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < table.terms.seats(); other++) {
            best = other == seat ? best : Math.max(best, worth(table, other, worths));
        }
        return worth(table, seat, worths) - best;
    }

    private static float clamp(double number) {
        return (float) Math.clamp(number, -3, 3);
    }
}
