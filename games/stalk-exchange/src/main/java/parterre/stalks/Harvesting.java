package parterre.stalks;

import parterre.stalks.StalkOptions.GroupRule;

/// Finds the surrounded flowers: groups without an empty cell next to any of their cells. SX-4.2 SX-4.3
final class Harvesting {
    private Harvesting() {}

    /// Returns the flowers with an empty cell next to them.
    static long breathing(Garden garden, Shape shape) {
        long occupied = garden.occupied();
        long empty = shape.full() & ~occupied;
        long breathing = 0;
        for (long left = occupied; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            breathing |= (shape.around(cell) & empty) != 0 ? left & -left : 0;
        }
        return breathing;
    }

    /// Returns the cells of all groups that are surrounded. SX-A1 SX-A2
    static long surrounded(Garden garden, Terms terms) {
        var shape = terms.shape();
        long open = breathing(garden, shape) | (terms.edgeClosed() ? 0 : shape.rim());
        // In most turns nothing is surrounded, because every bloom has an empty cell beside it.
        if ((garden.blooms() & ~open) == 0) {
            return 0;
        }
        if (terms.groupRule() == GroupRule.ANY_TYPE_BLOOMS) {
            return enclosed(garden.blooms(), open, shape);
        }
        long surrounded = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            long closed = enclosed(members(garden, terms, garden.of(type)), open, shape);
            surrounded |= flood(closed & garden.blooms(), closed, shape);
        }
        return surrounded;
    }

    /// Returns the flowers of which groups with these flowers of one type can consist. SX-A1
    static long members(Garden garden, Terms terms, long flowers) {
        var rule = terms.groupRule();
        long types = rule == GroupRule.ANY_TYPE_BLOOMS ? -1 : flowers;
        return rule == GroupRule.SAME_TYPE_ANY_FACE ? types : types & garden.blooms();
    }

    /// Returns the members whose groups have no open cell.
    private static long enclosed(long members, long open, Shape shape) {
        return (members & ~open) == 0 ? 0 : members & ~flood(members & open, members, shape);
    }

    /// Returns the surrounded group to which this cell belongs. SX-A1
    static long group(Garden garden, Terms terms, long surrounded, int cell) {
        long members = terms.groupRule() == GroupRule.ANY_TYPE_BLOOMS
                ? surrounded
                : surrounded & garden.of(garden.typeAt(cell));
        return flood(1L << cell, members, terms.shape());
    }

    /// Returns the first cell of each surrounded group, as a set.
    static long firstCells(Garden garden, Terms terms, long surrounded) {
        long first = 0;
        for (long left = surrounded; left != 0; ) {
            first |= left & -left;
            left &= ~group(garden, terms, surrounded, Long.numberOfTrailingZeros(left));
        }
        return first;
    }

    /// Returns everything that is connected to the seeds within the members.
    private static long flood(long seeds, long members, Shape shape) {
        long reached = seeds;
        for (long fresh = seeds; fresh != 0; ) {
            int cell = Long.numberOfTrailingZeros(fresh);
            long further = shape.around(cell) & members & ~reached;
            reached |= further;
            fresh = (fresh & fresh - 1) | further;
        }
        return reached;
    }
}
