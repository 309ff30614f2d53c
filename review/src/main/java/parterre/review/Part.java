package parterre.review;

import java.util.List;

/// A part of what a step changed.
///
/// @param change for each party the change of its share of the win, from -1 to 1; they sum to 0. In an
///     account in points the change of its expected points
public record Part(Cause cause, List<Double> change) {
    public Part {
        change = List.copyOf(change);
    }
}
