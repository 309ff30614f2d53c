package parterre.server.wire;

import java.util.List;
import java.util.Map;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.Pick;

/// The question to a seat.
///
/// @param decision the number that the move must name
/// @param asks the question
/// @param picks to be answered in any order
/// @param moves every listed move and how it is entered: a page narrows this list and computes no rules
/// @param unlisted true if the game may accept moves that are not listed; a preview judges them
public record OpenDecision(
        long decision, Seat seat, Message asks, List<Pick> picks, List<ListedMove> moves, boolean unlisted) {
    /// A move and the targets by which it is entered.
    ///
    /// @param text as it is written; this is what is sent back
    /// @param fields the same move as data: the type that the game's namespace calls `Move`
    /// @param selection pick names and the ids chosen there
    public record ListedMove(String text, Move fields, Map<String, List<String>> selection) {}
}
