package parterre.engine;

import java.util.List;

/// The reasons for which the table refuses a move before it asks the game's rules.
public sealed interface TableRefusal extends Reason {
    record GameIsOver() implements TableRefusal {}

    record OnlyChance() implements TableRefusal {}

    record NoSuchSeat(Seat seat, Seat last) implements TableRefusal {}

    record WrongSeat(Seat seat, Reason waiting) implements TableRefusal {}

    record NotChance(Reason waiting) implements TableRefusal {}

    record NotTogether(Reason waiting) implements TableRefusal {}

    record NotAlone(Seat seat, Reason waiting) implements TableRefusal {}

    record MissingAnswer(Seat seat, Reason waiting) implements TableRefusal {}

    record HasAnswered(Seat seat) implements TableRefusal {}

    record NotAsker(Seat seat) implements TableRefusal {}

    record NotListed() implements TableRefusal {}

    record OfSeat(Seat seat, Reason reason) implements TableRefusal {}

    record WaitsForSeats(List<Seat> seats) implements TableRefusal {}

    record WaitsForChance() implements TableRefusal {}

    record WaitsForNobody() implements TableRefusal {}
}
