package parterre.server.table.decide;

import java.util.Optional;
import parterre.engine.Reason;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.server.wire.FaultCode;

/// The reason why a command is refused.
public sealed interface Objection {
    /// Something is wrong with the command, or the time is wrong for it.
    ///
    /// @param where the field at fault
    record Fault(FaultCode code, Reason reason, Optional<String> where) implements Objection {}

    /// The rules of the game forbid it.
    record ByRules(Refusal refusal) implements Objection {}

    /// The command answers an earlier decision than the present one.
    ///
    /// @param seat the seat that should be told how the table stands
    record Stale(Seat seat) implements Objection {}
}
