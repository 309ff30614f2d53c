package parterre.flora;

/// The module dispersal: all rows form one ring, and at its seams children cross over. FF-13.1
final class Neighbours {
    private static final int NO_END = -1;

    private Neighbours() {}

    /// Adds the parcels over the seam, if the parent stands on the first or the last parcel of its owner's row: after
    /// the last comes the first of the player before, before the first the last of the player after.
    static void add(Places places, Draft table, int owner, int parent) {
        if (last(table, owner) == parent) {
            int next = table.before(owner);
            while (next != owner && first(table, next) == NO_END) {
                next = table.before(next);
            }
            if (next != owner) {
                places.add(first(table, next));
            }
        }
        if (first(table, owner) == parent) {
            int next = table.after(owner);
            while (next != owner && last(table, next) == NO_END) {
                next = table.after(next);
            }
            if (next != owner) {
                places.add(last(table, next));
            }
        }
    }

    /// The first parcel of a row that is not the Headquarters.
    private static int first(Draft table, int seat) {
        for (int slot = 0; slot < table.size(seat); slot++) {
            if (isEnd(table, table.landAt(seat, slot))) {
                return table.landAt(seat, slot);
            }
        }
        return NO_END;
    }

    private static int last(Draft table, int seat) {
        for (int slot = table.size(seat) - 1; slot >= 0; slot--) {
            if (isEnd(table, table.landAt(seat, slot))) {
                return table.landAt(seat, slot);
            }
        }
        return NO_END;
    }

    private static boolean isEnd(Draft table, int land) {
        int building = Holding.building(table.holding(land));
        return !table.facts.headquarters[land] && (building < 0 || !table.facts.headquarters[building]);
    }
}
