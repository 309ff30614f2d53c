package parterre.cli.count;

/// A proportion and its 95 % interval.
///
/// The interval is Wilson's score interval ("Probable Inference, the Law of Succession, and Statistical
/// Inference", JASA 22, 1927), which stays sensible at 0 and 1 and with few games. It is worked out here
/// and not by the statistics library because shared wins make successes that are not whole numbers, which
/// the library does not take.
///
/// @param value from 0 to 1
/// @param low the interval's lower end
/// @param high the interval's upper end
/// @param trials the number of trials
public record Share(double value, double low, double high, double trials) {
    /// The two-sided 95 % point of the normal distribution.
    static final double Z = 1.959_963_984_540_054;

    /// Returns the share of this many successes in this many independent trials.
    ///
    /// @param successes from 0 to `trials`; fractions are shared successes
    /// @param trials more than 0
    public static Share of(double successes, double trials) {
        return of(successes / trials, trials, trials);
    }

    /// Returns a proportion over trials that are not independent.
    ///
    /// @param effective the number of independent trials with the same amount of information
    static Share of(double value, double effective, double trials) {
        double zz = Z * Z / effective;
        double middle = (value + zz / 2) / (1 + zz);
        double half = Z / (1 + zz) * Math.sqrt(value * (1 - value) / effective + zz / (4 * effective));
        return new Share(value, Math.max(0, middle - half), Math.min(1, middle + half), trials);
    }
}
