package parterre.server.people;

/// Somebody at this server.
///
/// @param id a secret that never leaves the server but inside his signed cookie
/// @param name what others see
/// @param badge from which his badge is drawn: 16 hexadecimal digits that do not tell the id
public record Person(String id, String name, String badge) {}
