package parterre.cli;

import java.util.Optional;
import parterre.cli.words.SanityMessages;
import parterre.cli.words.SanityMessages.Opinion;

/// The verdict on a figure of ours beside the figure of another implementation.
///
/// @param fault true if the figure is wrong
/// @param says the verdict in a few words
record Verdict(boolean fault, SanityMessages says) {
    private static final double MOST_ERRORS = 3;
    private static final double MOST_DIFFERENCE = 0.25;

    /// Returns the verdict if the rules alone decide the figure. Then both figures must agree.
    ///
    /// @param z by how many standard errors they differ; NaN if that cannot be said
    static Verdict judged(double z) {
        if (Double.isNaN(z)) {
            return new Verdict(false, new SanityMessages.Judged(Opinion.SHOWN_ONLY));
        }
        boolean apart = Math.abs(z) > MOST_ERRORS;
        return new Verdict(apart, new SanityMessages.Judged(apart ? Opinion.OFF : Opinion.AGREES));
    }

    /// Returns the verdict if the bots may differ. Then the figures may differ, too, but a large difference
    /// needs an explanation. A difference that may be chance needs none.
    ///
    /// @param z by how many standard errors they differ; NaN if that cannot be said
    /// @param difference relative to the other figure; NaN if that is 0
    static Verdict compared(double z, double difference, Optional<String> explanation) {
        boolean apart = Double.isNaN(z) || Math.abs(z) > MOST_ERRORS;
        boolean far = Double.isNaN(difference) || Math.abs(difference) > MOST_DIFFERENCE;
        if (!apart) {
            return new Verdict(false, new SanityMessages.Judged(Opinion.AGREES));
        }
        var unexplained = new SanityMessages.Judged(far ? Opinion.UNEXPLAINED : Opinion.NEAR);
        return new Verdict(
                far && explanation.isEmpty(),
                explanation.<SanityMessages>map(SanityMessages.Explained::new).orElse(unexplained));
    }
}
