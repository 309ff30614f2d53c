package parterre.bots.series;

/// A number and its 95 % interval.
///
/// @param low the interval's lower end
/// @param high the interval's upper end
public record Estimate(double value, double low, double high) {}
