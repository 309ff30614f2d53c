package parterre.engine;

/// The source of chance: uniform 64-bit values, with bounded draws.
///
/// [Generator] is reproducible, and [SecureLuck] is for real games. Rules never hold one: every method that
/// needs luck has it as a parameter.
public interface Luck {
    /// Returns the next 64 uniform bits.
    long bits();

    /// Returns a uniform value from 0 to `bound` - 1, by Lemire's nearly divisionless draw from the upper 32
    /// bits ("Fast Random Integer Generation in an Interval", ACM TOMACS 29, 2019). It is exactly uniform and
    /// draws again only when it must.
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

    /// Returns a uniform value from 0 (included) to 1 (excluded), with 53 random bits.
    default double unit() {
        return (bits() >>> 11) * 0x1.0p-53;
    }
}
