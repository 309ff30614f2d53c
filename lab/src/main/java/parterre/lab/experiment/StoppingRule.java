package parterre.lab.experiment;

import java.util.Optional;
import java.util.OptionalDouble;

/// The rule by which an experiment ends.
///
/// @param games the most games of each line-up in each arm, at least 1
/// @param early true if the experiment may end as soon as it is decided; intervals then hold at any time, and
///     are wider
/// @param precision with `early`, the experiment also ends when the first measure's interval is this narrow:
///     half of its width, in the measure's unit
/// @param gsprt with `early`, the experiment ends when this test has decided for every line-up
public record StoppingRule(int games, boolean early, OptionalDouble precision, Optional<Gsprt> gsprt) {
    public StoppingRule {
        if (games < 1) {
            throw new IllegalArgumentException("an experiment has at least one game, not " + games);
        }
    }

    /// Returns the rule to play exactly this many games.
    public static StoppingRule after(int games) {
        return new StoppingRule(games, false, OptionalDouble.empty(), Optional.empty());
    }
}
