package parterre.flora.table;

import org.jspecify.annotations.Nullable;
import parterre.engine.Seat;

/// Everything that is so at one moment of a game. Immutable: a [Draft] on which nobody writes any more.
public final class Position {
    private final Draft table;

    /// The draft is given away: its former owner must not write on it again.
    Position(Draft table) {
        this.table = table;
    }

    /// The table, to be read only.
    public Draft table() {
        return table;
    }

    /// The same table, free to change.
    public Draft draft() {
        return new Draft(table);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that && table.isLike(that.table);
    }

    @Override
    public int hashCode() {
        return table.hash();
    }

    /// In short; `FloraPositions` writes a position whole.
    @Override
    public String toString() {
        return "turn " + (table.turn().turns() + 1) + ", " + Seat.of(table.active()) + ", " + table.stage();
    }
}
