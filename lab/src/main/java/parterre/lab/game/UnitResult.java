package parterre.lab.game;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The result of a unit. Plain data.
///
/// @param unit the unit
/// @param arms what happened in each arm
public record UnitResult(Unit unit, List<ArmGames> arms) {
    public UnitResult {
        arms = List.copyOf(arms);
    }

    /// The games of a unit in one arm.
    ///
    /// @param games in the order of blocks and rotations
    /// @param occurrences for each thing that can happen the number of games in which it did; [Occurrence]
    ///     has the keys
    public record ArmGames(List<GameFacts> games, SortedMap<String, Integer> occurrences) {
        public ArmGames {
            games = List.copyOf(games);
            occurrences = Collections.unmodifiableSortedMap(new TreeMap<>(occurrences));
        }
    }
}
