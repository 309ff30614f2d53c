package parterre.flora.position;

import org.jspecify.annotations.Nullable;
import parterre.engine.Seat;

/// The whole state of a game at one moment. Immutable: it holds a [Draft] that no longer changes.
public final class Position {
    private final Draft table;

    /// Takes over the draft. Its former owner must not write on it again.
    Position(Draft table) {
        this.table = table;
    }

    /// Returns the table, for reading only.
    public Draft table() {
        return table;
    }

    /// Returns a mutable copy of the table.
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

    /// Returns a short text. `FloraPositions` writes a whole position.
    @Override
    public String toString() {
        return "turn " + (table.turn().turns() + 1) + ", " + Seat.of(table.active()) + ", " + table.stage();
    }
}
