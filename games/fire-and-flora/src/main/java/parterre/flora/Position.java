package parterre.flora;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Everything that is so at one moment of a game. Immutable: a [Draft] on which nobody writes any more.
/// [FloraPositions] writes a position as text.
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
        return other instanceof Position that && isLike(that.table);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                table.turns,
                table.active,
                table.deck,
                table.discard,
                table.landDeck,
                table.stage,
                table.purses().hash(),
                Arrays.deepHashCode(table.holdings),
                Arrays.hashCode(table.market),
                Arrays.hashCode(table.eventDeck));
    }

    /// Whether the same lies on both tables.
    private boolean isLike(Draft that) {
        return table.turns == that.turns
                && table.active == that.active
                && table.first == that.first
                && table.bought == that.bought
                && table.cheap == that.cheap
                && table.proposals == that.proposals
                && table.closed == that.closed
                && table.event == that.event
                && table.deck == that.deck
                && table.discard == that.discard
                && table.landDeck.equals(that.landDeck)
                && table.stage.equals(that.stage)
                && table.purses().isLike(that.purses())
                && Arrays.deepEquals(table.rows, that.rows)
                && Arrays.deepEquals(table.holdings, that.holdings)
                && Arrays.equals(table.pool, that.pool)
                && Arrays.equals(table.landsUnder, that.landsUnder)
                && Arrays.equals(table.market, that.market)
                && Arrays.equals(table.eventDeck, that.eventDeck)
                && Arrays.equals(table.eventDiscard, that.eventDiscard)
                && Arrays.equals(table.eventsUnder, that.eventsUnder)
                && Arrays.equals(table.looked, that.looked)
                && table.terms.setup().equals(that.terms.setup());
    }

    /// As it is written.
    @Override
    public String toString() {
        return new FloraPositions().write(this);
    }
}
