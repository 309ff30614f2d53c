package parterre.lab.measure;

import parterre.lab.game.Unit;
import parterre.lab.statistics.PairSums;
import parterre.lab.statistics.RatioSums;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;

/// The stored form of what a unit adds to the measures, a line of a journal.
final class UnitSumsCodec {
    private static final ObjectCodec<Unit> UNIT = ObjectCodec.extensible(fields -> {
        var index = fields.add("index", Codecs.INT, Unit::index);
        var lineUp = fields.add("lineUp", Codecs.INT, Unit::lineUp);
        var firstBlock = fields.add("firstBlock", Codecs.INT, Unit::firstBlock);
        var blocks = fields.add("blocks", Codecs.INT, Unit::blocks);
        return stored -> new Unit(index.of(stored), lineUp.of(stored), firstBlock.of(stored), blocks.of(stored));
    });

    private static final ObjectCodec<RatioSums> RATIO = ObjectCodec.extensible(fields -> {
        var blocks = fields.add("blocks", Codecs.INT, RatioSums::blocks);
        var x = fields.add("x", Codecs.ANY_NUMBER, RatioSums::x);
        var y = fields.add("y", Codecs.ANY_NUMBER, RatioSums::y);
        var xx = fields.add("xx", Codecs.ANY_NUMBER, RatioSums::xx);
        var yy = fields.add("yy", Codecs.ANY_NUMBER, RatioSums::yy);
        var xy = fields.add("xy", Codecs.ANY_NUMBER, RatioSums::xy);
        return stored -> new RatioSums(
                blocks.of(stored), x.of(stored), y.of(stored), xx.of(stored), yy.of(stored), xy.of(stored));
    });

    private static final ObjectCodec<PairSums> PAIR = ObjectCodec.extensible(fields -> {
        var xx = fields.add("xx", Codecs.ANY_NUMBER, PairSums::xx);
        var xy = fields.add("xy", Codecs.ANY_NUMBER, PairSums::xy);
        var yx = fields.add("yx", Codecs.ANY_NUMBER, PairSums::yx);
        var yy = fields.add("yy", Codecs.ANY_NUMBER, PairSums::yy);
        return stored -> new PairSums(xx.of(stored), xy.of(stored), yx.of(stored), yy.of(stored));
    });

    static final ObjectCodec<UnitSums> SUMS = ObjectCodec.extensible(fields -> {
        var unit = fields.add("unit", UNIT, UnitSums::unit);
        var games = fields.add("games", Codecs.INT, UnitSums::games);
        var ratios = fields.add("ratios", Codecs.list(Codecs.list(RATIO)), UnitSums::ratios);
        var pairs = fields.add("pairs", Codecs.list(Codecs.list(PAIR)), UnitSums::pairs);
        var occurrences = fields.add("occurrences", Codecs.list(Codecs.sortedMap(Codecs.INT)), UnitSums::occurrences);
        return stored -> new UnitSums(
                unit.of(stored), games.of(stored), ratios.of(stored), pairs.of(stored), occurrences.of(stored));
    });

    private UnitSumsCodec() {}
}
