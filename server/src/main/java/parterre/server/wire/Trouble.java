package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Refusal;

/// A call that cannot be done: carries what is answered instead.
public final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Fault fault;

    private Trouble(int status, Fault fault) {
        super(fault.code() + ": " + fault.message(), null, false, false);
        this.status = status;
        this.fault = fault;
    }

    /// A call that cannot be done.
    ///
    /// @param message one sentence: what is wrong and what would be right
    public static Trouble of(FaultCode code, String message) {
        return new Trouble(code.status(), new Fault(code.code(), message));
    }

    /// A call in which something is at fault.
    ///
    /// @param where the field, line or item at fault
    public static Trouble of(FaultCode code, String message, String where) {
        return new Trouble(code.status(), new Fault(code.code(), message, where));
    }

    /// A text that cannot be read.
    ///
    /// @param problems at least one; the first is told in the message
    public static Trouble of(FaultCode code, List<Reading.Problem> problems) {
        var first = problems.getFirst();
        int more = problems.size() - 1;
        var message = first + (more == 0 ? "." : "; and " + more + " more.");
        return new Trouble(
                code.status(), new Fault(code.code(), message, Optional.of(first.where()), problems, Optional.empty()));
    }

    /// The rules forbid it.
    public static Trouble of(Refusal refusal) {
        return new Trouble(422, new Fault("refused/" + refusal.rule(), refusal.reason()));
    }

    /// The table has gone on.
    public static Trouble stale(Present present) {
        return new Trouble(
                FaultCode.STALE.status(),
                new Fault(
                        FaultCode.STALE.code(),
                        "The table has gone on; look at it again and decide anew.",
                        Optional.empty(),
                        List.of(),
                        Optional.of(present)));
    }

    /// The HTTP status.
    public int status() {
        return status;
    }

    public Fault fault() {
        return fault;
    }
}
