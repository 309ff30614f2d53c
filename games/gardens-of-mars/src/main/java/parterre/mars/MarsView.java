package parterre.mars;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parterre.engine.Printed;

/// Everything that a viewer of Gardens of Mars knows, as plain values. Nothing on the table is hidden.
///
/// @param edition the edition of the rules
/// @param options the agreed values that differ from the default, by the names of options
/// @param waitsFor what the position waits for; after the game, why it is over
/// @param seat number of the seat whose turn it is, from 1
/// @param first number of the seat that began, from 1
/// @param extraTurn whether this turn was earned by a special action
/// @param dice the dice on the table in ascending order
/// @param toRoll how many dice are about to be rolled
/// @param idle turns in a row without a planting
/// @param players one for each seat, in seat order
/// @param beds where each colour grows in the garden, in the order of the rulebook
/// @param neighbours for each cell, in reading order, the names of the cells next to it. GM-1.1
public record MarsView(
        int edition,
        Map<String, String> options,
        Phase waitsFor,
        int seat,
        int first,
        boolean extraTurn,
        List<Integer> dice,
        int toRoll,
        int idle,
        List<Player> players,
        List<Bed> beds,
        @Printed List<List<String>> neighbours) {
    public MarsView {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        dice = List.copyOf(dice);
        players = List.copyOf(players);
        beds = List.copyOf(beds);
        neighbours = List.copyOf(neighbours);
    }

    /// The score, gardeners and flowers of one player.
    ///
    /// @param score points
    /// @param square where the marker stands on the track: the points, unless laps are counted
    /// @param gardeners the gardeners that have been placed
    /// @param flowers the flowers left to plant, in the order of the rulebook
    public record Player(int score, int square, List<Gardener> gardeners, List<Count> flowers) {
        public Player {
            gardeners = List.copyOf(gardeners);
            flowers = List.copyOf(flowers);
        }
    }

    /// A gardener.
    ///
    /// @param cell where it stands (`e5`)
    /// @param free how many neighbouring cells have no flower: the number of dice it would give
    public record Gardener(String cell, int free) {}

    /// Flowers of one colour before a player.
    public record Count(Colour colour, int count) {}

    /// Flowers of one colour in the garden.
    ///
    /// @param cells in reading order
    /// @param groups for each of these cells, the number of its group of connected flowers, from 1. GM-4.1
    public record Bed(Colour colour, List<String> cells, List<Integer> groups) {
        public Bed {
            cells = List.copyOf(cells);
            groups = List.copyOf(groups);
        }
    }
}
