package parterre.server.wire;

/// Which API this server speaks. Every answer under `/api` tells it in a header, and `openapi.yaml` as its version.
///
/// The number is raised when a field or an address that there was is gone or means something else. What is added
/// raises nothing: a client passes over what it does not know.
public final class ApiVersion {
    /// The present version. In version 1 a snapshot had `lines`, and a preview `consequences`; since 2 it has `log`
    /// and the events of each step, and a preview says what a move does as events. In version 2 a table's `changed` event had a sentence
    /// `says`; since 3 it has a `note`, and what a table says of itself is data.
    public static final int NUMBER = 3;

    /// The header that tells it.
    public static final String HEADER = "Parterre-Api";

    private ApiVersion() {}
}
