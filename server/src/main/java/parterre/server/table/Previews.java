package parterre.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.server.wire.MovePreview;

/// Previews each of the listed moves, so that every target can show its effect before a person points at one.
public final class Previews {
    /// Where more moves are listed than this, each is told when it is asked for.
    private static final int MOST_MOVES = 400;

    private Previews() {}

    /// Returns the previews by the moves' texts; empty where too many moves are listed.
    ///
    /// @param view what the deciding seat knows
    public static <S, M extends Move, V> Map<String, MovePreview> of(
            GameBox<S, M, V> box, V view, Seat seat, Moves<M> moves) {
        if (moves.size() > MOST_MOVES) {
            return Map.of();
        }
        var told = new LinkedHashMap<String, MovePreview>();
        for (var move : moves.list()) {
            told.put(
                    box.game().notation().write(move), MovePreview.of(box.game().preview(view, seat, move)));
        }
        return told;
    }
}
