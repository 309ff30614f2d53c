package parterre.server.table.project;

import java.util.ArrayList;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.server.wire.OpenDecision;

/// Writes down what a seat is asked.
public final class OpenDecisions {
    private OpenDecisions() {}

    /// Returns the question, and how each listed move is entered.
    ///
    /// @param number of the decision
    /// @param view of the asked seat
    public static <S, M extends Move, V> OpenDecision of(
            GameBox<S, M, V> box, long number, V view, Seat seat, Moves<M> moves) {
        var board = box.board();
        var asked = board.decision(view, seat, moves);
        var listed = new ArrayList<OpenDecision.ListedMove>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            listed.add(new OpenDecision.ListedMove(
                    box.game().notation().write(move),
                    move,
                    board.selection(view, seat, move).byPick()));
        }
        return new OpenDecision(number, seat, asked.asks(), asked.picks(), listed, moves.unlisted());
    }
}
