package parterre.cli.protocol;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;

/// Begins a game from seats and options, from the text of a position, or from a record.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class Openings<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;

    Openings(GameBox<S, M, V> box) {
        this.box = box;
        game = box.game();
    }

    /// Returns the game that a request begins.
    ///
    /// @throws Fault if it cannot begin
    Referee<S, M, V> referee(Request.New fresh) {
        int ways = (fresh.seats().isPresent() ? 1 : 0)
                + (fresh.text().isPresent() ? 1 : 0)
                + (fresh.record().isPresent() ? 1 : 0);
        boolean agreed = fresh.edition().isPresent() || fresh.options().isPresent();
        if (ways > 1 || (agreed && ways == 1 && fresh.seats().isEmpty())) {
            throw Fault.of(
                    Fault.Code.CONFLICT,
                    "A game begins from 'seats' (with 'edition' and 'options'), from a 'text' or from a 'record'; a"
                            + " text and a record say by themselves what was agreed.");
        }
        if (fresh.text().isPresent()) {
            return switch (box.positions().read(fresh.text().get())) {
                case Reading.Good<S>(S position) -> Referee.from(game, box.positions(), position);
                case Reading.Bad<S>(var problems) -> throw Fault.unreadable(Fault.Code.POSITION, "text", problems);
            };
        }
        if (fresh.record().isPresent()) {
            Reading<GameRecord> read =
                    new RecordForm(List.of(game.info())).read(fresh.record().get());
            return switch (read.then(record -> Referee.resume(game, box.positions(), record))) {
                case Reading.Good<Referee<S, M, V>>(Referee<S, M, V> referee) -> referee;
                case Reading.Bad<Referee<S, M, V>>(var problems) ->
                    throw Fault.unreadable(Fault.Code.RECORD, "record", problems);
            };
        }
        return Referee.start(game, setup(fresh));
    }

    /// Returns the path of the first field of a setup that does not fit.
    private String misfit(Request.New fresh, int seats) {
        GameInfo info = game.info();
        int edition = fresh.edition().orElse(info.edition());
        if (seats < info.leastSeats() || seats > info.mostSeats()) {
            return "seats";
        }
        if (edition < info.oldestEdition() || edition > info.edition()) {
            return "edition";
        }
        return new TreeMap<>(fresh.options().orElse(Map.of()))
                .entrySet().stream()
                        .filter(option ->
                                Setup.read(info, edition, seats, Map.ofEntries(option)) instanceof Reading.Bad<Setup>)
                        .map(option -> "options." + option.getKey())
                        .findFirst()
                        .orElse("options");
    }

    private Setup setup(Request.New fresh) {
        GameInfo info = game.info();
        int seats = fresh.seats().orElse(info.leastSeats());
        var read = Setup.read(
                info,
                fresh.edition().orElse(info.edition()),
                seats,
                fresh.options().orElse(Map.of()));
        return switch (read) {
            case Reading.Bad<Setup>(var problems) ->
                throw Fault.unreadable(Fault.Code.SETUP, misfit(fresh, seats), problems);
            case Reading.Good<Setup>(Setup setup) -> {
                var refusal = game.refusal(setup);
                if (refusal.isPresent()) {
                    throw Fault.refused(refusal.get());
                }
                yield setup;
            }
        };
    }
}
