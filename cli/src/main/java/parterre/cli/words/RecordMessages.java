package parterre.cli.words;

import java.util.Optional;
import parterre.engine.Message;

/// The messages of `replay`, `verify`, `position`, `perft` and `rules`.
public sealed interface RecordMessages extends Message {
    record Playing(String game, String edition, int seats) implements RecordMessages {}

    record OutNeedsFork() implements RecordMessages {}

    record AtOrFork() implements RecordMessages {}

    record NoStep(String option, String step, int steps) implements RecordMessages {}

    record RecordOk(String file, int steps, Optional<String> result) implements RecordMessages {}

    record RecordRefused(String file, Message problem) implements RecordMessages {}

    /// The moves end the game, and the record does not say so.
    record ResultMissing(String result) implements RecordMessages {}

    record RecordsJudged(int good, int refused, int unreadable) implements RecordMessages {}

    record FileOrStart() implements RecordMessages {}

    record NoDepth(String depth) implements RecordMessages {}

    record PositionSaysSeats() implements RecordMessages {}

    record SignatureFromStart() implements RecordMessages {}

    record NoRuleId(String id, Optional<String> nearest) implements RecordMessages {}

    record NoRuleSpeaks(String words) implements RecordMessages {}
}
