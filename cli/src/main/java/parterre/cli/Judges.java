package parterre.cli;

import parterre.bots.search.SearchContext;
import parterre.cli.words.ReviewMessages;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// The values by which games are reviewed.
final class Judges {
    private Judges() {}

    /// Returns the learned value of a game, or what its last evaluator stands for; complains if it has neither.
    static <S> Value<S> of(GameBox<S, ?, ?> box) {
        return SearchContext.values(box).stream()
                .reduce((_, learned) -> learned)
                .orElseThrow(() -> CommandException.usage(
                        new ReviewMessages.NothingJudges(box.game().info().name())));
    }
}
