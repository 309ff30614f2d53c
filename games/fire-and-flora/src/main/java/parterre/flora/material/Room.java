package parterre.flora.material;

/// The kinds of places for children in a row: open land, non-woody natives, non-woody invasives. Places are
/// counted in one number, which has separate bits for each kind. FF-5.6 FF-5.7
public final class Room {
    /// The number of different values of [#of].
    static final int VALUES = 8;

    static final int OPEN = 1;
    static final int SOFT_NATIVE = 2;
    static final int SOFT_WEED = 4;
    private static final int COUNT_BITS = 8;
    private static final int COUNT = (1 << COUNT_BITS) - 1;

    private Room() {}

    /// Returns 1 in the bits of a parcel's kind of place; 0 if it takes no child. FF-5.6 FF-5.7
    public static int place(Facts facts, int land, int holding) {
        int plant = Holding.plant(holding);
        if (plant == Plant.NONE) {
            return Holding.isEmpty(holding) && facts.lands().isOpen(land) ? 1 : 0;
        }
        return facts.plants().isWoody(plant)
                ? 0
                : facts.plants().isNative(Plant.species(plant)) ? 1 << COUNT_BITS : 1 << (2 * COUNT_BITS);
    }

    /// Returns the kinds of which there is at least one, a bit for each.
    ///
    /// @param places a sum of what [#place] returns
    public static int of(int places) {
        return (open(places) != 0 ? OPEN : 0)
                | ((places & COUNT << COUNT_BITS) != 0 ? SOFT_NATIVE : 0)
                | ((places & COUNT << (2 * COUNT_BITS)) != 0 ? SOFT_WEED : 0);
    }

    /// Returns how many open lands there are.
    ///
    /// @param places a sum of what [#place] returns
    public static int open(int places) {
        return places & COUNT;
    }

    /// Returns true if a weed that is sown finds a place in this room. FF-7.4
    public static boolean takesWeeds(int room) {
        return (room & (OPEN | SOFT_NATIVE)) != 0;
    }
}
