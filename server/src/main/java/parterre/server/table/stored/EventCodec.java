package parterre.server.table.stored;

import static parterre.stored.Codecs.FLAG;
import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.LONG;
import static parterre.stored.Codecs.SEAT;
import static parterre.stored.Codecs.TEXT;
import static parterre.stored.KindCodec.empty;
import static parterre.stored.KindCodec.kind;

import java.util.Map;
import parterre.server.table.state.StoredEvent;
import parterre.server.wire.Present.Proposal.Motion;
import parterre.stored.Codecs;
import parterre.stored.EnumCodec;
import parterre.stored.KindCodec;
import parterre.stored.VersionedCodec;

/// The stored form of a table's events, which `docs/stored-events.md` describes.
public final class EventCodec {
    private static final EnumCodec<StoredEvent.Manner> MANNER = new EnumCodec<>(
            StoredEvent.Manner.class,
            Map.of(
                    StoredEvent.Manner.FREE, "free",
                    StoredEvent.Manner.ALONE, "alone",
                    StoredEvent.Manner.AGREED, "agreed"));

    private static final EnumCodec<Motion> MOTION =
            new EnumCodec<>(Motion.class, Map.of(Motion.TAKE_BACK, "take-back", Motion.STOP, "stop"));

    public static final EnumCodec<StoredEvent.Ending> ENDING = new EnumCodec<>(
            StoredEvent.Ending.class,
            Map.of(
                    StoredEvent.Ending.PLAYED, "played",
                    StoredEvent.Ending.STOPPED, "stopped",
                    StoredEvent.Ending.RESIGNED, "resigned",
                    StoredEvent.Ending.CLOSED, "closed"));

    public static final KindCodec<StoredEvent> KINDS = new KindCodec<>(
            kind("created", StoredEvent.Created.class, fields -> {
                var terms = fields.add("terms", TermsCodec.TERMS, StoredEvent.Created::terms);
                var chairs = fields.add("chairs", Codecs.list(TermsCodec.CHAIR), StoredEvent.Created::chairs);
                var host = fields.add("host", TEXT, StoredEvent.Created::host);
                var awaited = fields.add("awaited", Codecs.list(TEXT), StoredEvent.Created::awaited);
                return stored -> new StoredEvent.Created(
                        terms.of(stored), chairs.of(stored), host.of(stored), awaited.of(stored));
            }),
            kind("seated", StoredEvent.Seated.class, fields -> {
                var chair = fields.add("chair", TermsCodec.CHAIR, StoredEvent.Seated::chair);
                var note = fields.add("note", NoteCodec.KINDS, StoredEvent.Seated::note);
                return stored -> new StoredEvent.Seated(chair.of(stored), note.of(stored));
            }),
            kind("ordered", StoredEvent.Ordered.class, fields -> {
                var seats = fields.add("seats", Codecs.list(SEAT), StoredEvent.Ordered::seats);
                return stored -> new StoredEvent.Ordered(seats.of(stored));
            }),
            kind("hosted", StoredEvent.Hosted.class, fields -> {
                var person = fields.add("person", TEXT, StoredEvent.Hosted::person);
                return stored -> new StoredEvent.Hosted(person.of(stored));
            }),
            kind("handed-over", StoredEvent.HandedOver.class, fields -> {
                var from = fields.add("from", TEXT, StoredEvent.HandedOver::from);
                var to = fields.add("to", TEXT, StoredEvent.HandedOver::to);
                var badge = fields.add("badge", TEXT, StoredEvent.HandedOver::badge);
                return stored -> new StoredEvent.HandedOver(from.of(stored), to.of(stored), badge.of(stored));
            }),
            kind("invited", StoredEvent.Invited.class, fields -> {
                var token = fields.add("token", TEXT, StoredEvent.Invited::token);
                return stored -> new StoredEvent.Invited(token.of(stored));
            }),
            empty("started", StoredEvent.Started.class, new StoredEvent.Started()),
            kind("stepped", StoredEvent.Stepped.class, fields -> {
                var text = fields.add("text", TEXT, StoredEvent.Stepped::text);
                var by = fields.addOptional("by", SEAT, StoredEvent.Stepped::by);
                var bot = fields.add("bot", FLAG, StoredEvent.Stepped::bot);
                var decision = fields.add("decision", LONG, StoredEvent.Stepped::decision);
                var used = fields.add("used", Codecs.map(LONG), StoredEvent.Stepped::used);
                return stored -> new StoredEvent.Stepped(
                        text.of(stored), by.of(stored), bot.of(stored), decision.of(stored), used.of(stored));
            }),
            kind("taken-back", StoredEvent.TakenBack.class, fields -> {
                var to = fields.add("to", INT, StoredEvent.TakenBack::to);
                var by = fields.add("by", SEAT, StoredEvent.TakenBack::by);
                var manner = fields.add("manner", MANNER, StoredEvent.TakenBack::manner);
                return stored -> new StoredEvent.TakenBack(to.of(stored), by.of(stored), manner.of(stored));
            }),
            kind("said", StoredEvent.Said.class, fields -> {
                var person = fields.add("person", TEXT, StoredEvent.Said::person);
                var name = fields.add("name", TEXT, StoredEvent.Said::name);
                var badge = fields.add("badge", TEXT, StoredEvent.Said::badge);
                var text = fields.add("text", TEXT, StoredEvent.Said::text);
                return stored ->
                        new StoredEvent.Said(person.of(stored), name.of(stored), badge.of(stored), text.of(stored));
            }),
            kind("proposed", StoredEvent.Proposed.class, fields -> {
                var motion = fields.add("motion", MOTION, StoredEvent.Proposed::motion);
                var by = fields.add("by", SEAT, StoredEvent.Proposed::by);
                var to = fields.addOptional("to", INT, StoredEvent.Proposed::to);
                return stored -> new StoredEvent.Proposed(motion.of(stored), by.of(stored), to.of(stored));
            }),
            kind("voted", StoredEvent.Voted.class, fields -> {
                var person = fields.add("person", TEXT, StoredEvent.Voted::person);
                var seat = fields.addOptional("seat", SEAT, StoredEvent.Voted::seat);
                var agree = fields.add("agree", FLAG, StoredEvent.Voted::agree);
                return stored -> new StoredEvent.Voted(person.of(stored), seat.of(stored), agree.of(stored));
            }),
            kind("paused", StoredEvent.Paused.class, fields -> {
                var seat = fields.add("seat", SEAT, StoredEvent.Paused::seat);
                var stopped = fields.add("stopped", FLAG, StoredEvent.Paused::stopped);
                return stored -> new StoredEvent.Paused(seat.of(stored), stopped.of(stored));
            }),
            kind("ended", StoredEvent.Ended.class, fields -> {
                var how = fields.add("how", ENDING, StoredEvent.Ended::how);
                return stored -> new StoredEvent.Ended(how.of(stored));
            }),
            kind("removed", StoredEvent.Removed.class, fields -> {
                var person = fields.add("person", TEXT, StoredEvent.Removed::person);
                return stored -> new StoredEvent.Removed(person.of(stored));
            }),
            kind("rematched", StoredEvent.Rematched.class, fields -> {
                var table = fields.add("table", TEXT, StoredEvent.Rematched::table);
                return stored -> new StoredEvent.Rematched(table.of(stored));
            }));

    private static final VersionedCodec<StoredEvent> EVENTS =
            new VersionedCodec<>(KINDS, StoredUpcasters::eventToVersion2);

    private EventCodec() {}

    public static String write(StoredEvent event) {
        return EVENTS.write(event);
    }

    /// Reads an event of this or an earlier version.
    ///
    /// @throws parterre.stored.StoredException if it cannot be read
    public static StoredEvent read(String text) {
        return EVENTS.read(text);
    }
}
