package parterre.stalks;

import parterre.engine.Next;
import parterre.engine.Scratch;

/// A draft for playouts, on which one move after another is played in place. SX-D1
record PlayoutDraft(Draft table) implements Scratch<Position, StalkMove> {
    @Override
    public Next<StalkMove> next() {
        return StalkGame.next(table);
    }

    @Override
    public void play(StalkMove move) {
        StalkGame.carryOut(table, move);
    }

    @Override
    public Position position() {
        return table.position();
    }
}
