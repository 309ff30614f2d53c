package parterre.cli.protocol;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.SecureLuck;
import parterre.engine.table.Referee;

/// The games and positions that a session holds, by their handles for the program: `g1`, `g2` … and `p1`, `p2`
/// …. Every handle is given only once.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class Handles<S, M extends Move, V> {
    private static final Pattern FORM = Pattern.compile("[gp][0-9]{1,18}");

    private final Map<String, OpenGame<S, M, V>> games = new HashMap<>();
    private final Map<String, S> positions = new HashMap<>();
    private final Luck unpredictable = new SecureLuck();
    private long given;

    /// A game in progress.
    ///
    /// @param luck the source of its chance
    /// @param draws true if chance is drawn whenever the game waits for it
    record OpenGame<S, M extends Move, V>(Referee<S, M, V> referee, Luck luck, boolean draws) {}

    /// Returns true if the text looks like a handle and not like the text of a position.
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

    /// Returns how many more positions can be kept.
    int room() {
        return Limit.POSITIONS - positions.size();
    }

    Optional<OpenGame<S, M, V>> game(String handle) {
        return Optional.ofNullable(games.get(handle));
    }

    Optional<S> position(String handle) {
        return Optional.ofNullable(positions.get(handle));
    }

    /// Returns true if there is a game or position with this handle.
    boolean holds(String handle) {
        return games.containsKey(handle) || positions.containsKey(handle);
    }

    /// Removes a game or position, if there is one.
    void forget(String handle) {
        games.remove(handle);
        positions.remove(handle);
    }

    /// Removes all games and positions.
    void clear() {
        games.clear();
        positions.clear();
    }

    /// Returns the requested seed, or an unpredictable one that is never negative and is exact as a number in
    /// every language.
    long seed(Optional<Long> asked) {
        return asked.orElseGet(() -> unpredictable.bits() >>> 11);
    }
}
