package parterre.lab.tournament;

import java.util.Collections;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.engine.Setup;

/// What is equal for all games of a ladder.
///
/// @param game the game's slug
/// @param edition the edition of the game's rules
/// @param options the options of the game that are not at their standard
/// @param games how many games every group of bots plays
/// @param playouts how much every bot that searches thinks about an answer; empty if bots choose for
///     themselves
/// @param seats the number of bots in a game
public record LadderTerms(
        String game, int edition, SortedMap<String, String> options, int games, OptionalInt playouts, int seats) {
    public LadderTerms {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /// Returns the terms of games of this setup.
    public static LadderTerms of(Setup setup, String game, int games, OptionalInt playouts) {
        return new LadderTerms(game, setup.edition(), setup.chosen(), games, playouts, setup.seats());
    }

    /// Returns the same terms with other playouts.
    public LadderTerms withPlayouts(OptionalInt other) {
        return new LadderTerms(game, edition, options, games, other, seats);
    }
}
