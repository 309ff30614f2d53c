package parterre.bots.series;

import java.util.List;
import java.util.stream.Collectors;
import parterre.bots.series.StrengthFile.Pair;
import parterre.bots.series.StrengthFile.Rated;
import parterre.stored.Codec;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;

/// The form of strength files, which docs/strength.md describes.
public final class StrengthFileCodec {
    private static final ObjectCodec<Rated> RATED = ObjectCodec.of(fields -> {
        var bot = fields.add("bot", Codecs.TEXT, Rated::bot);
        var elo = fields.add("elo", Codecs.LONG, Rated::elo);
        var low = fields.add("low", Codecs.LONG, Rated::low);
        var high = fields.add("high", Codecs.LONG, Rated::high);
        var games = fields.add("games", Codecs.INT, Rated::games);
        return stored -> new Rated(bot.of(stored), elo.of(stored), low.of(stored), high.of(stored), games.of(stored));
    });

    private static final ObjectCodec<Pair> PAIR = ObjectCodec.of(fields -> {
        var bot = fields.add("bot", Codecs.TEXT, Pair::bot);
        var against = fields.add("against", Codecs.TEXT, Pair::against);
        var games = fields.add("games", Codecs.INT, Pair::games);
        var won = fields.add("won", Codecs.NUMBER, Pair::won);
        return stored -> new Pair(bot.of(stored), against.of(stored), games.of(stored), won.of(stored));
    });

    private static final ObjectCodec<StrengthFile> FILE = ObjectCodec.of(fields -> {
        var says = fields.add("says", Codecs.TEXT, StrengthFile::says);
        var pool = fields.add("pool", Codecs.list(RATED), StrengthFile::pool);
        var pairs = fields.add("pairs", Codecs.list(PAIR), StrengthFile::pairs);
        return stored -> new StrengthFile(says.of(stored), pool.of(stored), pairs.of(stored));
    });

    private StrengthFileCodec() {}

    /// Reads a file.
    ///
    /// @throws parterre.stored.StoredException if the text is no such file
    public static StrengthFile read(String text) {
        return FILE.ofText(text);
    }

    /// Returns the text of a file, with a line for each bot and each pair.
    public static String write(StrengthFile file) {
        return "{\n  \"says\": " + Codecs.TEXT.text(file.says()) + ",\n  \"pool\": " + lines(RATED, file.pool())
                + ",\n  \"pairs\": " + lines(PAIR, file.pairs()) + "\n}\n";
    }

    private static <T> String lines(Codec<T> codec, List<T> values) {
        return values.isEmpty()
                ? "[]"
                : values.stream()
                        .map(value -> "\n    " + codec.text(value))
                        .collect(Collectors.joining(",", "[", "\n  ]"));
    }
}
