package parterre.mars;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Place;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Roll;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsMove.Waste;

/// Tells why a move is not allowed, with the rule. It is used only at the edges, because search plays listed
/// moves.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> of(MarsGame game, Position position, Seat seat, MarsMove move) {
        return Refusal.atTheEdge(game.next(position), position.terms().seats(), seat, move)
                .or(() -> switch (move) {
                    case Begin _, Deal _, Roll _ -> Optional.of(Refusal.chanceIsNotYours());
                    case Place place -> kind(position, Phase.PLACE).or(() -> Placing.refusal(position, place));
                    case RollFor roll -> kind(position, Phase.CHOOSE).or(() -> TwoGardeners.refusal(position, roll));
                    case Plant plant -> kind(position, Phase.MOVE).or(() -> Planting.refusal(position, plant));
                    case Go go -> kind(position, Phase.MOVE).or(() -> Movement.refusal(position, go));
                    case Waste waste -> kind(position, Phase.MOVE).or(() -> Movement.refusal(position, waste));
                });
    }

    /// Returns why a move of this kind is not asked for; empty if it is.
    private static Optional<Refusal> kind(Position position, Phase kind) {
        return position.phase() == kind ? Optional.empty() : Optional.of(wrongKind(position.phase()));
    }

    private static Refusal wrongKind(Phase phase) {
        return switch (phase) {
            case PLACE -> new Refusal("GM-2.3", new MarsRefusal.PlaceFirst());
            case CHOOSE -> new Refusal("GM-A8", new MarsRefusal.SayWhoGives());
            case MOVE -> new Refusal("GM-3.3", new MarsRefusal.UseADie());
            case BEGIN, DEAL, ROLL, OUT_OF_FLOWERS, DEADLOCK, IDLE ->
                throw new IllegalStateException("no seat is asked in " + phase);
        };
    }
}
