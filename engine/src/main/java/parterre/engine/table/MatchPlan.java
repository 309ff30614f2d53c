package parterre.engine.table;

import java.util.List;
import java.util.function.Function;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// A plan for several games that are played as one match.
///
/// @param name lower case words joined by `-` ("season"); a catalogue describes it under `match.NAME`
/// @param games the setup of each game, in order; at least one, all with the same number of seats
/// @param rotation how the seats change in the later games
/// @param ranking the criteria that decide the match, the most important first
/// @param rivals parties that hold no seat and take part in every game, such as an automa
/// @param favours returns the seat that wins a last tie, given the first game's setup; for rulebooks that break
///     ties by person
public record MatchPlan(
        String name,
        List<Setup> games,
        Rotation rotation,
        List<Criterion> ranking,
        List<Party.Named> rivals,
        Function<Setup, Seat> favours) {
    public MatchPlan {
        games = List.copyOf(games);
        if (games.stream().map(Setup::seats).distinct().count() != 1) {
            throw new IllegalArgumentException("a match has games, and all of them the same number of seats");
        }
        ranking = List.copyOf(ranking);
        rivals = List.copyOf(rivals);
    }

    /// Creates a match among seats only, without a favoured seat.
    public MatchPlan(String name, List<Setup> games, Rotation rotation, List<Criterion> ranking) {
        this(name, games, rotation, ranking, List.of(), _ -> Seat.of(0));
    }

    /// Returns the same plan with other setups for its games.
    public MatchPlan with(List<Setup> setups) {
        return new MatchPlan(name, setups, rotation, ranking, rivals, favours);
    }

    /// How people change seats from game to game.
    public enum Rotation {
        /// Everyone keeps their seat.
        NONE,
        /// After each game everyone moves on by one seat: the person in P1 sits in P2 next.
        ONE_SEAT
    }

    /// A criterion that can decide a match.
    public enum Criterion {
        /// Games won; a shared win counts as its share.
        WINS,
        /// Points of all games together.
        POINTS,
        /// The seat that [MatchPlan#favours()] names, then the other seats, then parties without a seat.
        FAVOURED
    }
}
