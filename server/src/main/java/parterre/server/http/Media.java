package parterre.server.http;

/// The media types of answers that are not JSON.
public enum Media {
    MARKDOWN("text/markdown"),
    TEXT("text/plain"),
    YAML("application/yaml"),
    EVENTS("text/event-stream");

    private final String type;

    Media(String type) {
        this.type = type;
    }

    /// The media type.
    public String type() {
        return type;
    }
}
