package parterre.server.http;

/// The media types of answers that are sent as they are.
public enum Media {
    HTML("text/html"),
    JSON("application/json"),
    MARKDOWN("text/markdown"),
    TEXT("text/plain"),
    YAML("application/yaml"),
    EVENTS("text/event-stream");

    private final String type;

    Media(String type) {
        this.type = type;
    }

    /// Returns the media type.
    public String type() {
        return type;
    }
}
