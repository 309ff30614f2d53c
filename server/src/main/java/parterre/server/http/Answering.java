package parterre.server.http;

/// Handles a call of an endpoint. The record that it returns is sent as JSON.
@FunctionalInterface
interface Answering {
    Object answer(Call call);

    /// Comes back where the answer has been sent already.
    enum Sent {
        SENT
    }

    /// An answer that is text instead of JSON.
    ///
    /// @param media what kind of text
    record Text(Media media, String text) {}
}
