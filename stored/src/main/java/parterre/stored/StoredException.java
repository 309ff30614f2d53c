package parterre.stored;

/// A stored text cannot be read.
public final class StoredException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoredException(String message) {
        super(message);
    }

    StoredException(String message, Throwable cause) {
        super(message, cause);
    }
}
