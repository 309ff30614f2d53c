package parterre.server.http;

/// The answer of an endpoint.
public sealed interface Answer {
    /// JSON of this record.
    record Of(Class<?> type) implements Answer {}

    /// Something else.
    record As(Media media) implements Answer {}
}
