package parterre.server.transfer;

import static parterre.stored.Codecs.FLAG;
import static parterre.stored.Codecs.SEAT;
import static parterre.stored.Codecs.TEXT;
import static parterre.stored.Codecs.TIME;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import parterre.server.table.run.TableRecord;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;
import parterre.stored.VersionedCodec;

/// The files of an export, and what stands in them.
final class ExportFiles {
    static final String TABLES = "tables.jsonl";
    static final String PERSON = "person.json";
    static final String RECORDS = "records";

    private static final DateTimeFormatter DAY = DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC);

    /// A line about a table.
    ///
    /// @param file of its record, in the folder of the export
    record Line(
            String id,
            String game,
            String file,
            Optional<String> ending,
            Instant created,
            Instant changed,
            List<TableRecord.Holder> seats,
            boolean whole) {
        static Line of(TableRecord table) {
            return new Line(
                    table.id(),
                    table.game(),
                    RECORDS + "/" + table.game() + "-" + DAY.format(Instant.ofEpochMilli(table.created())) + "-"
                            + table.id() + ".txt",
                    table.ending(),
                    Instant.ofEpochMilli(table.created()),
                    Instant.ofEpochMilli(table.changed()),
                    table.seats(),
                    table.whole());
        }

        TableRecord with(String record) {
            return new TableRecord(
                    id, game, ending, created.toEpochMilli(), changed.toEpochMilli(), seats, whole, record);
        }

        Line with(List<TableRecord.Holder> others) {
            return new Line(id, game, file, ending, created, changed, others, whole);
        }

        Path in(Path folder) {
            return folder.resolve(file);
        }
    }

    private static final ObjectCodec<TableRecord.Holder> HOLDER = ObjectCodec.of(fields -> {
        var seat = fields.add("seat", SEAT, TableRecord.Holder::seat);
        var name = fields.add("name", TEXT, TableRecord.Holder::name);
        var badge = fields.addOptional("badge", TEXT, TableRecord.Holder::badge);
        var level = fields.addOptional("level", TEXT, TableRecord.Holder::level);
        var resigned = fields.add("resigned", FLAG, TableRecord.Holder::resigned);
        return stored -> new TableRecord.Holder(
                seat.of(stored), name.of(stored), badge.of(stored), level.of(stored), resigned.of(stored));
    });

    static final VersionedCodec<Line> LINE = new VersionedCodec<>(ObjectCodec.<Line>of(fields -> {
        var id = fields.add("id", TEXT, Line::id);
        var game = fields.add("game", TEXT, Line::game);
        var file = fields.add("record", TEXT, Line::file);
        var ending = fields.addOptional("ending", TEXT, Line::ending);
        var created = fields.add("created", TIME, Line::created);
        var changed = fields.add("changed", TIME, Line::changed);
        var seats = fields.add("seats", Codecs.list(HOLDER), Line::seats);
        var whole = fields.add("whole", FLAG, Line::whole);
        return stored -> new Line(
                id.of(stored),
                game.of(stored),
                file.of(stored),
                ending.of(stored),
                created.of(stored),
                changed.of(stored),
                seats.of(stored),
                whole.of(stored));
    }));

    private ExportFiles() {}
}
