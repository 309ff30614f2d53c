package parterre.server.review;

import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Reads a move that a person asks about.
public final class LegalMove {
    private LegalMove() {}

    /// Returns the move.
    ///
    /// @throws ApiException if it cannot be read, or may not be made there
    public static <S, M extends Move, V> M of(GameBox<S, M, V> box, S position, Seat seat, String text) {
        var move = read(box, text);
        box.game().refusal(position, seat, move).ifPresent(refusal -> {
            throw ApiException.of(refusal);
        });
        return move;
    }

    /// Returns the move that a text means.
    ///
    /// @throws ApiException if it means none
    public static <M extends Move> M read(GameBox<?, M, ?> box, String text) {
        return switch (box.game().notation().read(text)) {
            case Reading.Good<M>(M read) -> read;
            case Reading.Bad<M>(var problems) ->
                throw ApiException.of(
                        FaultCode.MOVE,
                        new ServerFault.NoMove(problems.getFirst()),
                        problems.getFirst().where());
        };
    }
}
