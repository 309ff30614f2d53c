package parterre.server.http;

/// What an endpoint does with a call; the record that comes back is sent as JSON.
@FunctionalInterface
interface Answering {
    Object answer(Call call);

    /// Comes back where the answer has been sent already.
    enum Sent {
        SENT
    }

    /// An answer that is a text and no JSON.
    ///
    /// @param media what kind of text
    record Text(Media media, String text) {}
}
