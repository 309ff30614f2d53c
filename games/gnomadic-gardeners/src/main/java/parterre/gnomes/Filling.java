package parterre.gnomes;

import java.util.OptionalInt;
import java.util.Set;

/// What the text of a position may leave out once gnomes lie open, because the rules tell it: hours, who resolves
/// first, and what the automa did. GG-D3
final class Filling {
    private Filling() {}

    /// Fills in what is missing.
    ///
    /// @param hours sides of which the text says how long they take
    /// @param ordered whether the text says who resolves first
    /// @param resolved how many have resolved, if the text says so
    static void fill(Draft table, Set<Integer> hours, Boolean ordered, OptionalInt resolved) {
        boolean control = table.controlLeft != Position.NO_CARD && table.controlRight != Position.NO_CARD;
        boolean open = table.phase == Phase.RESOLVE || table.phase == Phase.KEEP;
        if (!open || (table.terms.solo() && !control)) {
            return;
        }
        for (int side = 0; side < 2; side++) {
            var own = table.side(side);
            if (!hours.contains(side)) {
                table.set(side, own.withAccount(own.account().withPrep(prep(table, side))));
            }
        }
        if (!ordered) {
            table.first = Committing.first(
                    table.terms,
                    table.side0.account().prep(),
                    table.side1.account().prep(),
                    table.side0.before(),
                    table.side1.before());
            boolean automaFirst = table.terms.solo() && table.first == Automa.SIDE;
            table.resolved = resolved.orElse(table.phase == Phase.KEEP ? 2 : automaFirst ? 1 : 0);
        }
        boolean automaHas =
                table.terms.solo() && (table.resolved == 2 || (table.resolved == 1 && table.first == Automa.SIDE));
        if (automaHas && table.side1.account().did().isEmpty()) {
            table.side1 = table.side1.withAccount(
                    table.side1.account().withDid(control(table).tasks()));
        }
    }

    /// Hours that a side takes by what lies open.
    static int prep(Draft table, int side) {
        return table.terms.solo() && side == Automa.SIDE
                ? Automa.prep(control(table), table.side1)
                : Committing.prep(table, side);
    }

    private static Control control(Draft table) {
        return table.terms.cards().control(table.controlLeft, table.controlRight);
    }
}
