package parterre.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Whom or what a position waits for.
///
/// @param <M> the game's moves
public sealed interface Next<M extends Move> {
    /// Who is waited for, as a message.
    default Reason waiting() {
        return switch (this) {
            case Turn<M>(Seat seat, Moves<M> _) -> new TableRefusal.WaitsForSeats(List.of(seat));
            case Together<M> together ->
                new TableRefusal.WaitsForSeats(together.open().seats());
            case Chance<M> _ -> new TableRefusal.WaitsForChance();
            case Over<M> _ -> new TableRefusal.WaitsForNobody();
        };
    }

    /// Who is waited for, in words: "P2", "P1, P3", "chance", "nobody".
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
    /// @param moves what it may do; computed from nothing that the seat does not know
    record Turn<M extends Move>(Seat seat, Moves<M> moves) implements Next<M> {}

    /// Several seats answer at once and in secret; the game goes on when every open seat has answered. The
    /// answers wait with the table and are never part of a position, so that no view can show them.
    ///
    /// @param open what each asked seat may answer; which seats are asked is public
    /// @param defaults for a seat listed here, the answer that stands when its time runs out (a pass, a
    ///     decline); for any other open seat a bot answers
    /// @param asker the seat whose question this is and who may take it back as long as an answer is missing:
    ///     then the defaults stand for all open seats. Present only if every open seat has a default
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

        /// A secret choice of several seats, none of which may be left out.
        public Together(BySeat<Moves<M>> open) {
            this(open, BySeat.none(), Optional.empty());
        }
    }

    /// Chance is to move: a deal, a draw, a roll.
    record Chance<M extends Move>(Odds<M> odds) implements Next<M> {}

    /// The game has ended.
    record Over<M extends Move>(Result result) implements Next<M> {}
}
