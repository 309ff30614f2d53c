package parterre.wording;

import java.util.Optional;
import parterre.engine.Seat;

/// The names of the seats for the reader of a message.
///
/// @param names the name of each seat; a seat without a name is called `P1` and so on
/// @param reader the reader's seat; empty for a spectator
public record Naming(java.util.Map<Seat, String> names, Optional<Seat> reader) {
    public Naming {
        names = java.util.Map.copyOf(names);
    }

    /// Returns a naming that calls every seat by its number and has no reader.
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
