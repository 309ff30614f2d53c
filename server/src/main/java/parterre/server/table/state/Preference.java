package parterre.server.table.state;

import parterre.server.wire.StandingAnswer;

/// The questions out of turn that a seat wants to be asked, and for which question it has taken more time.
///
/// @param decision for which more time was taken
/// @param extensions how often
public record Preference(StandingAnswer answer, long decision, int extensions) {
    /// How often more time may be taken for one question.
    public static final int MOST_EXTENSIONS = 3;

    /// The preference of a seat that has said nothing.
    static final Preference USUAL = new Preference(StandingAnswer.usual(), 0, 0);

    /// Returns how often more time has been taken for this question.
    public int extensions(long asked) {
        return decision == asked ? extensions : 0;
    }

    public Preference answering(StandingAnswer other) {
        return new Preference(other, decision, extensions);
    }

    /// Returns the preference of the seat once it has taken more time for a question.
    public Preference extended(long asked) {
        return new Preference(answer, asked, extensions(asked) + 1);
    }
}
