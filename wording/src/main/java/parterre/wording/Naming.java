package parterre.wording;

import java.util.Optional;
import parterre.engine.Seat;

/// Who sits where, for the reader of a message.
///
/// @param names what each seat is called; a seat without a name is called `P1` and so on
/// @param reader the seat of whoever reads; empty for a spectator
public record Naming(java.util.Map<Seat, String> names, Optional<Seat> reader) {
    public Naming {
        names = java.util.Map.copyOf(names);
    }

    /// Calls every seat by its number and speaks to nobody.
    public static Naming bySeat() {
        return new Naming(java.util.Map.of(), Optional.empty());
    }

    String of(Seat seat) {
        return names.getOrDefault(seat, seat.toString());
    }

    boolean isReader(Seat seat) {
        return reader.filter(seat::equals).isPresent();
    }
}
