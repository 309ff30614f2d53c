package parterre.cli;

import java.util.Optional;
import parterre.cli.words.SanitySays;
import parterre.cli.words.SanitySays.Opinion;

/// What is thought of a figure of ours beside somebody else's.
///
/// @param fault whether something is wrong with it
/// @param says in a few words
record Verdict(boolean fault, SanitySays says) {
    private static final double MOST_ERRORS = 3;
    private static final double MOST_DIFFERENCE = 0.25;

    /// Where the rules alone decide, both must agree.
    ///
    /// @param z by how many standard errors they differ; NaN if that cannot be said
    static Verdict judged(double z) {
        if (Double.isNaN(z)) {
            return new Verdict(false, new SanitySays.Judged(Opinion.SHOWN_ONLY));
        }
        boolean apart = Math.abs(z) > MOST_ERRORS;
        return new Verdict(apart, new SanitySays.Judged(apart ? Opinion.OFF : Opinion.AGREES));
    }

    /// Where the bots may differ, so may the figures, but a large difference wants an explanation. One that
    /// may be chance wants none.
    ///
    /// @param z by how many standard errors they differ; NaN if that cannot be said
    /// @param difference relative to the other figure; NaN if that is 0
    static Verdict compared(double z, double difference, Optional<String> explanation) {
        boolean apart = Double.isNaN(z) || Math.abs(z) > MOST_ERRORS;
        boolean far = Double.isNaN(difference) || Math.abs(difference) > MOST_DIFFERENCE;
        if (!apart) {
            return new Verdict(false, new SanitySays.Judged(Opinion.AGREES));
        }
        var unexplained = new SanitySays.Judged(far ? Opinion.UNEXPLAINED : Opinion.NEAR);
        return new Verdict(
                far && explanation.isEmpty(),
                explanation.<SanitySays>map(SanitySays.Explained::new).orElse(unexplained));
    }
}
