package parterre.testkit;

import java.util.List;

/// Tells where all pieces of a position are. The suite checks that each kind has as many pieces as at the start of
/// the game. So no piece is lost, doubled or in two places.
///
/// @param <S> positions
@FunctionalInterface
public interface Census<S> {
    /// Returns every place that holds pieces of a kind, with their number.
    List<Count> of(S position);

    /// The number of pieces of one kind in one place.
    ///
    /// @param piece the kind ("red flower")
    /// @param place where they are ("garden", "P2's hand")
    /// @param number at least 0
    record Count(String piece, String place, int number) {}
}
