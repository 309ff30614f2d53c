package parterre.stalks;

import parterre.stalks.StalkOptions.BustTie;

/// Stalk values and the market track. A type's value is its start value plus one for each of its flowers on the
/// track. The flowers on the track come down towards the values. SX-1.6 SX-4.6
final class Market {
    private Market() {}

    static int value(Draft table, int type) {
        return table.terms.valueStart() + Bunch.count(table.market, type);
    }

    static int highest(Draft table) {
        int highest = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            highest = Math.max(highest, value(table, type));
        }
        return highest;
    }

    /// Returns the space of the market track that was filled last; one more than the start space if none is. SX-4.6
    static int lowest(Draft table) {
        return table.terms.marketStart() + 1 - Bunch.size(table.market);
    }

    /// Returns how many types have the highest value.
    static int highestTypes(Draft table) {
        int highest = highest(table);
        int types = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            types += value(table, type) == highest ? 1 : 0;
        }
        return types;
    }

    /// Returns how many flowers can still be harvested before the market crashes, if none of them raises the
    /// highest value. Values and flowers use one scale: the lowest filled space is the start space less the
    /// flowers and one. SX-5.1 SX-A7
    static int spaces(Draft table) {
        return Math.max(0, table.terms.crashAt() - highest(table) - Bunch.size(table.market));
    }

    /// Returns true if the flowers on the track have passed the highest stalk value. SX-5.1
    static boolean crashes(Draft table) {
        return spaces(table) == 0;
    }

    /// Returns true if a value has reached the limit that ends this game. SX-A8
    static boolean reachesLimit(Draft table) {
        return table.terms.secondTrigger() == StalkOptions.SecondTrigger.VALUE_CAP
                && highest(table) >= table.terms.valueLimit();
    }

    /// Returns the score of a flower of this type at the end of the game. The highest type has lost half its
    /// value, and the loss is rounded up. SX-6.1 SX-6.2 SX-A10 SX-A11
    static int finalValue(Draft table, int type) {
        int value = value(table, type);
        return busts(table, type) && !isLotOpen(table) ? halved(value, table.terms) : value;
    }

    /// Returns true if this type loses half, or may lose it by a lot that is still to be drawn. SX-6.1 SX-A11
    private static boolean busts(Draft table, int type) {
        if (value(table, type) < highest(table)) {
            return false;
        }
        return switch (table.terms.bustTie()) {
            case ALL -> true;
            case NONE -> highestTypes(table) == 1;
            case ONE_RANDOM -> highestTypes(table) == 1 || isLotOpen(table) || table.bust == type;
        };
    }

    private static boolean isLotOpen(Draft table) {
        return needsLot(table) && table.bust == Draft.NO_TYPE;
    }

    /// Returns the types that bust if the game ends now.
    static StalkView.Busting busting(Draft table) {
        var flowers = Flower.all().stream()
                .filter(flower -> busts(table, flower.type()))
                .toList();
        return new StalkView.Busting(flowers, isLotOpen(table));
    }

    private static int halved(int value, Terms terms) {
        return terms.keepsTheLargerHalf() ? (value + 1) / 2 : value / 2;
    }

    /// Returns true if a lot must decide which type busts. SX-A11
    static boolean needsLot(Draft table) {
        return table.terms.bustTie() == BustTie.ONE_RANDOM && highestTypes(table) > 1;
    }

    /// Returns the present value of each type, in the order of [Flower].
    static int[] values(Draft table) {
        var values = new int[Flower.TYPES];
        for (int type = 0; type < Flower.TYPES; type++) {
            values[type] = value(table, type);
        }
        return values;
    }

    /// Returns the final value of each type, in the order of [Flower].
    static int[] finalValues(Draft table) {
        var values = new int[Flower.TYPES];
        for (int type = 0; type < Flower.TYPES; type++) {
            values[type] = finalValue(table, type);
        }
        return values;
    }
}
