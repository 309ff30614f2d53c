package parterre.testkit;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/// An exact share: a fraction in lowest terms, at least 0.
///
/// @param parts the numerator
/// @param whole the denominator, at least 1
record Share(BigInteger parts, BigInteger whole) {
    static final Share NONE = new Share(BigInteger.ZERO, BigInteger.ONE);
    static final Share ALL = new Share(BigInteger.ONE, BigInteger.ONE);

    Share {
        var common = parts.gcd(whole);
        parts = parts.divide(common);
        whole = whole.divide(common);
    }

    static Share of(long parts, long whole) {
        return new Share(BigInteger.valueOf(parts), BigInteger.valueOf(whole));
    }

    Share plus(Share other) {
        return new Share(parts.multiply(other.whole).add(other.parts.multiply(whole)), whole.multiply(other.whole));
    }

    Share times(Share other) {
        return new Share(parts.multiply(other.parts), whole.multiply(other.whole));
    }

    Share over(Share other) {
        return new Share(parts.multiply(other.whole), whole.multiply(other.parts));
    }

    /// Returns the same proportions, with a sum of one.
    static <T> Map<T, Share> normalized(Map<T, Share> weights) {
        var sum = weights.values().stream().reduce(NONE, Share::plus);
        var shares = new LinkedHashMap<T, Share>();
        weights.forEach((value, weight) -> shares.put(value, weight.over(sum)));
        return shares;
    }

    @Override
    public String toString() {
        return whole.equals(BigInteger.ONE) ? parts.toString() : parts + "/" + whole;
    }
}
