package parterre.mars;

import parterre.engine.Luck;
import parterre.engine.box.FusedPlayout;

/// Plays random games on one table. The rules and draws are the same as through the contract, but it uses one
/// [Draft] from beginning to end, without positions in between.
final class MarsPlayout implements FusedPlayout<Position> {
    @Override
    public Position finish(Position from, Luck luck) {
        var table = from.draft();
        while (!table.phase.isOver()) {
            MarsGame.carryOut(table, drawn(table, luck));
        }
        return table.position();
    }

    private static MarsMove drawn(Draft table, Luck luck) {
        return switch (table.phase) {
            case MOVE -> Movement.moves(table).sample(luck);
            case ROLL -> Rolling.next(table.toRoll).odds().sample(luck);
            case CHOOSE -> TwoGardeners.choices(table).sample(luck);
            case PLACE -> Placing.moves(table).sample(luck);
            case DEAL -> Dealing.deal(table.terms.seats()).odds().sample(luck);
            case BEGIN -> Dealing.begin(table.terms.seats()).odds().sample(luck);
            case OUT_OF_FLOWERS, DEADLOCK, IDLE -> throw new IllegalStateException("the game is over");
        };
    }
}
