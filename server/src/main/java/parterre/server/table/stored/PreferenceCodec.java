package parterre.server.table.stored;

import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.LONG;
import static parterre.stored.Codecs.TEXT;

import java.util.Map;
import parterre.server.table.state.Preference;
import parterre.server.wire.StandingAnswer;
import parterre.stored.Codecs;
import parterre.stored.EnumCodec;
import parterre.stored.ObjectCodec;
import parterre.stored.VersionedCodec;

/// The stored form of what a seat wants to be asked out of turn.
public final class PreferenceCodec {
    private static final EnumCodec<StandingAnswer.Asks> ASKS = new EnumCodec<>(
            StandingAnswer.Asks.class,
            Map.of(StandingAnswer.Asks.PRESSING, "pressing", StandingAnswer.Asks.ALL, "all"));

    public static final ObjectCodec<StandingAnswer.Throughout> THROUGHOUT = ObjectCodec.of(fields -> {
        var series = fields.add("series", TEXT, StandingAnswer.Throughout::series);
        var answer = fields.add("answer", TEXT, StandingAnswer.Throughout::answer);
        return stored -> new StandingAnswer.Throughout(series.of(stored), answer.of(stored));
    });

    public static final ObjectCodec<StandingAnswer> ANSWER = ObjectCodec.of(fields -> {
        var asks = fields.add("asks", ASKS, StandingAnswer::asks);
        var notInTurn = fields.addOptional("notInTurn", TEXT, StandingAnswer::notInTurn);
        var neverAbout = fields.add("neverAbout", Codecs.list(TEXT), StandingAnswer::neverAbout);
        var throughout = fields.add("throughout", Codecs.list(THROUGHOUT), StandingAnswer::throughout);
        return stored ->
                new StandingAnswer(asks.of(stored), notInTurn.of(stored), neverAbout.of(stored), throughout.of(stored));
    });

    public static final ObjectCodec<Preference> KEPT = ObjectCodec.of(fields -> {
        var answer = fields.add("answer", ANSWER, Preference::answer);
        var decision = fields.add("decision", LONG, Preference::decision);
        var extensions = fields.add("extensions", INT, Preference::extensions);
        return stored -> new Preference(answer.of(stored), decision.of(stored), extensions.of(stored));
    });

    private static final VersionedCodec<Preference> PREFERENCES =
            new VersionedCodec<>(KEPT, StoredUpcasters::preferenceToVersion2);

    private PreferenceCodec() {}

    public static String write(Preference kept) {
        return PREFERENCES.write(kept);
    }

    /// Reads the preferences of a seat, of this or an earlier version.
    ///
    /// @throws parterre.stored.StoredException if they cannot be read
    public static Preference read(String text) {
        return PREFERENCES.read(text);
    }
}
