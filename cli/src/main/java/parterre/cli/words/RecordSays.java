package parterre.cli.words;

import java.util.Optional;
import parterre.engine.Message;

/// The messages of `replay`, `verify`, `position`, `perft` and `rules`.
public sealed interface RecordSays extends Message {
    record Playing(String game, String edition, int seats) implements RecordSays {}

    record OutNeedsFork() implements RecordSays {}

    record AtOrFork() implements RecordSays {}

    record NoStep(String option, String step, int steps) implements RecordSays {}

    record RecordOk(String file, int steps, Optional<String> result) implements RecordSays {}

    record RecordRefused(String file, Message problem) implements RecordSays {}

    /// The moves end the game, and the record does not say so.
    record ResultMissing(String result) implements RecordSays {}

    record RecordsJudged(int good, int refused, int unreadable) implements RecordSays {}

    record FileOrStart() implements RecordSays {}

    record NoDepth(String depth) implements RecordSays {}

    record PositionSaysSeats() implements RecordSays {}

    record SignatureFromStart() implements RecordSays {}

    record NoRuleId(String id, Optional<String> nearest) implements RecordSays {}

    record NoRuleSpeaks(String words) implements RecordSays {}
}
