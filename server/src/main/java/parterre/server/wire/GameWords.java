package parterre.server.wire;

import java.util.List;
import java.util.Map;

/// The words of a game that the page was not built with. The page compiles its own games' words when it is built.
/// These are ICU patterns, as in the catalogue.
///
/// @param language the language of the patterns
/// @param patterns the patterns by key
/// @param messages the components of each message, by its key
/// @param kinds the kind of each message on the wire, by its key: `dice-rolled` for `DiceRolled`
public record GameWords(
        String language,
        Map<String, String> patterns,
        Map<String, List<Argument>> messages,
        Map<String, String> kinds) {
    /// A component of a message.
    ///
    /// @param type the type of a word or message, in front of its key; empty for other kinds
    /// @param optional true if it may be left out
    /// @param list true if there may be several
    public record Argument(String name, Kind kind, String type, boolean optional, boolean list) {}

    /// The type of a component.
    public enum Kind {
        /// A text, number or truth, as it is.
        VALUE,
        /// A seat, which has a name.
        SEAT,
        /// A constant, whose words stand under `TYPE.WORD`.
        WORD,
        /// A message within the message.
        MESSAGE
    }
}
