package parterre.server.work;

/// The person or network that work is done for, so that threads are shared fairly.
///
/// @param network the address that the person came from last, as limits count it; empty if that is not known
/// @param person their id
public record WorkOwner(String network, String person) {}
