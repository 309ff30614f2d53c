package parterre.server.store;

/// Tells a server that another one has taken over its database. Nothing of the transaction was written, and nothing
/// ever will be: this server has to stop.
public final class FencedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    FencedException() {
        super("another server has taken over the database");
    }
}
