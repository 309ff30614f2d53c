package parterre.flora.material;

import parterre.flora.cards.Size;

/// A plant as a number: its species and the side that shows. 0 means no plant. FF-5.1
public final class Plant {
    public static final int NONE = 0;

    private Plant() {}

    public static int of(int species, Size size) {
        return 1 + 2 * species + (size == Size.BIG ? 1 : 0);
    }

    public static int small(int species) {
        return of(species, Size.SMALL);
    }

    public static int species(int plant) {
        return (plant - 1) >> 1;
    }

    public static boolean isBig(int plant) {
        return plant != NONE && ((plant - 1) & 1) == 1;
    }

    public static Size size(int plant) {
        return isBig(plant) ? Size.BIG : Size.SMALL;
    }

    /// Returns the same plant with this side up.
    public static int turned(int plant, Size size) {
        return of(species(plant), size);
    }
}
