package parterre.cli.protocol;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.SecureLuck;
import parterre.engine.table.Referee;

/// The games and positions that a session holds, by the handles that its program knows them by: `g1`, `g2`
/// … and `p1`, `p2` …; no handle is given twice.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class Handles<S, M extends Move, V> {
    private static final Pattern FORM = Pattern.compile("[gp][0-9]{1,18}");

    private final Map<String, OpenGame<S, M, V>> games = new HashMap<>();
    private final Map<String, S> positions = new HashMap<>();
    private final Luck unforeseen = new SecureLuck();
    private long given;

    /// A game that is being played.
    ///
    /// @param luck where its chance comes from
    /// @param draws true if chance is drawn whenever the game waits for it
    record OpenGame<S, M extends Move, V>(Referee<S, M, V> referee, Luck luck, boolean draws) {}

    /// True for what looks like a handle, as opposed to the text of a position.
    static boolean isHandle(String text) {
        return FORM.matcher(text).matches();
    }

    String add(OpenGame<S, M, V> game) {
        if (games.size() >= Limit.GAMES) {
            throw Fault.of(Fault.Code.TOO_MANY, Limit.GAMES + " games are open; forget some.");
        }
        var handle = "g" + ++given;
        games.put(handle, game);
        return handle;
    }

    String add(S position) {
        if (positions.size() >= Limit.POSITIONS) {
            throw Fault.of(Fault.Code.TOO_MANY, Limit.POSITIONS + " positions are kept; forget some.");
        }
        var handle = "p" + ++given;
        positions.put(handle, position);
        return handle;
    }

    /// How many more positions can be kept.
    int room() {
        return Limit.POSITIONS - positions.size();
    }

    Optional<OpenGame<S, M, V>> game(String handle) {
        return Optional.ofNullable(games.get(handle));
    }

    Optional<S> position(String handle) {
        return Optional.ofNullable(positions.get(handle));
    }

    /// True if there is a game or position of this name.
    boolean holds(String handle) {
        return games.containsKey(handle) || positions.containsKey(handle);
    }

    /// Lets go of a game or position, if there is one.
    void forget(String handle) {
        games.remove(handle);
        positions.remove(handle);
    }

    /// Lets go of everything.
    void clear() {
        games.clear();
        positions.clear();
    }

    /// The seed that was asked for, or one that nobody can foresee; never negative and exact in every
    /// language's numbers.
    long seed(Optional<Long> asked) {
        return asked.orElseGet(() -> unforeseen.bits() >>> 11);
    }
}
