package parterre.server.review;

import static parterre.stored.Codecs.INT;
import static parterre.stored.Codecs.NUMBER;
import static parterre.stored.Codecs.SEAT;
import static parterre.stored.Codecs.TEXT;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.box.FeatureEffect;
import parterre.review.ExpectedLine;
import parterre.review.ExpectedLines;
import parterre.review.Grade;
import parterre.server.wire.ReviewProgress.PlayerGrades;
import parterre.stored.Codecs;
import parterre.stored.ObjectCodec;
import parterre.stored.VersionedCodec;

/// The stored form of finished reviews, which `docs/stored-events.md` describes.
public final class ReviewCodec {
    private static final ObjectCodec<PlayerGrades> PLAYER = ObjectCodec.of(fields -> {
        var seat = fields.add("seat", SEAT, PlayerGrades::seat);
        var accuracy = fields.addOptional("accuracy", NUMBER, PlayerGrades::accuracy);
        var errorRate = fields.addOptional("error-rate", NUMBER, PlayerGrades::errorRate);
        var blunders = fields.add("blunders", INT, PlayerGrades::blunders);
        var mistakes = fields.add("mistakes", INT, PlayerGrades::mistakes);
        var inaccuracies = fields.add("inaccuracies", INT, PlayerGrades::inaccuracies);
        return stored -> new PlayerGrades(
                seat.of(stored),
                accuracy.of(stored),
                errorRate.of(stored),
                blunders.of(stored),
                mistakes.of(stored),
                inaccuracies.of(stored));
    });

    private static final ObjectCodec<StoredReview.Compared> CANDIDATE = ObjectCodec.of(fields -> {
        var move = fields.add("move", TEXT, StoredReview.Compared::move);
        var share = fields.add("share", NUMBER, StoredReview.Compared::share);
        var error = fields.add("error", NUMBER, StoredReview.Compared::error);
        return stored -> new StoredReview.Compared(move.of(stored), share.of(stored), error.of(stored));
    });

    private static final ObjectCodec<StoredReview.Known> HINDSIGHT = ObjectCodec.of(fields -> {
        var best = fields.add("best", TEXT, StoredReview.Known::best);
        var share = fields.add("share", NUMBER, StoredReview.Known::share);
        var loss = fields.add("loss", NUMBER, StoredReview.Known::loss);
        var low = fields.add("low", NUMBER, StoredReview.Known::low);
        var high = fields.add("high", NUMBER, StoredReview.Known::high);
        return stored -> new StoredReview.Known(
                best.of(stored), share.of(stored), loss.of(stored), low.of(stored), high.of(stored));
    });

    private static final ObjectCodec<FeatureEffect> FEATURE = ObjectCodec.of(fields -> {
        var feature = fields.add("feature", TEXT, FeatureEffect::feature);
        var change = fields.add("change", NUMBER, FeatureEffect::change);
        var effect = fields.add("effect", NUMBER, FeatureEffect::effect);
        return stored -> new FeatureEffect(feature.of(stored), change.of(stored), effect.of(stored));
    });

    private static final ObjectCodec<ExpectedLine> LINE = ObjectCodec.of(fields -> {
        var world = fields.add("world", INT, ExpectedLine::world);
        var steps = fields.add("steps", Codecs.list(TEXT), ExpectedLine::steps);
        var told = fields.add("told", Codecs.list(TEXT), ExpectedLine::told);
        return stored -> new ExpectedLine(world.of(stored), steps.of(stored), told.of(stored));
    });

    private static final ObjectCodec<ExpectedLines> LINES = ObjectCodec.of(fields -> {
        var made = fields.add("made", LINE, ExpectedLines::made);
        var better = fields.add("better", LINE, ExpectedLines::better);
        return stored -> new ExpectedLines(made.of(stored), better.of(stored));
    });

    private static final ObjectCodec<StoredReview.Decision> DECISION = ObjectCodec.of(fields -> {
        var step = fields.add("step", INT, StoredReview.Decision::step);
        var seat = fields.add("seat", SEAT, StoredReview.Decision::seat);
        var grade = fields.add("grade", Grade.STORED, StoredReview.Decision::grade);
        var loss = fields.add("loss", NUMBER, StoredReview.Decision::loss);
        var low = fields.add("low", NUMBER, StoredReview.Decision::low);
        var high = fields.add("high", NUMBER, StoredReview.Decision::high);
        var candidates = fields.add("candidates", Codecs.list(CANDIDATE), StoredReview.Decision::candidates);
        var hindsight = fields.addOptional("hindsight", HINDSIGHT, StoredReview.Decision::hindsight);
        var points = fields.addOptional("points", Codecs.list(NUMBER), StoredReview.Decision::points);
        var features = fields.addOptional(
                "features",
                Codecs.list(FEATURE),
                (StoredReview.Decision one) -> Optional.of(one.features()).filter(all -> !all.isEmpty()));
        var lines = fields.addOptional("lines", LINES, StoredReview.Decision::lines);
        return stored -> new StoredReview.Decision(
                step.of(stored),
                seat.of(stored),
                grade.of(stored),
                loss.of(stored),
                low.of(stored),
                high.of(stored),
                candidates.of(stored),
                hindsight.of(stored),
                points.of(stored),
                features.of(stored).orElse(List.of()),
                lines.of(stored));
    });

    private static final ObjectCodec<StoredReview> REVIEW = ObjectCodec.of(fields -> {
        var players = fields.add("players", Codecs.list(PLAYER), StoredReview::players);
        var decisions = fields.add("decisions", Codecs.list(DECISION), StoredReview::decisions);
        return stored -> new StoredReview(players.of(stored), decisions.of(stored));
    });

    private static final VersionedCodec<StoredReview> REVIEWS = new VersionedCodec<>(REVIEW);

    private ReviewCodec() {}

    static String write(StoredReview review) {
        return REVIEWS.write(review);
    }

    /// Reads a review.
    ///
    /// @throws parterre.stored.StoredException if it cannot be read
    static StoredReview read(String text) {
        return REVIEWS.read(text);
    }

    /// Returns the stored fields of each object, by its heading in `docs/stored-events.md`.
    public static Map<String, List<String>> shapes() {
        var shapes = new LinkedHashMap<String, List<String>>();
        shapes.put("object `review`", REVIEW.fields());
        shapes.put("object `player-grades`", PLAYER.fields());
        shapes.put("object `graded-decision`", DECISION.fields());
        shapes.put("object `candidate`", CANDIDATE.fields());
        shapes.put("object `hindsight`", HINDSIGHT.fields());
        shapes.put("object `feature-effect`", FEATURE.fields());
        shapes.put("object `expected-lines`", LINES.fields());
        shapes.put("object `expected-line`", LINE.fields());
        return shapes;
    }
}
