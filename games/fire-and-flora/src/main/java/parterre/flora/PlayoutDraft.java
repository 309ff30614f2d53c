package parterre.flora;

import parterre.engine.BySeat;
import parterre.engine.Next;
import parterre.engine.Scratch;
import parterre.flora.moves.FloraMove;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;

/// A draft for playouts, on which one move after another is played in place. FF-D1
record PlayoutDraft(Draft table) implements Scratch<Position, FloraMove> {
    @Override
    public Next<FloraMove> next() {
        return Steps.next(table);
    }

    @Override
    public void play(FloraMove move) {
        Steps.play(table, move);
    }

    @Override
    public void play(BySeat<FloraMove> answers) {
        Steps.play(table, answers);
    }

    @Override
    public Position position() {
        return table.position();
    }
}
