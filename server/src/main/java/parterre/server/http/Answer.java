package parterre.server.http;

/// What an endpoint answers.
public sealed interface Answer {
    /// JSON of this record.
    record Of(Class<?> type) implements Answer {}

    /// Something else.
    record As(Media media) implements Answer {}
}
