package parterre.engine;

/// Where chance comes from: a source of uniform 64-bit values with a bounded draw of its own.
///
/// [Generator] is the reproducible one, [SecureLuck] the one for games that matter. Rules never hold one:
/// what needs luck is handed it.
public interface Luck {
    /// The next 64 uniform bits.
    long bits();

    /// A uniform value from 0 to `bound` - 1: Lemire's nearly divisionless draw from the upper 32 bits ("Fast
    /// Random Integer Generation in an Interval", ACM TOMACS 29, 2019). Exactly uniform; draws again only
    /// when it must.
    ///
    /// @param bound at least 1
    /// @throws IllegalArgumentException if the bound is less than 1
    default int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("nothing is below " + bound + "; a bound is at least 1");
        }
        long product = (bits() >>> 32) * bound;
        if ((product & 0xFFFF_FFFFL) < bound) {
            int threshold = Integer.remainderUnsigned(-bound, bound);
            while (Integer.compareUnsigned((int) product, threshold) < 0) {
                product = (bits() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /// A uniform value from 0 to `bound` - 1, by rejection under the next power of two; where an `int`
    /// would do, the same draw as [#below(int)].
    ///
    /// @param bound at least 1
    /// @throws IllegalArgumentException if the bound is less than 1
    default long below(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("nothing is below " + bound + "; a bound is at least 1");
        }
        if (bound <= Integer.MAX_VALUE) {
            return below((int) bound);
        }
        int shift = Long.numberOfLeadingZeros(bound - 1);
        long value = bits() >>> shift;
        while (value >= bound) {
            value = bits() >>> shift;
        }
        return value;
    }

    /// A uniform value from 0 (included) to 1 (excluded), with 53 random bits.
    default double unit() {
        return (bits() >>> 11) * 0x1.0p-53;
    }
}
