package parterre.engine.box;

import java.util.List;

/// Numbers that describe a position, from which its value is learned.
///
/// Every party has the same numbers, in the same order: its own and how it stands to the others. They come from
/// attributes such as icons, costs and neighbourhoods, never from the name of a card, so that a changed card table
/// still has a value. Parties that change seats change their numbers and nothing else.
///
/// @param <S> positions
public interface Features<S> {
    /// Returns the names of a party's numbers, lower case words joined by `-`, in the order in which they are written.
    List<String> names();

    /// Returns how many parties a position has: its seats in order, and after them an automa if one plays.
    int parties(S position);

    /// Writes the numbers of all parties, those of the first one first. Most lie between -1 and 1.
    ///
    /// @param into has room for the numbers of all parties
    void write(S position, float[] into);
}
