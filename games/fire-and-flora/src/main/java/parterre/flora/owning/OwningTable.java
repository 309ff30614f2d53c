package parterre.flora.owning;

import parterre.flora.drawing.DrawingTable;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.growing.GrowingTable;
import parterre.flora.table.TurnState;

/// The part of a table that purchases, sales and buildings change: the landscapes, the Property Market, the
/// hands and coins, and what was bought in this turn.
public interface OwningTable extends GrowingTable, DrawingTable {
    /// Returns the state of the turn.
    TurnState turn();

    /// A seat gets coins from the bank.
    void gain(int seat, int coins, Gain reason);

    /// Uses the ability of the building on a parcel.
    void use(int land);
}
