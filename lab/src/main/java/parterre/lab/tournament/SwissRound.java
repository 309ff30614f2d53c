package parterre.lab.tournament;

import java.util.List;

/// A round of a Swiss tournament that has begun.
///
/// @param number from 1
/// @param open the groups of the round that have not met yet
public record SwissRound(int number, List<TableGroup> open) {
    public SwissRound {
        open = List.copyOf(open);
    }

    /// Returns the round after a group has met.
    SwissRound without(TableGroup group) {
        return new SwissRound(
                number, open.stream().filter(each -> !each.equals(group)).toList());
    }
}
