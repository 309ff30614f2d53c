package parterre.server.wire;

/// Which API this server speaks. Every answer under `/api` tells it in a header, and `openapi.yaml` as its version.
///
/// The number is raised when a field or an address that there was is gone or means something else. What is added
/// raises nothing: a client passes over what it does not know.
public final class ApiVersion {
    /// The present version. In version 1 a snapshot had `lines`, and a preview `consequences`. Since 2 it has `log`
    /// and the events of each step, and a preview says what a move does as events. Since 3 what a table, a level or
    /// a link says of itself is data, such as the `note` of a `changed` event in place of `says`.
    /// Since 4 an answer with many views carries what is printed on cards once.
    /// Since 5 views of Stalk Exchange have `garden` and `exchange` as lists of typed items in place of letters.
    /// Since 6 a table's stream leaves out what is printed on the material, and `frozen` is a message.
    /// Beds of Gardens of Mars have `groups` in place of `together`.
    /// Since 7 the `ability` of a land of Fire and Flora is a message. Changes of positions of Stalk Exchange name
    /// flowers by their words.
    public static final int NUMBER = 7;

    /// The header that tells it.
    public static final String HEADER = "Parterre-Api";

    private ApiVersion() {}
}
