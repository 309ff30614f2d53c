package parterre.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The seats or the chance that a position waits for.
///
/// @param <M> the game's moves
public sealed interface Next<M extends Move> {
    /// Returns whom the position waits for, as a message.
    default Reason waiting() {
        return switch (this) {
            case Turn<M>(Seat seat, Moves<M> _) -> new TableRefusal.WaitsForSeats(List.of(seat));
            case Together<M> together ->
                new TableRefusal.WaitsForSeats(together.open().seats());
            case Chance<M> _ -> new TableRefusal.WaitsForChance();
            case Over<M> _ -> new TableRefusal.WaitsForNobody();
        };
    }

    /// Returns whom the position waits for, in words: "P2", "P1, P3", "chance", "nobody".
    default String waitsFor() {
        return switch (this) {
            case Turn<M>(Seat seat, Moves<M> _) -> seat.toString();
            case Together<M> together ->
                together.open().seats().stream().map(Seat::toString).collect(Collectors.joining(", "));
            case Chance<M> _ -> "chance";
            case Over<M> _ -> "nobody";
        };
    }

    /// One seat is to move.
    ///
    /// @param moves the moves of the seat, computed only from what the seat knows
    record Turn<M extends Move>(Seat seat, Moves<M> moves) implements Next<M> {}

    /// Several seats answer at once and in secret. The game goes on when every open seat has answered. The
    /// table keeps the answers until then. They are never part of a position, so that no view can show them.
    ///
    /// @param open the possible answers of each asked seat; everybody may know which seats are asked
    /// @param defaults the answer that a seat gives when its time runs out (a pass, a decline); a bot answers
    ///     for an open seat without a default
    /// @param asker the seat that asked the question. It may take the question back while an answer is missing:
    ///     then all open seats give their defaults. Present only if every open seat has a default
    record Together<M extends Move>(BySeat<Moves<M>> open, BySeat<M> defaults, Optional<Seat> asker)
            implements Next<M> {
        public Together {
            if (open.size() == 0) {
                throw new IllegalArgumentException("at least one seat must be asked");
            }
            if (asker.isPresent() && !open.seats().equals(defaults.seats())) {
                throw new IllegalArgumentException("a question that can be taken back needs a default for every seat");
            }
        }

        /// Creates a secret choice of several seats without defaults and without an asker.
        public Together(BySeat<Moves<M>> open) {
            this(open, BySeat.none(), Optional.empty());
        }
    }

    /// Chance is to move: a deal, a draw, a roll.
    record Chance<M extends Move>(Odds<M> odds) implements Next<M> {}

    /// The game has ended.
    record Over<M extends Move>(Result result) implements Next<M> {}
}
