package parterre.review;

import java.util.List;
import java.util.stream.IntStream;

/// Tells for each step of a game what changed the chances to win.
///
/// @param shares for the start and for the position after each step: each party's expected share of the win,
///     from 0 to 1. Where chance is to move, it is the mean over what may come. An account in points has the
///     expected points instead
/// @param steps for each step its parts. They sum to the difference between the shares before and after the
///     step
public record GameAccount(List<List<Double>> shares, List<List<Part>> steps) {
    public GameAccount {
        shares = shares.stream().map(List::copyOf).toList();
        steps = steps.stream().map(List::copyOf).toList();
    }

    /// Returns the balance of each party, in the order of the shares.
    public List<Balance> balances() {
        return IntStream.range(0, shares.getFirst().size())
                .mapToObj(party -> Balance.of(this, party))
                .toList();
    }

    /// Returns where chance changed the chances most, in the order of the steps: at most 12 swings of at least 5
    /// points.
    public List<Swing> swings() {
        return Swing.largest(steps);
    }
}
