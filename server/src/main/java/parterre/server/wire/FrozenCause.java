package parterre.server.wire;

import parterre.engine.Message;

/// Why the stored events of a table give no table that can go on. Events and steps are counted from 1.
public sealed interface FrozenCause extends Message {
    record EventMissing(long event) implements FrozenCause {}

    record EventUnreadable(long event) implements FrozenCause {}

    /// A sealed answer names no seat, or the standing answers of a seat cannot be read.
    ///
    /// @param seat as it is stored
    record AnswerUnreadable(String seat) implements FrozenCause {}

    record StepUnreadable(int step) implements FrozenCause {}

    /// The rules of today refuse a stored step.
    ///
    /// @param rule the id of the rule
    record StepRefused(int step, String rule) implements FrozenCause {}
}
