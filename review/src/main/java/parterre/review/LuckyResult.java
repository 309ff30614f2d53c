package parterre.review;

/// The result of one party in a game, and the part of it that chance brought. Both are shares of the win.
///
/// @param luck what chance brought in all. Its mean is 0
/// @param result the share of the win, from 0 to 1
public record LuckyResult(double luck, double result) {
    /// Returns the result without luck. Over many games it has the same mean as the result, and varies less
    /// (Burch, Schmid, Moravcik and Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in
    /// Imperfect Information Games", AAAI 2018).
    double withoutLuck() {
        return withoutLuck(1);
    }

    /// Returns the result without this multiple of luck. Any multiple that is fixed before leaves the mean as it is.
    double withoutLuck(double multiple) {
        return result - multiple * luck;
    }
}
