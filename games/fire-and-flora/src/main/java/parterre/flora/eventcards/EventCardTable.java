package parterre.flora.eventcards;

import parterre.flora.drawing.DrawingTable;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.growing.GrowingTable;

/// The part of a table that event cards change: the plants, the decks, the hands and coins. They do not
/// change the state of the turn.
public interface EventCardTable extends GrowingTable, DrawingTable {
    /// A seat gets coins from the bank.
    void gain(int seat, int coins, Gain reason);
}
