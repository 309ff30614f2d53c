package parterre.cli;

import java.util.Optional;

/// What is thought of a figure of ours beside somebody else's.
///
/// @param fault whether something is wrong with it
/// @param says in a few words; empty if there is nothing to say
record Verdict(boolean fault, String says) {
    private static final double MOST_ERRORS = 3;
    private static final double MOST_DIFFERENCE = 0.25;

    /// Where the rules alone decide, both must agree.
    ///
    /// @param z by how many standard errors they differ; NaN if that cannot be said
    static Verdict judged(double z) {
        if (Double.isNaN(z)) {
            return new Verdict(false, "shown only");
        }
        boolean apart = Math.abs(z) > MOST_ERRORS;
        return new Verdict(apart, apart ? "off" : "agrees");
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
            return new Verdict(false, "agrees");
        }
        return far
                ? new Verdict(explanation.isEmpty(), explanation.orElse("differs, not explained"))
                : new Verdict(false, explanation.orElse("differs by less than a quarter"));
    }
}
