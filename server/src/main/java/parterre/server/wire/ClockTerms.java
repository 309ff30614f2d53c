package parterre.server.wire;

/// The terms of a table's clock.
public sealed interface ClockTerms {
    /// Everyone takes their time.
    record None() implements ClockTerms {}

    /// Everyone has some time for the whole game, and gets a little more with each decision.
    ///
    /// @param initialSeconds 30 to 14,400
    /// @param incrementSeconds 0 to 300
    /// @param responseSeconds for a quick answer to another's act, 5 to 300; running out gives the default answer
    record Live(int initialSeconds, int incrementSeconds, int responseSeconds) implements ClockTerms {}

    /// Every decision has some days.
    ///
    /// @param perDecision days for each decision, 1 to 14
    /// @param pauseDays days for which each person may stop their clock in this game, 0 to 30
    record Days(int perDecision, int pauseDays) implements ClockTerms {}
}
