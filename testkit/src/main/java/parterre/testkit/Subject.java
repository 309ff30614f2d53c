package parterre.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;

/// The game that is examined, and how thoroughly.
///
/// @param box the game with all that comes with it
/// @param games random games for each number of seats with standard options, beyond one for each variation
///     of the setup
/// @param mostSteps where games without a bound are stopped
/// @param values for options of text and files: values to try, as text
/// @param census where the pieces are, if the game has pieces to count
public record Subject<S, M extends Move, V>(
        GameBox<S, M, V> box, int games, int mostSteps, Map<String, List<String>> values, Optional<Census<S>> census) {
    public Subject {
        values = Map.copyOf(values);
    }

    /// Three games for each number of seats, stopped after 2,000 steps where the rules give no bound.
    public static <S, M extends Move, V> Subject<S, M, V> of(GameBox<S, M, V> box) {
        return new Subject<>(box, 3, 2000, Map.of(), Optional.empty());
    }

    /// The same with so many random games for each number of seats.
    public Subject<S, M, V> withGames(int games) {
        return new Subject<>(box, games, mostSteps, values, census);
    }

    /// The same, with games that have no bound stopped after so many steps.
    public Subject<S, M, V> stoppedAfter(int mostSteps) {
        return new Subject<>(box, games, mostSteps, values, census);
    }

    /// The same with these values tried for an option.
    public Subject<S, M, V> withValues(String option, String... texts) {
        var next = new TreeMap<>(values);
        next.put(option, List.of(texts));
        return new Subject<>(box, games, mostSteps, next, census);
    }

    /// The same with its pieces counted.
    public Subject<S, M, V> withCensus(Census<S> census) {
        return new Subject<>(box, games, mostSteps, values, Optional.of(census));
    }

    Game<S, M, V> game() {
        return box.game();
    }

    /// Every player at a table with so many seats, then a spectator, then one who sees everything.
    static List<Viewer> viewers(int seats) {
        var viewers = new ArrayList<Viewer>();
        Seat.first(seats).forEach(seat -> viewers.add(Viewer.player(seat)));
        viewers.add(Viewer.spectator());
        viewers.add(Viewer.everyone());
        return viewers;
    }
}
