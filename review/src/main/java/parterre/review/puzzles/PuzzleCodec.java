package parterre.review.puzzles;

import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;

/// The form of files of puzzles, which docs/puzzles.md describes.
public final class PuzzleCodec {
    private static final ObjectCodec<Puzzle.Judged> MOVE = ObjectCodec.extensible(fields -> {
        var move = fields.add("move", Codecs.TEXT, Puzzle.Judged::move);
        var share = fields.add("share", Codecs.NUMBER, Puzzle.Judged::share);
        var loss = fields.add("loss", Codecs.NUMBER, Puzzle.Judged::loss);
        // For readers of the file. It follows from the loss, so reading does not need it.
        fields.addLater("goodEnough", Codecs.FLAG, Puzzle.Judged::isGoodEnough, false);
        return stored -> new Puzzle.Judged(move.of(stored), share.of(stored), loss.of(stored));
    });

    private static final ObjectCodec<Puzzle.Margin> MARGIN = ObjectCodec.extensible(fields -> {
        var value = fields.add("value", Codecs.NUMBER, Puzzle.Margin::value);
        var low = fields.add("low", Codecs.NUMBER, Puzzle.Margin::low);
        var high = fields.add("high", Codecs.NUMBER, Puzzle.Margin::high);
        return stored -> new Puzzle.Margin(value.of(stored), low.of(stored), high.of(stored));
    });

    private static final ObjectCodec<Puzzle.Origin> ORIGIN = ObjectCodec.extensible(fields -> {
        var source = fields.add("source", Codecs.TEXT, Puzzle.Origin::source);
        var step = fields.add("step", Codecs.INT, Puzzle.Origin::step);
        var value = fields.add("value", Codecs.TEXT, Puzzle.Origin::value);
        var valueHash = fields.addNullable("valueHash", Codecs.TEXT, Puzzle.Origin::valueHash);
        var playouts = fields.add("playouts", Codecs.INT, Puzzle.Origin::playouts);
        var seed = fields.add("seed", Codecs.LONG, Puzzle.Origin::seed);
        return stored -> new Puzzle.Origin(
                source.of(stored),
                step.of(stored),
                value.of(stored),
                valueHash.of(stored),
                playouts.of(stored),
                seed.of(stored));
    });

    /// The form of one puzzle.
    public static final ObjectCodec<Puzzle> PUZZLE = ObjectCodec.extensible(fields -> {
        var id = fields.add("id", Codecs.TEXT, Puzzle::id);
        var game = fields.add("game", Codecs.TEXT, Puzzle::game);
        var edition = fields.add("edition", Codecs.INT, Puzzle::edition);
        var record = fields.add("record", Codecs.TEXT, Puzzle::record);
        var seat = fields.add("seat", Codecs.TEXT, Puzzle::seat);
        var moves = fields.add("moves", Codecs.list(MOVE), Puzzle::moves);
        var margin = fields.add("margin", MARGIN, Puzzle::margin);
        var themes = fields.add("themes", Codecs.list(Codecs.TEXT), Puzzle::themes);
        var rating = fields.add("rating", Codecs.INT, Puzzle::rating);
        var origin = fields.add("origin", ORIGIN, Puzzle::origin);
        return stored -> new Puzzle(
                id.of(stored),
                game.of(stored),
                edition.of(stored),
                record.of(stored),
                seat.of(stored),
                moves.of(stored),
                margin.of(stored),
                themes.of(stored),
                rating.of(stored),
                origin.of(stored));
    });

    /// The form of a file.
    public static final ObjectCodec<PuzzleFile> FILE = ObjectCodec.extensible(fields -> {
        var format = fields.add("format", Codecs.INT, PuzzleFile::format);
        var puzzles = fields.add("puzzles", Codecs.list(PUZZLE), PuzzleFile::puzzles);
        return stored -> new PuzzleFile(format.of(stored), puzzles.of(stored));
    });

    private PuzzleCodec() {}
}
