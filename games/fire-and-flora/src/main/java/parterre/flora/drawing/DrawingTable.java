package parterre.flora.drawing;

import parterre.flora.cards.EventCard;
import parterre.flora.cards.Resource;
import parterre.flora.table.Decks;
import parterre.flora.table.Purses;
import parterre.flora.table.Table;

/// The part of a table that [Drawing] changes: the decks, the hands and the discard.
public interface DrawingTable extends Table {
    /// Returns the decks, the Property Market and the discards.
    Decks decks();

    /// Returns the Resource Cards and coins of all seats.
    Purses purses();

    /// Moves a card openly from a hand to the discard.
    void lay(int seat, Resource card);

    /// Returns the event card being carried out. There must be one.
    EventCard eventCard();
}
