package parterre.stalks;

import org.jspecify.annotations.Nullable;

/// Everything that is so at one moment of a game. Immutable: a [Draft] on which nobody writes any more.
/// [StalkPositions] writes a position as text.
public final class Position {
    private final Draft table;

    /// The draft is given away: whoever had it must not write on it again.
    Position(Draft table) {
        this.table = table;
    }

    /// The table, to be read only.
    Draft table() {
        return table;
    }

    /// The same table, free to change.
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

    /// As it is written.
    @Override
    public String toString() {
        return StalkPositions.FORM.write(this);
    }
}
