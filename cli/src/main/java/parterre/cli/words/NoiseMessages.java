package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `parterre noise`.
public sealed interface NoiseMessages extends Message {
    /// The positions that were searched.
    ///
    /// @param player the bot whose games the positions come from
    /// @param searches how often each position was searched
    record NoiseRun(int positions, String player, String bot, int searches, String seed, int threads, String time)
            implements NoiseMessages {}

    /// The name of a measure.
    record NoiseMeasured(NoiseMeasure measure) implements NoiseMessages {}

    /// The verdict on how much the answers depend on luck.
    ///
    /// @param near the smallest share of positions with one answer, or with answers within a point
    /// @param deviation the largest mean deviation of the lead, in points
    record NoiseJudged(Steadiness steadiness, String near, String deviation) implements NoiseMessages {}

    /// No game had a decision with a choice.
    record NothingToSearch() implements NoiseMessages {}

    /// The measures of the report.
    enum NoiseMeasure {
        USUAL,
        AGREED,
        NEAR,
        DEVIATION,
        LARGEST
    }

    /// Verdicts about a search.
    enum Steadiness {
        STEADY,
        NOISY
    }
}
