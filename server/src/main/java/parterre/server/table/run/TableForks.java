package parterre.server.table.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.server.people.Person;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.PositionText;
import parterre.server.table.state.RecordText;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;

/// Opens new tables that do not begin at a game's start but at a position, a record or another table.
final class TableForks {
    /// Every position of a game stays in memory as long as its table does. Whole games have up to 2,000
    /// steps.
    private static final int MOST_STEPS = 5_000;

    private final FairPlay fairPlay;
    private final TableRegistry registry;

    TableForks(FairPlay fairPlay, TableRegistry registry) {
        this.fairPlay = fairPlay;
        this.registry = registry;
    }

    /// Returns the record that a new table of this game begins with.
    <S, M extends Move, V> GameRecord record(Person by, GameBox<S, M, V> box, String game, NewTable.Start start) {
        return switch (start) {
            case NewTable.Start.Position(String text) -> {
                var position = TermsReader.orThrow(PositionText.read(box, text), FaultCode.POSITION);
                yield new GameRecord(
                        game,
                        box.game().setup(position),
                        BySeat.none(),
                        Map.of(),
                        Optional.of(box.positions().write(position).stripTrailing()),
                        List.of(),
                        Optional.empty());
            }
            case NewTable.Start.Recorded(String text, int at) ->
                upTo(TermsReader.orThrow(RecordText.read(List.of(box.game().info()), text), FaultCode.RECORD), at);
            case NewTable.Start.Fork(String table, int at) -> registry.enter(table, other -> fork(by, game, other, at));
        };
    }

    /// Refuses a game that would go on from one that other people are playing.
    void check(Person by, GameRecord record, GameSession<?, ?, ?> begun) {
        fairPlay.check(by, record, begun);
    }

    private static GameRecord fork(Person by, String game, LiveTable<?, ?, ?> other, int at) {
        if (!other.state().letsIn(by) || !other.state().terms().game().equals(game)) {
            throw ApiException.of(FaultCode.NO_TABLE, new ServerFault.NoTableToGoOn(), "start.table");
        }
        return other.queries().forkable(by, at);
    }

    static GameRecord upTo(GameRecord record, int at) {
        if (at < 0 || at > record.steps()) {
            throw ApiException.of(FaultCode.RECORD, new ServerFault.RecordSteps(record.steps()), "start.at");
        }
        if (at > MOST_STEPS) {
            throw ApiException.of(FaultCode.RECORD, new ServerFault.RecordTooLong(MOST_STEPS), "start.at");
        }
        return record.upTo(at);
    }
}
