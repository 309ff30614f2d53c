package parterre.flora.material;

/// The content of one parcel in one word: its plant, its building, whether the building's ability has been used
/// in this turn, and its seed. 0 is a bare parcel. FF-6.3 FF-6.6 FF-J11 FF-J14
public final class Holding {
    /// No building.
    public static final int NO_BUILDING = -1;
    /// No seed.
    public static final int NO_SEED = -1;

    private static final int PLANT = 0x1F;
    private static final int BUILDING_SHIFT = 5;
    private static final int BUILDING = 0x7F << BUILDING_SHIFT;
    private static final int USED = 1 << 12;
    private static final int SEED_SHIFT = 13;
    private static final int SEED = 0xF << SEED_SHIFT;

    private Holding() {}

    public static int plant(int holding) {
        return holding & PLANT;
    }

    public static int withPlant(int holding, int plant) {
        return (holding & ~PLANT) | plant;
    }

    /// Returns the place of the building's card; [#NO_BUILDING] for none.
    public static int building(int holding) {
        return ((holding & BUILDING) >>> BUILDING_SHIFT) - 1;
    }

    public static int withBuilding(int holding, int land) {
        return (holding & ~BUILDING) | (land + 1) << BUILDING_SHIFT;
    }

    public static boolean isEmpty(int holding) {
        return (holding & (PLANT | BUILDING)) == 0;
    }

    /// Returns true if both have the same building, and both or neither is used.
    public static boolean isLikeBuilt(int holding, int other) {
        return ((holding ^ other) & (BUILDING | USED)) == 0;
    }

    public static boolean used(int holding) {
        return (holding & USED) != 0;
    }

    public static int asUsed(int holding) {
        return holding | USED;
    }

    public static int asFresh(int holding) {
        return holding & ~USED;
    }

    /// Returns the species of its seed; [#NO_SEED] for none. FF-13.2
    public static int seed(int holding) {
        return ((holding & SEED) >>> SEED_SHIFT) - 1;
    }

    public static int withSeed(int holding, int species) {
        return (holding & ~SEED) | (species + 1) << SEED_SHIFT;
    }
}
