package parterre.gnomes;

/// Adds the parts that the text of a position may leave out once gnomes lie open, because the rules determine them.
/// These are hours, the side that resolves first, and the automa's results. Cards that somebody must have turned up,
/// and that are left out, are the first of the hand or of the pile. GG-D3
final class Filling {
    /// Stands for a number that the text leaves to the rules.
    static final int UNWRITTEN = Integer.MIN_VALUE;

    private Filling() {}

    /// Returns the position with the missing parts.
    static Position filled(Draft table) {
        boolean open = table.phase == Phase.RESOLVE || table.phase == Phase.KEEP;
        if (open) {
            turnUp(table);
        }
        boolean control = table.controlLeft != Position.NO_CARD && table.controlRight != Position.NO_CARD;
        if (open && (control || !table.terms.solo())) {
            fill(table);
        }
        table.resolved = Math.max(0, table.resolved);
        for (int side = 0; side < 2; side++) {
            prepare(table, side, 0);
        }
        if (table.first == UNWRITTEN) {
            table.first = table.resolved == 2 ? first(table) : 0;
        }
        return table.position();
    }

    private static void turnUp(Draft table) {
        for (int side = 0; side < 2; side++) {
            var own = table.side(side);
            boolean isAutoma = table.terms.solo() && side == Automa.SIDE;
            if (own.played().isEmpty() && !isAutoma) {
                int count = Math.min(own.hand().size(), table.phase == Phase.KEEP ? Resetting.HOT : 1);
                table.set(side, own.withPlayed(own.hand().subset((1 << count) - 1)));
            }
        }
        boolean isOrdered = table.controlLeft != Position.NO_CARD || table.controlRight != Position.NO_CARD;
        if (table.terms.solo() && !isOrdered && table.pile.size() >= 2) {
            table.controlLeft = takeFirst(table);
            table.controlRight = takeFirst(table);
        }
    }

    private static int takeFirst(Draft table) {
        int card = Integer.numberOfTrailingZeros(table.pile.top());
        table.pile = table.pile.without(1 << card);
        return card;
    }

    private static void prepare(Draft table, int side, int prep) {
        var own = table.side(side);
        if (own.account().prep() == UNWRITTEN) {
            table.set(side, own.withAccount(own.account().withPrep(prep)));
        }
    }

    private static void fill(Draft table) {
        for (int side = 0; side < 2; side++) {
            prepare(table, side, prep(table, side));
        }
        if (table.first == UNWRITTEN) {
            table.first = first(table);
            boolean automaFirst = table.terms.solo() && table.first == Automa.SIDE;
            if (table.resolved == UNWRITTEN) {
                table.resolved = table.phase == Phase.KEEP ? 2 : automaFirst ? 1 : 0;
            }
        }
        boolean automaHas =
                table.terms.solo() && (table.resolved == 2 || (table.resolved == 1 && table.first == Automa.SIDE));
        if (automaHas && table.side1.account().did().isEmpty()) {
            table.side1 = table.side1.withAccount(
                    table.side1.account().withDid(control(table).tasks()));
        }
    }

    private static int first(Draft table) {
        return Committing.first(
                table.terms,
                table.side0.account().prep(),
                table.side1.account().prep(),
                table.side0.before(),
                table.side1.before());
    }

    /// Returns the hours that a side takes with its open cards.
    static int prep(Draft table, int side) {
        return table.terms.solo() && side == Automa.SIDE
                ? Automa.prep(control(table), table.side1)
                : Committing.prep(table, side);
    }

    private static Control control(Draft table) {
        return table.terms.cards().control(table.controlLeft, table.controlRight);
    }
}
