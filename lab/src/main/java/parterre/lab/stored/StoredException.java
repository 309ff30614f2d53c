package parterre.lab.stored;

import tools.jackson.core.JacksonException;

/// A stored text is JSON, but it cannot be read as the value that is wanted.
public final class StoredException extends JacksonException {
    private static final long serialVersionUID = 1;

    StoredException(String message) {
        super(message);
    }

    StoredException(String message, Throwable cause) {
        super(message, cause);
    }
}
