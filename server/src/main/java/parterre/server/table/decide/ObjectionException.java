package parterre.server.table.decide;

import java.util.Optional;
import parterre.engine.Reason;
import parterre.server.wire.FaultCode;

/// Carries an objection from where it is found to [Decide], which returns it.
final class ObjectionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Objection objection;

    ObjectionException(Objection objection) {
        super(objection.toString(), null, false, false);
        this.objection = objection;
    }

    static ObjectionException of(FaultCode code, Reason reason) {
        return new ObjectionException(new Objection.Fault(code, reason, Optional.empty()));
    }

    static ObjectionException of(FaultCode code, Reason reason, String where) {
        return new ObjectionException(new Objection.Fault(code, reason, Optional.of(where)));
    }

    Objection objection() {
        return objection;
    }
}
