package parterre.server.table.state;

/// A stored step that the rules of today do not allow. The table cannot go on from there.
public final class UnplayableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String says;

    UnplayableException(String says) {
        super(says);
        this.says = says;
    }

    /// Returns which step it is, and what is wrong with it.
    public String says() {
        return says;
    }
}
