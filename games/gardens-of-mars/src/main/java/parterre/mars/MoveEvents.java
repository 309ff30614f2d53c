package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;

/// Plays a move on a table that keeps events, to find out what it does.
final class MoveEvents {
    private MoveEvents() {}

    /// Returns the table after a move, with its events.
    static Draft played(Position before, MarsMove move) {
        var table = Draft.listening(before.table());
        MarsGame.carryOut(table, move);
        return table;
    }

    /// Returns the preview of a player's move. All its events are certain, because positions are open and
    /// chance only acts between moves.
    static Preview<MarsEvent> preview(Position before, MarsMove move) {
        var after = played(before, move);
        return new Preview<>(after.events().events(), List.of(), open(after, Seat.of(before.seat())));
    }

    private static List<Open> open(Draft after, Seat mover) {
        var next = Seat.of(after.seat);
        boolean isOwn = next.equals(mover);
        var open = new ArrayList<Open>();
        switch (after.phase) {
            case DEAL -> open.add(new Open(Decider.CHANCE, new MarsOpen.DealAhead()));
            case ROLL -> open.add(new Open(Decider.CHANCE, new MarsOpen.RollAhead(next, after.toRoll)));
            case CHOOSE ->
                open.add(new Open(isOwn ? Decider.SAME_SEAT : Decider.OTHERS, new MarsOpen.ChoiceAhead(next)));
            case BEGIN, PLACE, MOVE, OUT_OF_FLOWERS, DEADLOCK, IDLE -> {}
        }
        if (isOwn && (after.phase == Phase.ROLL || after.phase == Phase.MOVE)) {
            open.add(new Open(Decider.SAME_SEAT, new MarsOpen.DieAhead(next)));
        }
        return open;
    }
}
