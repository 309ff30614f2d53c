package parterre.cli.words;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// The messages of `games`.
public sealed interface GamesMessages extends Message {
    record NoGamesHere() implements GamesMessages {}

    record GameIs(String slug, String name, int least, int most, String edition) implements GamesMessages {}

    record OptionIs(String name, String values, String standard) implements GamesMessages {}

    /// An option that matters at some tables only.
    ///
    /// @param seats the numbers of seats with which the option does anything
    /// @param alone true if that is one number, and it is 1
    record OnlyWith(List<String> seats, boolean alone) implements GamesMessages {}

    record BySeats(int seats, String standard) implements GamesMessages {}

    record Policies(List<String> names) implements GamesMessages {}

    /// The head of a list.
    record ListOf(Section section) implements GamesMessages {}

    /// The lists of what a game brings.
    enum Section {
        OPTIONS,
        PRESETS,
        EVALUATORS,
        FIGURES,
        MATCHES
    }

    /// Which version this is.
    ///
    /// @param version empty where it was not packaged
    record VersionIs(Optional<String> version) implements GamesMessages {}

    record EditionIs(String game, String edition) implements GamesMessages {}
}
