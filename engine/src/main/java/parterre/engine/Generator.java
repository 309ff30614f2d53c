package parterre.engine;

/// A small, fast, seeded generator: xoshiro256++ 1.0 (Blackman and Vigna, "Scrambled Linear Pseudorandom Number
/// Generators", ACM TOMS 47, 2021). Its state is filled by SplitMix64 (Steele, Lea and Flood, OOPSLA 2014) as its
/// authors advise.
///
/// The same seed gives the same values on every machine and for ever: records and reports name seeds. Not
/// thread-safe; each game has its own, split off by number.
public final class Generator implements Luck {
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    private Generator(long s0, long s1, long s2, long s3) {
        this.s0 = s0;
        this.s1 = s1;
        this.s2 = s2;
        this.s3 = s3;
    }

    /// Returns the generator of this seed. Its four words are the first four values of SplitMix64 started at
    /// `seed`.
    public static Generator of(long seed) {
        long first = seed + GOLDEN;
        long second = first + GOLDEN;
        long third = second + GOLDEN;
        return new Generator(mix(first), mix(second), mix(third), mix(third + GOLDEN));
    }

    /// Returns the generator of one stream under a seed, for example of the game with this number. A stream is
    /// always the same, in whatever order and on however many threads streams are taken.
    ///
    /// It mixes the seed, adds the stream's number in steps of SplitMix64's increment, and mixes the sum again.
    /// So distinct streams of one seed have distinct states, and no two of them are neighbours in SplitMix64's
    /// sequence.
    public static Generator of(long seed, long stream) {
        return of(mix(mix(seed + GOLDEN) + stream * GOLDEN));
    }

    /// Returns the generator with exactly this state, for test vectors.
    static Generator withState(long s0, long s1, long s2, long s3) {
        return new Generator(s0, s1, s2, s3);
    }

    /// SplitMix64's output function.
    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public long bits() {
        long result = Long.rotateLeft(s0 + s3, 23) + s0;
        long t = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= t;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }
}
