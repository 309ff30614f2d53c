package parterre.engine.table;

import java.util.List;
import java.util.function.Function;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// Games that are played as one match.
///
/// @param name lower case words joined by `-` ("season"); a catalogue has at `match.NAME` what it is
/// @param games the setup of each game, in order; at least one, all with the same number of seats
/// @param rotation who sits where in the later games
/// @param ranking what decides the match, the weightiest first
/// @param rivals parties that hold no seat and take part in every game, such as an automa
/// @param favours whom a rulebook that breaks a last tie by person lets win, as the first game's setup says
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

    /// A match among seats, none of them favoured.
    public MatchPlan(String name, List<Setup> games, Rotation rotation, List<Criterion> ranking) {
        this(name, games, rotation, ranking, List.of(), _ -> Seat.of(0));
    }

    /// The same with more agreed for its games.
    public MatchPlan with(List<Setup> setups) {
        return new MatchPlan(name, setups, rotation, ranking, rivals, favours);
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
        /// The seat that [MatchPlan#favours()] names, then the other seats, then parties without a seat.
        FAVOURED
    }
}
