package parterre.server.work;

/// Whom work is done for, so that it can be shared fairly.
///
/// @param network the address that the person came from last, as limits count it; empty if that is not known
/// @param person their id
public record Payer(String network, String person) {}
