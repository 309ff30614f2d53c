package parterre.server.table.run;

import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Reads the moves of calls.
final class WrittenMove {
    private WrittenMove() {}

    /// Returns the move that a text means.
    ///
    /// @throws ApiException if it means none
    static <M extends Move> M read(GameBox<?, M, ?> box, String text) {
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
