package parterre.flora.setup;

import parterre.flora.landscape.Landscapes;
import parterre.flora.table.Decks;
import parterre.flora.table.Purses;
import parterre.flora.table.Table;

/// The part of a table that setting up changes: the first lands and coins of each seat, and the Land Deck.
public interface SetupTable extends Table {
    /// Returns the rows of all seats.
    Landscapes lands();

    /// Returns the Resource Cards and coins of all seats.
    Purses purses();

    /// Returns the decks, the Property Market and the discards.
    Decks decks();
}
