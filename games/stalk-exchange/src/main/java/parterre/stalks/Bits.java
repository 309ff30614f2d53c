package parterre.stalks;

/// Sets of up to 64 things as the bits of a word.
final class Bits {
    private Bits() {}

    /// The place of the n-th set bit, from 0.
    static int nth(long set, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, set));
    }
}
