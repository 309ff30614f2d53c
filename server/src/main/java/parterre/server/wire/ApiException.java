package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Refusal;

/// A call that cannot be done: carries what is answered instead.
public final class ApiException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final String REFUSED = "refused/";

    private final String code;
    private final transient Optional<FaultCode> known;
    private final transient Reason reason;
    private final transient Optional<String> where;
    private final transient List<Reading.Problem> problems;
    private final transient Optional<Present> present;

    private ApiException(
            String code,
            Optional<FaultCode> known,
            Reason reason,
            Optional<String> where,
            List<Reading.Problem> problems,
            Optional<Present> present) {
        super(code + ": " + reason, null, false, false);
        this.code = code;
        this.known = known;
        this.reason = reason;
        this.where = where;
        this.problems = List.copyOf(problems);
        this.present = present;
    }

    /// Returns the exception for a call that cannot be done. Its code says why.
    public static ApiException of(FaultCode code) {
        return of(code, new ServerFault.Meaning(code));
    }

    /// Returns the exception for a call that cannot be done.
    ///
    /// @param reason what is wrong and what would be right
    public static ApiException of(FaultCode code, Reason reason) {
        return new ApiException(code.code(), Optional.of(code), reason, Optional.empty(), List.of(), Optional.empty());
    }

    /// Returns the exception for a call with a mistake in one place.
    ///
    /// @param where the field, line or item at fault
    public static ApiException of(FaultCode code, Reason reason, String where) {
        return new ApiException(
                code.code(), Optional.of(code), reason, Optional.of(where), List.of(), Optional.empty());
    }

    /// Returns the exception for a text that cannot be read.
    ///
    /// @param problems at least one; the first is told in the message
    public static ApiException of(FaultCode code, List<Reading.Problem> problems) {
        var first = problems.getFirst();
        return new ApiException(
                code.code(),
                Optional.of(code),
                new ServerFault.Unreadable(first, problems.size() - 1),
                Optional.of(first.where()),
                problems,
                Optional.empty());
    }

    /// Returns the exception for a move or setup that the rules refuse.
    public static ApiException of(Refusal refusal) {
        return new ApiException(
                REFUSED + refusal.rule(),
                Optional.empty(),
                refusal.reason(),
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    /// Returns true if the rules refuse the call.
    public boolean isRefusal() {
        return known.isEmpty();
    }

    /// Returns true if this is what is wrong.
    public boolean is(FaultCode wrong) {
        return known.equals(Optional.of(wrong));
    }

    /// Returns the exception for a call about an earlier decision. It shows the present one.
    public static ApiException stale(Present present) {
        return new ApiException(
                FaultCode.STALE.code(),
                Optional.of(FaultCode.STALE),
                new ServerFault.GoneOn(),
                Optional.empty(),
                List.of(),
                Optional.of(present));
    }

    /// Returns the code of what is wrong; empty if the rules refuse the call.
    public Optional<FaultCode> code() {
        return known;
    }

    /// Returns the mistake.
    public Reason reason() {
        return reason;
    }

    /// Returns the text of the answer, in the caller's language.
    public Fault fault(CallFormatter formatter) {
        return new Fault(code, formatter.say(reason), where, problems, present);
    }
}
