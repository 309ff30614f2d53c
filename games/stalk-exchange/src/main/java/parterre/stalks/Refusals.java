package parterre.stalks;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.Harvest;

/// Why a move is not allowed, with the rule. Asked at the edges only; search plays what is listed.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> of(Draft table, Seat seat, StalkMove move) {
        if (table.phase == Phase.OVER) {
            return Optional.of(Refusal.over());
        }
        if (move instanceof Begin || move instanceof Draw || move instanceof Bust) {
            return Optional.of(Refusal.chanceIsNotYours());
        }
        if (seat.index() >= table.terms.seats()) {
            return Optional.of(Refusal.noSuchSeat(seat, table.terms.seats()));
        }
        var turn = Seat.of(table.seat);
        if (!table.phase.asks() || !turn.equals(seat)) {
            return Optional.of(Refusal.wrongSeat(seat, table.phase.asks() ? turn.toString() : "chance"));
        }
        return table.phase == Phase.ACT ? Acting.refusal(table, move) : harvestRefusal(table, move);
    }

    private static Optional<Refusal> harvestRefusal(Draft table, StalkMove move) {
        var groups = Acting.groups(table);
        return move instanceof Harvest harvest && groups.contains(harvest)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "SX-A3",
                        "Say which group is harvested next, by its first cell: "
                                + String.join(
                                        ", ",
                                        groups.stream()
                                                .map(group -> group.cell().toString())
                                                .toList())
                                + "."));
    }
}
