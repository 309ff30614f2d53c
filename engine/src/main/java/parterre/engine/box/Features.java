package parterre.engine.box;

import java.util.List;

/// Describes a position by numbers, from which its value is learned.
///
/// Every party has the same numbers, in the same order: its own, and its relation to the others. They come from
/// attributes such as icons, costs and neighbourhoods, never from the name of a card. So a position of a
/// changed card table still has a value. If parties change seats, only their numbers change places.
///
/// @param <S> positions
public interface Features<S> {
    /// Returns the names of a party's numbers, lower case words joined by `-`, in the order in which they are written.
    List<String> names();

    /// Returns how many parties a position has: its seats in order, and after them an automa if one plays.
    int parties(S position);

    /// Writes the numbers of all parties, the first party's numbers first. Most lie between -1 and 1.
    ///
    /// @param into has room for the numbers of all parties
    void write(S position, float[] into);
}
