package parterre.engine;

/// An argument of a [Message]: the catalogue's words for something that is described by its name alone, such as
/// `("preset", "april")`. So a rule that the setup describes is not worded again where it is in force.
public record Described(String kind, String name) {}
