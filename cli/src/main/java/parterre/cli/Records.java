package parterre.cli;

import parterre.cli.words.Localizer;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;

/// Reads records from files and plays them through by the rules of their games.
final class Records {
    private Records() {}

    /// Returns the form of the records of all known games.
    static RecordForm form() {
        return new RecordForm(Boxes.all().stream().map(box -> box.game().info()).toList());
    }

    /// Returns the record in this file, played through, or its problems line by line.
    static Reading<Replayed<?, ?, ?>> read(String file) {
        return form().read(Files.bytes(file)).then(Records::replay);
    }

    private static Reading<Replayed<?, ?, ?>> replay(GameRecord record) {
        return replay(GameLookup.box(record.game()), record);
    }

    private static <S, M extends Move, V> Reading<Replayed<?, ?, ?>> replay(GameBox<S, M, V> box, GameRecord record) {
        return Replay.of(box.game(), box.positions(), record).map(replay -> new Replayed<>(box, replay));
    }

    /// A record that was played through.
    record Replayed<S, M extends Move, V>(GameBox<S, M, V> box, Replay<S, M> replay) {
        /// Returns the name of a party: the seat and who sat there, or the name of a party without a seat.
        String party(int party, Localizer localizer) {
            var record = replay.record();
            int seats = record.setup().seats();
            if (party >= seats) {
                return localizer.party(
                        box.game().rivals(record.setup()).get(party - seats).name());
            }
            var seat = Seat.of(party);
            return record.players().has(seat) ? seat + " " + record.players().of(seat) : seat.toString();
        }
    }
}
