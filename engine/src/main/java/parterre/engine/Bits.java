package parterre.engine;

/// Sets of up to 64 things as the bits of a word.
public final class Bits {
    private Bits() {}

    /// Returns the place of the set bit with this rank. `expand` moves a single bit there, in one instruction
    /// on machines that have it.
    ///
    /// @param rank from 0 to the number of set bits - 1
    public static int nth(long bits, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, bits));
    }

    /// Returns the place of the set bit with this rank.
    ///
    /// @param rank from 0 to the number of set bits - 1
    public static int nth(int bits, int rank) {
        return Integer.numberOfTrailingZeros(Integer.expand(1 << rank, bits));
    }
}
