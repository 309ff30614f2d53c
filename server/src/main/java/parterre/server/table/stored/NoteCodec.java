package parterre.server.table.stored;

import static parterre.stored.Codecs.FLAG;
import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.TEXT;
import static parterre.stored.KindCodec.empty;
import static parterre.stored.KindCodec.kind;

import java.util.Map;
import java.util.function.Function;
import parterre.server.wire.TableNote;
import parterre.stored.Codecs;
import parterre.stored.EnumCodec;
import parterre.stored.KindCodec;
import parterre.stored.KindCodec.Kind;

/// The stored form of notes on what happened at a table.
public final class NoteCodec {
    private static final EnumCodec<TableNote.EarlyEnd> EARLY_END = new EnumCodec<>(
            TableNote.EarlyEnd.class,
            Map.of(
                    TableNote.EarlyEnd.STOPPED, "stopped",
                    TableNote.EarlyEnd.RESIGNED, "resigned",
                    TableNote.EarlyEnd.CLOSED, "closed"));

    public static final KindCodec<TableNote> KINDS = new KindCodec<>(
            kind("stored-note", TableNote.StoredNote.class, fields -> {
                var text = fields.add("text", TEXT, TableNote.StoredNote::text);
                return stored -> new TableNote.StoredNote(text.of(stored));
            }),
            kind("sat-down", TableNote.SatDown.class, fields -> {
                var name = fields.add("name", TEXT, TableNote.SatDown::name);
                var seat = fields.add("seat", INT, TableNote.SatDown::seat);
                var bot = fields.add("bot", FLAG, TableNote.SatDown::bot);
                return stored -> new TableNote.SatDown(name.of(stored), seat.of(stored), bot.of(stored));
            }),
            kind("renamed", TableNote.Renamed.class, fields -> {
                var before = fields.add("before", TEXT, TableNote.Renamed::before);
                var name = fields.add("name", TEXT, TableNote.Renamed::name);
                return stored -> new TableNote.Renamed(before.of(stored), name.of(stored));
            }),
            named("plays-on", TableNote.PlaysOn.class, TableNote.PlaysOn::name, TableNote.PlaysOn::new),
            kind("stood-up", TableNote.StoodUp.class, fields -> {
                var name = fields.add("name", TEXT, TableNote.StoodUp::name);
                var seat = fields.add("seat", INT, TableNote.StoodUp::seat);
                return stored -> new TableNote.StoodUp(name.of(stored), seat.of(stored));
            }),
            kind("seat-freed", TableNote.SeatFreed.class, fields -> {
                var seat = fields.add("seat", INT, TableNote.SeatFreed::seat);
                var name = fields.addOptional("name", TEXT, TableNote.SeatFreed::name);
                return stored -> new TableNote.SeatFreed(seat.of(stored), name.of(stored));
            }),
            kind("seat-reopened", TableNote.SeatReopened.class, fields -> {
                var name = fields.add("name", TEXT, TableNote.SeatReopened::name);
                var seat = fields.add("seat", INT, TableNote.SeatReopened::seat);
                return stored -> new TableNote.SeatReopened(name.of(stored), seat.of(stored));
            }),
            named("left-to-bot", TableNote.LeftToBot.class, TableNote.LeftToBot::name, TableNote.LeftToBot::new),
            named("bot-called", TableNote.BotCalled.class, TableNote.BotCalled::name, TableNote.BotCalled::new),
            named(
                    "bot-broke-down",
                    TableNote.BotBrokeDown.class,
                    TableNote.BotBrokeDown::name,
                    TableNote.BotBrokeDown::new),
            named("time-ran-out", TableNote.TimeRanOut.class, TableNote.TimeRanOut::name, TableNote.TimeRanOut::new),
            named("came-back", TableNote.CameBack.class, TableNote.CameBack::name, TableNote.CameBack::new),
            kind("gave-up", TableNote.GaveUp.class, fields -> {
                var name = fields.add("name", TEXT, TableNote.GaveUp::name);
                var bot = fields.add("bot", FLAG, TableNote.GaveUp::bot);
                return stored -> new TableNote.GaveUp(name.of(stored), bot.of(stored));
            }),
            named(
                    "withdrew-proposal",
                    TableNote.WithdrewProposal.class,
                    TableNote.WithdrewProposal::name,
                    TableNote.WithdrewProposal::new),
            kind("declined-proposal", TableNote.DeclinedProposal.class, fields -> {
                var name = fields.addOptional("name", TEXT, TableNote.DeclinedProposal::name);
                return stored -> new TableNote.DeclinedProposal(name.of(stored));
            }),
            kind("took-back", TableNote.TookBack.class, fields -> {
                var name = fields.add("name", TEXT, TableNote.TookBack::name);
                var step = fields.add("step", INT, TableNote.TookBack::step);
                var agreed = fields.add("agreed", FLAG, TableNote.TookBack::agreed);
                return stored -> new TableNote.TookBack(name.of(stored), step.of(stored), agreed.of(stored));
            }),
            empty("seats-reordered", TableNote.SeatsReordered.class, new TableNote.SeatsReordered()),
            empty("host-changed", TableNote.HostChanged.class, new TableNote.HostChanged()),
            empty("game-began", TableNote.GameBegan.class, new TableNote.GameBegan()),
            empty("game-finished", TableNote.GameFinished.class, new TableNote.GameFinished()),
            kind("ended-early", TableNote.EndedEarly.class, fields -> {
                var cause = fields.add("cause", EARLY_END, TableNote.EndedEarly::cause);
                var winners = fields.add("winners", Codecs.list(TEXT), TableNote.EndedEarly::winners);
                return stored -> new TableNote.EndedEarly(cause.of(stored), winners.of(stored));
            }),
            empty("next-game-opened", TableNote.NextGameOpened.class, new TableNote.NextGameOpened()),
            kind("imagined", TableNote.Imagined.class, fields -> {
                var step = fields.add("step", INT, TableNote.Imagined::step);
                var seat = fields.add("seat", INT, TableNote.Imagined::seat);
                return stored -> new TableNote.Imagined(step.of(stored), seat.of(stored));
            }));

    private NoteCodec() {}

    /// Declares a kind whose only field is a name.
    private static <T extends TableNote> Kind<T> named(
            String word, Class<T> type, Function<T, String> name, Function<String, T> make) {
        return kind(word, type, fields -> {
            var field = fields.add("name", TEXT, name);
            return stored -> make.apply(field.of(stored));
        });
    }
}
