package parterre.server.transfer;

/// Nobody at the server has the badge that was named.
public final class UnknownPersonException extends Exception {
    private static final long serialVersionUID = 1;
}
