package parterre.server.review;

import java.util.Locale;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.engine.Attachment;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.ReviewEffort;
import parterre.review.Reviewer;

/// Identifies all that a review depends on besides the game. Reviews under another hash are made anew.
final class ReviewHash {
    private ReviewHash() {}

    /// @param value judges the positions. The game's net counts whole, since the search goes by it, too
    static String of(GameBox<?, ?, ?> box, Value<?> value) {
        var net = LearnedValues.file(box).map(NetFile::hash).orElse("");
        return Attachment.sha256(String.join(
                "\n",
                Integer.toString(Reviewer.METHOD),
                value.name(),
                net,
                text(RunningReview.EFFORT),
                Integer.toString(GameCourse.WORLDS),
                Long.toString(GameCourse.SEED)));
    }

    /// Returns the effort as the hashes of stored reviews have it. The text does not follow the Java names.
    static String text(ReviewEffort effort) {
        return String.format(
                Locale.ROOT,
                "ReviewEffort[screening=%d, candidates=%d, searches=%d, rounds=%d]",
                effort.screening(),
                effort.candidates(),
                effort.searches(),
                effort.rounds());
    }
}
