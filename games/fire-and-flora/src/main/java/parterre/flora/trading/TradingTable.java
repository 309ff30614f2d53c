package parterre.flora.trading;

import parterre.flora.ending.EndingTable;
import parterre.flora.events.Stage;
import parterre.flora.landscape.Landscapes;
import parterre.flora.table.Purses;
import parterre.flora.table.TurnState;

/// The part of a table that trades change: the owners of cards, coins and parcels, and the proposals of this
/// turn.
public interface TradingTable extends EndingTable {
    /// Returns the rows of all seats.
    Landscapes lands();

    /// Returns the Resource Cards and coins of all seats.
    Purses purses();

    /// Returns the state of the turn.
    TurnState turn();

    /// Returns what the table waits for.
    Stage stage();
}
