package parterre.server.table.project;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.engine.box.Selection;
import parterre.server.wire.Calls;
import parterre.server.wire.MovePreview;
import parterre.server.wire.ServerFault;

/// Previews moves from what their seat knows.
public final class Previews {
    /// The most moves that are previewed in one answer. Of more moves, each is previewed when it is asked for.
    private static final int MOST_MOVES = 400;

    private Previews() {}

    /// Returns the previews of the listed moves by their texts, so that every target can show its effect before a
    /// person points at one. Empty where too many moves are listed.
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

    /// Reads the move that a call considers.
    ///
    /// @param view what the deciding seat knows
    public static <S, M extends Move, V> Reading<M> meant(GameBox<S, M, V> box, V view, Calls.ConsiderMove wanted) {
        if (wanted.move().isPresent()) {
            return box.game().notation().read(wanted.move().get());
        }
        return wanted.selection()
                .map(picks -> box.board().move(view, wanted.seat(), new Selection(picks)))
                .orElseGet(() -> Reading.bad("move", new ServerFault.MoveMissing()));
    }

    /// Returns what a move would visibly do.
    ///
    /// @param view what the deciding seat knows
    /// @param refusal says why a move may not be made
    /// @param takeBack says whether a move could be taken back afterwards
    public static <S, M extends Move, V> Calls.Preview of(
            GameBox<S, M, V> box,
            V view,
            Seat seat,
            Reading<M> meant,
            Function<M, Optional<Refusal>> refusal,
            Predicate<M> takeBack) {
        return switch (meant) {
            case Reading.Bad<M>(var problems) ->
                new Calls.Preview(
                        Optional.empty(), Optional.empty(), problems, Optional.empty(), Optional.empty(), false);
            case Reading.Good<M>(M move) -> {
                var refused = refusal.apply(move);
                boolean legal = refused.isEmpty();
                yield new Calls.Preview(
                        Optional.of(box.game().notation().write(move)),
                        legal ? Optional.of(move) : Optional.empty(),
                        List.of(),
                        refused,
                        legal ? Optional.of(MovePreview.of(box.game().preview(view, seat, move))) : Optional.empty(),
                        legal && takeBack.test(move));
            }
        };
    }
}
