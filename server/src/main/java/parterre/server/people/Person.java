package parterre.server.people;

/// Somebody at this server.
///
/// @param id a secret that leaves the server only inside the person's signed cookie
/// @param name what others see
/// @param badge from which the person's badge is drawn: 16 hexadecimal digits that do not tell the id
public record Person(String id, String name, String badge) {}
