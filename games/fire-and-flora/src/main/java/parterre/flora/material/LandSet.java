package parterre.flora.material;

import parterre.engine.Bag;

/// Land Cards whose order nobody knows, a bit for each. Immutable.
public record LandSet(long low, long high) implements Bag {
    public static final LandSet NONE = new LandSet(0, 0);

    public boolean has(int land) {
        return count(land) > 0;
    }

    public LandSet with(int land) {
        return land < Long.SIZE ? new LandSet(low | 1L << land, high) : new LandSet(low, high | 1L << land);
    }

    public LandSet without(int land) {
        return land < Long.SIZE ? new LandSet(low & ~(1L << land), high) : new LandSet(low, high & ~(1L << land));
    }

    @Override
    public int kinds() {
        return 2 * Long.SIZE;
    }

    @Override
    public int count(int land) {
        return (int) ((land < Long.SIZE ? low : high) >>> land & 1);
    }

    @Override
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    @Override
    public int kindAt(int index) {
        int inLow = Long.bitCount(low);
        return index < inLow ? bitAt(low, index) : Long.SIZE + bitAt(high, index - inLow);
    }

    private static int bitAt(long bits, int index) {
        return Long.numberOfTrailingZeros(Long.expand(1L << index, bits));
    }
}
