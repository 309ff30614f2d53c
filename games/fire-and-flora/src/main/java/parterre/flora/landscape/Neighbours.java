package parterre.flora.landscape;

import parterre.flora.material.Holding;

/// The module dispersal: all rows form one ring, and at its seams children cross over. FF-13.1
final class Neighbours {
    private static final int NO_END = -1;

    private Neighbours() {}

    /// Adds the parcels over the seam, if the parent stands on the first or the last parcel of its owner's row. The
    /// first parcel of the player before comes after the last, and the last of the player after before the first.
    static void add(Places places, Landscapes lands, int owner, int parent) {
        if (last(lands, owner) == parent) {
            int next = lands.before(owner);
            while (next != owner && first(lands, next) == NO_END) {
                next = lands.before(next);
            }
            if (next != owner) {
                places.add(first(lands, next));
            }
        }
        if (first(lands, owner) == parent) {
            int next = lands.after(owner);
            while (next != owner && last(lands, next) == NO_END) {
                next = lands.after(next);
            }
            if (next != owner) {
                places.add(last(lands, next));
            }
        }
    }

    /// Returns the first parcel of a row that is not the Headquarters.
    private static int first(Landscapes lands, int seat) {
        for (int slot = 0; slot < lands.size(seat); slot++) {
            if (isEnd(lands, lands.landAt(seat, slot))) {
                return lands.landAt(seat, slot);
            }
        }
        return NO_END;
    }

    private static int last(Landscapes lands, int seat) {
        for (int slot = lands.size(seat) - 1; slot >= 0; slot--) {
            if (isEnd(lands, lands.landAt(seat, slot))) {
                return lands.landAt(seat, slot);
            }
        }
        return NO_END;
    }

    private static boolean isEnd(Landscapes lands, int land) {
        int building = Holding.building(lands.holding(land));
        return !lands.facts().lands().isHeadquarters(land)
                && (building < 0 || !lands.facts().lands().isHeadquarters(building));
    }
}
