package parterre.stalks;

import org.jspecify.annotations.Nullable;

/// The whole state of a game at one moment. Immutable: it holds a [Draft] that no longer changes.
/// [StalkPositions] writes a position as text.
public final class Position {
    private final Draft table;

    /// Takes over the draft. Its former owner must not write on it again.
    Position(Draft table) {
        this.table = table;
    }

    /// Returns the table, to be read only.
    Draft table() {
        return table;
    }

    /// Returns a mutable copy of the table.
    Draft draft() {
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

    /// Returns the position in its text form.
    @Override
    public String toString() {
        return StalkPositions.FORM.write(this);
    }
}
