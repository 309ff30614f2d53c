package parterre.server.table.state;

import parterre.server.wire.FrozenCause;

/// A stored step that the rules of today do not allow. The table cannot go on from there.
public final class UnplayableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient FrozenCause why;

    /// @param details for the log
    UnplayableException(FrozenCause why, String details) {
        super(details);
        this.why = why;
    }

    /// Returns which step it is, and what is wrong with it.
    public FrozenCause why() {
        return why;
    }
}
