package parterre.lab.tournament;

import java.util.List;

/// A round of a Swiss tournament that has begun.
///
/// @param number from 1
/// @param open the pairs of the round that have not met yet
public record SwissRound(int number, List<Pairing> open) {
    public SwissRound {
        open = List.copyOf(open);
    }

    /// Returns the round after two bots have met.
    SwissRound without(Pairing pairing) {
        return new SwissRound(
                number, open.stream().filter(each -> !each.equals(pairing)).toList());
    }
}
