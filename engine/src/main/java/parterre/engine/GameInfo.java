package parterre.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The description of a game. Its catalogue names its makers (`game.credits`: designer, publisher, year). It
/// also tells which of its facts are printed and which are ours (`game.provenance`).
///
/// @param slug its name in addresses, commands and records: lower case words joined by `-`
/// @param name its name as people write it
/// @param rules the prefix of its rule ids (`GM` for `GM-3.4`)
/// @param leastSeats the fewest seats
/// @param mostSeats the most seats
/// @param edition the present edition of the rules; raised by every change that alters the replay of a stored
///     record
/// @param oldestEdition the oldest edition that [Setup#edition()] may still name
/// @param options the options, in the order in which people are asked
/// @param presets named sets of options
public record GameInfo(
        String slug,
        String name,
        String rules,
        int leastSeats,
        int mostSeats,
        int edition,
        int oldestEdition,
        List<Option<?>> options,
        List<Preset> presets) {
    public GameInfo {
        options = List.copyOf(options);
        presets = List.copyOf(presets);
        if (!Lines.isWord(slug)) {
            throw new IllegalArgumentException("a slug is lower case words joined by '-', not '" + slug + "'");
        }
        if (leastSeats < 1 || leastSeats > mostSeats || mostSeats > Seat.MOST) {
            throw new IllegalArgumentException(
                    slug + ": " + leastSeats + " to " + mostSeats + " seats are not within 1 and " + Seat.MOST);
        }
        if (oldestEdition < 1 || oldestEdition > edition) {
            throw new IllegalArgumentException(slug + ": editions " + oldestEdition + " to " + edition);
        }
        if (options.stream().map(Option::name).distinct().count() < options.size()) {
            throw new IllegalArgumentException(slug + ": two options have the same name");
        }
    }

    /// Returns the option with this name.
    public Optional<Option<?>> option(String name) {
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    /// Returns the names of all options, in their order.
    public List<String> optionNames() {
        return options.stream().map(Option::name).toList();
    }

    /// A named set of options. The game's catalogue has its words: `preset.NAME` tells its purpose and whether
    /// it is reconstructed, and `preset.NAME.label` is its name for people.
    ///
    /// @param options option names and their values as text
    public record Preset(String name, Map<String, String> options) {
        public Preset {
            options = Map.copyOf(options);
        }
    }
}
