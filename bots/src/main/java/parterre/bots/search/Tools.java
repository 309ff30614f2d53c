package parterre.bots.search;

import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.box.Suggestions;

/// What a search has been given to work with.
record Tools<S, M extends Move, V>(
        GameBox<S, M, V> box, Setup setup, SearchPlan plan, Optional<Evaluator<S>> evaluator) {
    Tools(GameBox<S, M, V> box, Setup setup, SearchPlan plan) {
        this(box, setup, plan, Toolbox.evaluator(box, plan.evaluator()));
    }

    Game<S, M, V> game() {
        return box.game();
    }

    Suggestions<M, V> suggestions() {
        return box.suggestions();
    }
}
