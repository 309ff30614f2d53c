package parterre.flora.growing;

import parterre.flora.ending.EndingTable;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.landscape.Landscapes;

/// The part of a table that [Growing] changes: the landscapes, and the coins of a seat that saves a plant.
public interface GrowingTable extends EndingTable {
    /// Returns the rows of all seats, and the Species Pool.
    Landscapes lands();

    /// A seat pays coins to the bank.
    void pay(int seat, int coins, Cost reason);
}
