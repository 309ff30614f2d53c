package parterre.flora.playing;

import parterre.flora.cards.Resource;
import parterre.flora.growing.GrowingTable;
import parterre.flora.table.Purses;

/// The part of a table that plays and blocks change: the hands and coins, the buildings that they use, and
/// what grows. Of the decks they reach only the discard.
public interface PlayingTable extends GrowingTable {
    /// Returns the Resource Cards and coins of all seats.
    Purses purses();

    /// Moves a card openly from a hand to the discard.
    void lay(int seat, Resource card);

    /// Uses the ability of the building on a parcel.
    void use(int land);
}
