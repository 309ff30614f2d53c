package parterre.engine.walk;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Option;
import parterre.engine.Setup;

/// Draws random setups, to play a game in all its variations.
public final class Variations {
    private static final int MOST_REFUSED = 10_000;

    private Variations() {}

    /// Returns the significant values of an option as text: both ends and the middle of a range, or every word
    /// of a choice. For a free text or a file it is only the standard.
    public static <T> List<String> values(Option<T> option, int seats) {
        return switch (option) {
            case Option.Flag _ -> List.of("on", "off");
            case Option.Range range -> numbers(range.least(), range.most());
            case Option.Choice choice -> choice.words();
            case Option.Table table -> numbers(table.least(), table.most());
            case Option.Text<?> _, Option.File _ -> List.of(option.write(option.standard(seats)));
        };
    }

    /// Draws a number of seats, an edition and, for about every second option, one of its significant values.
    /// If the game refuses the setup, it draws again.
    ///
    /// @throws IllegalStateException if the game refuses everything
    public static Setup draw(Game<?, ?, ?> game, Luck luck) {
        var info = game.info();
        for (int i = 0; i < MOST_REFUSED; i++) {
            int seats = info.leastSeats() + luck.below(info.mostSeats() - info.leastSeats() + 1);
            int edition = info.oldestEdition() + luck.below(info.edition() - info.oldestEdition() + 1);
            var chosen = new TreeMap<String, String>();
            for (var option : info.options()) {
                if (luck.below(2) == 0) {
                    var values = values(option, seats);
                    chosen.put(option.name(), values.get(luck.below(values.size())));
                }
            }
            var setup = Setup.read(info, edition, seats, chosen).orThrow();
            if (game.refusal(setup).isEmpty()) {
                return setup;
            }
        }
        throw new IllegalStateException(info.slug() + " refused " + MOST_REFUSED + " setups in a row");
    }

    private static List<String> numbers(int least, int most) {
        return Stream.of(least, least + (most - least) / 2, most)
                .distinct()
                .map(number -> Integer.toString(number))
                .toList();
    }
}
