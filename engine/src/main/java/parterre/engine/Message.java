package parterre.engine;

/// Something that a person can be told, as data: a public record. Its simple name is the key of the message in a
/// catalogue, and its components are the message's arguments. The words of each language stand in the catalogue alone.
///
/// Components are the plain values of views ([Game] lists them), and other messages. Within one game no two messages
/// have the same simple name.
public interface Message {}
