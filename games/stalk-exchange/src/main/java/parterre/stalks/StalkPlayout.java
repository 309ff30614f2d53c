package parterre.stalks;

import parterre.engine.Luck;
import parterre.engine.box.FusedPlayout;

/// Plays random games on one table. The rules and draws are the same as through the contract, but it uses one
/// [Draft] from beginning to end, without positions in between.
final class StalkPlayout implements FusedPlayout<Position> {
    @Override
    public Position finish(Position from, Luck luck) {
        var table = from.draft();
        while (table.phase != Phase.OVER) {
            switch (table.phase) {
                case ACT -> StalkGame.carryOut(table, Acting.moves(table).sample(luck));
                case HARVEST ->
                    StalkGame.carryOut(table, StalkGame.harvests(table).sample(luck));
                case DEAL, STOCK, SOW, FILL, FLUSH, REFILL -> StalkGame.draw(table, Bunch.draw(table.greenhouse, luck));
                case BEGIN, BUST ->
                    StalkGame.carryOut(table, Drawing.next(table).odds().sample(luck));
                case OVER -> throw new IllegalStateException("the game is over");
            }
        }
        return table.position();
    }
}
