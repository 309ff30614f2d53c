package parterre.server.table.project;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.table.GameRecord;
import parterre.server.table.state.GameSession;

/// Projects the record of a game for one viewer.
final class RecordProjection<S, M extends Move, V> {
    /// Stands for a position that a game began from, as long as not everyone may know all of it.
    private static final String HIDDEN = "?";

    private final GameSession<S, M, V> session;
    private final Viewer viewer;

    RecordProjection(GameSession<S, M, V> session, Viewer viewer) {
        this.session = session;
        this.viewer = viewer;
    }

    /// Returns the record.
    ///
    /// @param players the player in each seat, in words; seats may be missing
    /// @param notes further notes
    GameRecord record(Map<Seat, String> players, Map<String, String> notes) {
        var whole = session.record(notes);
        var names = BySeat.<String>none();
        for (var seat : players.keySet()) {
            names = names.with(seat, players.get(seat));
        }
        boolean open = viewer instanceof Viewer.Everyone;
        var entries = new ArrayList<GameRecord.Entry>();
        int step = 0;
        for (var entry : whole.entries()) {
            entries.add(
                    switch (entry) {
                        case GameRecord.Entry.Played played ->
                            open ? played : new GameRecord.Entry.Played(line(++step));
                        case GameRecord.Entry.Table told -> told;
                    });
        }
        return new GameRecord(
                whole.game(),
                whole.setup(),
                names,
                notes,
                open ? whole.position() : whole.position().map(_ -> HIDDEN),
                entries,
                open ? whole.result() : Optional.empty());
    }

    /// Returns the record's line of a step, as this viewer may read it.
    ///
    /// @param step counted from 1
    private String line(int step) {
        return session.box()
                .game()
                .line(session.position(step - 1), session.steps().get(step - 1), viewer);
    }
}
