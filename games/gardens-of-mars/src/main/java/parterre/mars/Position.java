package parterre.mars;

import org.jspecify.annotations.Nullable;

/// The state of the table: garden, flowers, gardeners, markers and dice, and whose turn it is. Immutable: it
/// holds a [Draft] that no longer changes.
///
/// Gardeners are numbered: seat s has number s, and with two gardeners each it also has s + 2. A seat's marker is its
/// score. [MarsPositions] writes a position as text. GM-1.5
public final class Position extends Table {
    /// The cell number of a gardener that has not been placed.
    static final int NOWHERE = (1 << Draft.CELL_BITS) - 1;

    // Holding the draft saves a second copy of it. A position is made at every step of every search.
    private final Draft table;

    /// Takes over the draft. Its former owner must not write on it again.
    Position(Draft table) {
        this.table = table;
    }

    Draft table() {
        return table;
    }

    /// Returns a mutable copy of the table.
    Draft draft() {
        return new Draft(table);
    }

    @Override
    MarsTerms terms() {
        return table.terms;
    }

    @Override
    Flowers flowers() {
        return table.flowers;
    }

    @Override
    int gardener(int number) {
        return table.gardener(number);
    }

    @Override
    long scores() {
        return table.scores;
    }

    @Override
    Dice dice() {
        return table.dice();
    }

    @Override
    int seat() {
        return table.seat;
    }

    Phase phase() {
        return table.phase;
    }

    /// Returns the seat that placed and played first.
    int first() {
        return table.first;
    }

    /// Returns how many dice chance is about to roll.
    int toRoll() {
        return table.toRoll;
    }

    /// Returns true if this turn was earned by a special action. GM-6.1
    boolean isExtraTurn() {
        return table.extra;
    }

    /// Returns how many turns in a row have ended without a planting, up to 4095. GM-5.4
    int idle() {
        return table.idle;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that && table.isLike(that.table);
    }

    @Override
    public int hashCode() {
        return table.hash();
    }
}
