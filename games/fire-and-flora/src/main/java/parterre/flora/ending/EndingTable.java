package parterre.flora.ending;

import parterre.flora.table.Table;

/// The part of a table that [Ending] reads. It changes only what the table waits for.
public interface EndingTable extends Table {
    /// Returns the stars that show in a seat's landscape.
    int stars(int seat);

    /// Returns the native species in a seat's landscape, a bit for each.
    int natives(int seat);

    /// Returns how many native plants of a seat show their big side.
    int bigNatives(int seat);

    /// Returns the coins of a seat.
    int coins(int seat);
}
