package parterre.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
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
/// @param scenes steps in which events happen that random games may miss
/// @param passes moves by which a seat does nothing more at its own turn
/// @param changes kinds of events that forced moves change
/// @param derived second calculations of the parts of views that follow from others
public record Subject<S, M extends Move, V>(
        GameBox<S, M, V> box,
        int games,
        int mostSteps,
        Map<String, List<String>> values,
        Optional<Census<S>> census,
        List<Scene<S>> scenes,
        List<M> passes,
        List<ForcedChange> changes,
        List<DerivedPart<V>> derived) {
    public Subject {
        values = Map.copyOf(values);
        scenes = List.copyOf(scenes);
        passes = List.copyOf(passes);
        changes = List.copyOf(changes);
        derived = List.copyOf(derived);
    }

    /// Some steps from a position on.
    ///
    /// @param lines the steps as full record lines
    public record Scene<S>(S position, List<String> lines) {
        public Scene {
            lines = List.copyOf(lines);
        }
    }

    /// A kind of event whose numbers every move changes which a seat is forced to make.
    ///
    /// @param setups the setups in which that is so
    /// @param reason why no move leaves the event as it is
    public record ForcedChange(Class<? extends Event> kind, Predicate<Setup> setups, String reason) {}

    /// Three games for each number of seats, stopped after 2,000 steps where the rules give no bound.
    public static <S, M extends Move, V> Subject<S, M, V> of(GameBox<S, M, V> box) {
        return new Subject<>(box, 3, 2000, Map.of(), Optional.empty(), List.of(), List.of(), List.of(), List.of());
    }

    /// Returns the same with so many random games for each number of seats.
    public Subject<S, M, V> withGames(int games) {
        return new Subject<>(box, games, mostSteps, values, census, scenes, passes, changes, derived);
    }

    /// Returns the same, with games that have no bound stopped after so many steps.
    public Subject<S, M, V> stoppedAfter(int mostSteps) {
        return new Subject<>(box, games, mostSteps, values, census, scenes, passes, changes, derived);
    }

    /// Returns the same with these values tried for an option.
    public Subject<S, M, V> withValues(String option, String... texts) {
        var next = new TreeMap<>(values);
        next.put(option, List.of(texts));
        return new Subject<>(box, games, mostSteps, next, census, scenes, passes, changes, derived);
    }

    /// Returns the same with its pieces counted.
    public Subject<S, M, V> withCensus(Census<S> census) {
        return new Subject<>(box, games, mostSteps, values, Optional.of(census), scenes, passes, changes, derived);
    }

    /// Returns the same with some steps in which further events happen.
    public Subject<S, M, V> withScene(S position, String... lines) {
        var more = new ArrayList<>(scenes);
        more.add(new Scene<>(position, List.of(lines)));
        return new Subject<>(box, games, mostSteps, values, census, more, passes, changes, derived);
    }

    /// Returns the same with moves by which a seat does nothing more at its own turn. Previews then expect, for the
    /// rest of the turn, what comes after these moves.
    public Subject<S, M, V> withPasses(List<M> passes) {
        return new Subject<>(box, games, mostSteps, values, census, scenes, passes, changes, derived);
    }

    /// Returns the same with a kind of event that every forced move changes. A preview expects it as it comes if the
    /// seat does nothing more. Where the seat must move, an event of the same kind is then enough.
    public Subject<S, M, V> withForcedChange(Class<? extends Event> kind, Predicate<Setup> setups, String reason) {
        var more = new ArrayList<>(changes);
        more.add(new ForcedChange(kind, setups, reason));
        return new Subject<>(box, games, mostSteps, values, census, scenes, passes, more, derived);
    }

    /// Returns the same with a second calculation of a part of views that follows from others.
    ///
    /// @param path as the game's reducer names it
    public Subject<S, M, V> withDerived(String path, Function<V, ?> shown, Function<V, ?> calculated) {
        var more = new ArrayList<>(derived);
        more.add(new DerivedPart<>(path, shown, calculated));
        return new Subject<>(box, games, mostSteps, values, census, scenes, passes, changes, more);
    }

    /// Returns why every forced move changes an event in this setup; empty if some move leaves it as it is.
    Optional<ForcedChange> forcedChange(Event event, Setup setup) {
        return changes.stream()
                .filter(change ->
                        change.kind().isInstance(event) && change.setups().test(setup))
                .findFirst();
    }

    Game<S, M, V> game() {
        return box.game();
    }

    /// Returns every player at a table with so many seats, then a spectator, then one who sees everything.
    static List<Viewer> viewers(int seats) {
        var viewers = new ArrayList<Viewer>();
        Seat.first(seats).forEach(seat -> viewers.add(Viewer.player(seat)));
        viewers.add(Viewer.spectator());
        viewers.add(Viewer.everyone());
        return viewers;
    }
}
