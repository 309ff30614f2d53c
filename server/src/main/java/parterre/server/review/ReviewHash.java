package parterre.server.review;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.engine.Attachment;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.Reviewer;

/// Identifies all that a review depends on besides the game. Reviews under another hash are made anew.
final class ReviewHash {
    private ReviewHash() {}

    /// @param value judges the positions. The game's net counts whole, since the search goes by it, too
    static String of(GameBox<?, ?, ?> box, Value<?> value) {
        var net = LearnedValues.file(box).map(NetFile::hash).orElse("");
        return Attachment.sha256(Stream.<Object>of(
                        Reviewer.METHOD, value.name(), net, RunningReview.EFFORT, GameCourse.WORLDS, GameCourse.SEED)
                .map(Object::toString)
                .collect(Collectors.joining("\n")));
    }
}
