package parterre.engine.table;

import java.util.List;
import parterre.engine.Setup;

/// Games that are played as one match.
///
/// @param name lower case words joined by `-` ("season")
/// @param says what it is, in one sentence
/// @param games the setup of each game, in order; at least one, all with the same number of seats
/// @param rotation who sits where in the later games
/// @param ranking what decides the match, the weightiest first
public record MatchPlan(String name, String says, List<Setup> games, Rotation rotation, List<Criterion> ranking) {
    public MatchPlan {
        games = List.copyOf(games);
        if (games.stream().map(Setup::seats).distinct().count() != 1) {
            throw new IllegalArgumentException("a match has games, and all of them the same number of seats");
        }
        ranking = List.copyOf(ranking);
    }

    /// Who sits where.
    public enum Rotation {
        /// Everyone keeps his seat.
        NONE,
        /// After each game everyone moves on by one seat: who had P1 has P2 next.
        ONE_SEAT
    }

    /// What can decide a match.
    public enum Criterion {
        /// Games won; a shared win counts as its share.
        WINS,
        /// Points of all games together.
        POINTS,
        /// The later seat of the first game, where a rulebook breaks a last tie by person. A party without a
        /// seat comes after everybody who has one.
        LATER_SEAT
    }
}
