package parterre.server.review;

import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.NUMBER;
import static parterre.stored.Codecs.SEAT;
import static parterre.stored.Codecs.TEXT;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.review.Balance;
import parterre.review.Swing;
import parterre.server.wire.WinChances;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;
import parterre.stored.VersionedCodec;

/// The stored form of the chances to win, which `docs/stored-events.md` describes.
public final class ChancesCodec {
    private static final ObjectCodec<WinChances.Party> PARTY = ObjectCodec.of(fields -> {
        var seat = fields.addOptional("seat", SEAT, WinChances.Party::seat);
        var name = fields.add("name", TEXT, WinChances.Party::name);
        return stored -> new WinChances.Party(seat.of(stored), name.of(stored));
    });

    private static final ObjectCodec<WinChances.Turning> TURNING = ObjectCodec.of(fields -> {
        var step = fields.add("step", INT, WinChances.Turning::step);
        var party = fields.add("party", INT, WinChances.Turning::party);
        var from = fields.add("from", NUMBER, WinChances.Turning::from);
        var to = fields.add("to", NUMBER, WinChances.Turning::to);
        return stored -> new WinChances.Turning(step.of(stored), party.of(stored), from.of(stored), to.of(stored));
    });

    private static final ObjectCodec<Balance> BALANCE = ObjectCodec.of(fields -> {
        var start = fields.add("start", NUMBER, Balance::start);
        var luck = fields.add("luck", NUMBER, Balance::luck);
        var own = fields.add("own", NUMBER, Balance::own);
        var others = fields.add("others", NUMBER, Balance::others);
        var hidden = fields.add("hidden", NUMBER, Balance::hidden);
        var end = fields.add("end", NUMBER, Balance::end);
        return stored -> new Balance(
                start.of(stored),
                luck.of(stored),
                own.of(stored),
                others.of(stored),
                hidden.of(stored),
                end.of(stored));
    });

    private static final ObjectCodec<Swing> SWING = ObjectCodec.of(fields -> {
        var step = fields.add("step", INT, Swing::step);
        var party = fields.add("party", INT, Swing::party);
        var change = fields.add("change", NUMBER, Swing::change);
        return stored -> new Swing(step.of(stored), party.of(stored), change.of(stored));
    });

    private static final ObjectCodec<WinChances> CHANCES = ObjectCodec.of(fields -> {
        var value = fields.add("value", TEXT, WinChances::value);
        var parties = fields.add("parties", Codecs.list(PARTY), WinChances::parties);
        var shares = fields.add("shares", Codecs.list(Codecs.list(NUMBER)), WinChances::shares);
        var turning = fields.addOptional("turning", TURNING, WinChances::turning);
        var balances = fields.add("balances", Codecs.list(BALANCE), WinChances::balances);
        var swings = fields.add("swings", Codecs.list(SWING), WinChances::swings);
        var points = fields.addOptional("points", Codecs.list(BALANCE), WinChances::points);
        return stored -> new WinChances(
                value.of(stored),
                parties.of(stored),
                shares.of(stored),
                turning.of(stored),
                balances.of(stored),
                swings.of(stored),
                points.of(stored),
                Optional.empty());
    });

    private static final VersionedCodec<WinChances> STORED = new VersionedCodec<>(CHANCES);

    private ChancesCodec() {}

    static String write(WinChances chances) {
        return STORED.write(chances);
    }

    /// Reads the chances of a game.
    ///
    /// @throws parterre.stored.StoredException if they cannot be read
    static WinChances read(String text) {
        return STORED.read(text);
    }

    /// Returns the stored fields of each object, by its heading in `docs/stored-events.md`.
    public static Map<String, List<String>> shapes() {
        var shapes = new LinkedHashMap<String, List<String>>();
        shapes.put("object `chances`", CHANCES.fields());
        shapes.put("object `party`", PARTY.fields());
        shapes.put("object `turning`", TURNING.fields());
        shapes.put("object `balance`", BALANCE.fields());
        shapes.put("object `swing`", SWING.fields());
        return shapes;
    }
}
