package parterre.server.transfer;

import static parterre.stored.Codecs.TEXT;
import static parterre.stored.Codecs.TIME;

import java.time.Instant;
import java.util.List;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;
import parterre.stored.VersionedCodec;

/// A person's own data: everything that the server stores about them beside their tables.
///
/// @param badge 16 hexadecimal digits, by which others know the person
/// @param blocks whom the person has blocked
/// @param sanctions the operator's decisions about the person
/// @param reports what the person has reported to the operator
/// @param said what the person said at the tables of the export
record PersonData(
        String badge,
        String name,
        Instant created,
        List<Device> devices,
        List<Block> blocks,
        List<Sanction> sanctions,
        List<Report> reports,
        List<Said> said) {
    record Device(String label, Instant created, Instant seen) {}

    record Block(String badge, String name) {}

    record Sanction(String kind, Instant until, String reason) {}

    record Report(Instant at, String table, String name, String reason, String text) {}

    record Said(String table, Instant at, String name, String text) {}

    private static final ObjectCodec<Device> DEVICE = ObjectCodec.of(fields -> {
        var label = fields.add("label", TEXT, Device::label);
        var created = fields.add("created", TIME, Device::created);
        var seen = fields.add("seen", TIME, Device::seen);
        return stored -> new Device(label.of(stored), created.of(stored), seen.of(stored));
    });

    private static final ObjectCodec<Block> BLOCK = ObjectCodec.of(fields -> {
        var badge = fields.add("badge", TEXT, Block::badge);
        var name = fields.add("name", TEXT, Block::name);
        return stored -> new Block(badge.of(stored), name.of(stored));
    });

    private static final ObjectCodec<Sanction> SANCTION = ObjectCodec.of(fields -> {
        var kind = fields.add("kind", TEXT, Sanction::kind);
        var until = fields.add("until", TIME, Sanction::until);
        var reason = fields.add("reason", TEXT, Sanction::reason);
        return stored -> new Sanction(kind.of(stored), until.of(stored), reason.of(stored));
    });

    private static final ObjectCodec<Report> REPORT = ObjectCodec.of(fields -> {
        var at = fields.add("at", TIME, Report::at);
        var table = fields.add("table", TEXT, Report::table);
        var name = fields.add("name", TEXT, Report::name);
        var reason = fields.add("reason", TEXT, Report::reason);
        var text = fields.add("text", TEXT, Report::text);
        return stored ->
                new Report(at.of(stored), table.of(stored), name.of(stored), reason.of(stored), text.of(stored));
    });

    private static final ObjectCodec<Said> SAID = ObjectCodec.of(fields -> {
        var table = fields.add("table", TEXT, Said::table);
        var at = fields.add("at", TIME, Said::at);
        var name = fields.add("name", TEXT, Said::name);
        var text = fields.add("text", TEXT, Said::text);
        return stored -> new Said(table.of(stored), at.of(stored), name.of(stored), text.of(stored));
    });

    static final VersionedCodec<PersonData> FORM = new VersionedCodec<>(ObjectCodec.<PersonData>of(fields -> {
        var badge = fields.add("badge", TEXT, PersonData::badge);
        var name = fields.add("name", TEXT, PersonData::name);
        var created = fields.add("created", TIME, PersonData::created);
        var devices = fields.add("devices", Codecs.list(DEVICE), PersonData::devices);
        var blocks = fields.add("blocks", Codecs.list(BLOCK), PersonData::blocks);
        var sanctions = fields.add("sanctions", Codecs.list(SANCTION), PersonData::sanctions);
        var reports = fields.add("reports", Codecs.list(REPORT), PersonData::reports);
        var said = fields.add("said", Codecs.list(SAID), PersonData::said);
        return stored -> new PersonData(
                badge.of(stored),
                name.of(stored),
                created.of(stored),
                devices.of(stored),
                blocks.of(stored),
                sanctions.of(stored),
                reports.of(stored),
                said.of(stored));
    }));
}
