package parterre.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Notation;

/// A game of this server, as a lobby presents it.
///
/// @param slug its name in addresses and calls
/// @param least the fewest seats
/// @param most the most seats
/// @param edition the edition that new tables play
/// @param credits who made the game, in the caller's language
/// @param hook what the game is about, in a sentence in the caller's language
/// @param pace how long and how demanding it is, in the caller's language
/// @param lesson the minutes that its lesson takes; missing if it has none
/// @param provenance what of its facts is printed and what is ours, in the caller's language
/// @param secrets true if something in it is hidden from somebody: hands can then lie open, and aids tell something
/// @param aids true if new tables have aids unless somebody chooses otherwise
/// @param layout true if its views have a layout, which a page without a board of the game can draw
/// @param parties what parties without a seat are called within a sentence, by their names, in the caller's language
/// @param quiet the kinds of events whose words logs leave out: they say what the table waits for, or what follows from
///     the event before
/// @param levels the bots that can be asked to its tables, gentlest first
/// @param examples how its moves are written
public record GameCard(
        String slug,
        String name,
        int least,
        int most,
        int edition,
        String hook,
        String pace,
        Optional<Integer> lesson,
        String credits,
        String provenance,
        boolean secrets,
        boolean aids,
        boolean layout,
        Map<String, String> parties,
        List<String> quiet,
        List<OptionCard> options,
        List<PresetCard> presets,
        List<PlanCard> matches,
        List<LevelCard> levels,
        List<Notation.Example> examples) {
    /// Something that can be agreed before the start. Values are sent as text. The game's catalogue has the words.
    ///
    /// @param rule the id of the rule or ruling that it switches
    /// @param input what to show for it
    /// @param standards the default for each number of seats at which it does anything
    public record OptionCard(String name, String rule, Input input, Map<String, String> standards) {}

    /// How the value of an option is entered.
    public sealed interface Input {
        /// `on` or `off`.
        record Flag() implements Input {}

        /// A whole number, both ends included.
        record Range(int least, int most) implements Input {}

        /// One of a few words.
        record Choice(List<String> words) implements Input {}

        /// A line of text, read by the game.
        record Text() implements Input {}

        /// A whole file: its name, a line break, its content. The default is the game's own, here by its name.
        record File() implements Input {}
    }

    /// A named set of options.
    public record PresetCard(String name, Map<String, String> options) {}

    /// Games that are played as one match, such as a season.
    ///
    /// @param name what a call names it by
    /// @param seats how many play
    /// @param games what is agreed for each of its games, in order: its options may not be chosen otherwise
    public record PlanCard(String name, int seats, List<Map<String, String>> games) {}

    /// A bot that can hold a seat.
    ///
    /// @param id what a call names it by
    /// @param name what it is called in records and at a table; the page says its level in the reader's language
    /// @param says whom it is good for, and how strong it was measured to be
    public record LevelCard(String id, String name, List<LevelNote> says) {}
}
