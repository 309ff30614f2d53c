package parterre.engine;

/// A message to a person, as data: a public record. Its simple name is the key of the message in a catalogue,
/// and its components are the message's arguments. Only the catalogue has the words of each language.
///
/// Components are the plain values of views ([Game] lists them), what is [Described] by its name, and other messages.
/// All messages of one game have different simple names.
public interface Message {}
