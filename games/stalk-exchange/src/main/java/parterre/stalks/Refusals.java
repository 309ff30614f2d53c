package parterre.stalks;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.stalks.StalkMove.Harvest;

/// Tells why a move is not allowed, with the rule. It is used only at the edges, because search plays listed
/// moves.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> of(Draft table, Seat seat, StalkMove move) {
        return Refusal.atTheEdge(StalkGame.next(table), table.terms.seats(), seat, move)
                .or(() -> table.phase == Phase.ACT ? Acting.refusal(table, move) : harvestRefusal(table, move));
    }

    private static Optional<Refusal> harvestRefusal(Draft table, StalkMove move) {
        var groups = Acting.groups(table);
        return move instanceof Harvest harvest && groups.contains(harvest)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "SX-A3",
                        new StalkRefusal.SayNextGroup(groups.stream()
                                .map(group -> group.cell().toString())
                                .toList())));
    }
}
