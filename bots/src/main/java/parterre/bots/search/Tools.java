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

    /// After how many decisions of a playout the evaluator judges; 0 for never, [Evaluator#AT_ONCE] before the first.
    int cut() {
        return plan.cut().orElse(evaluator.map(Evaluator::horizon).orElse(0));
    }

    /// How much the margin counts when an end is valued. Not at all where the evaluator judges at once: beside a good
    /// position a narrow win would count for less, and search would put it off.
    double margin() {
        return cut() == Evaluator.AT_ONCE ? 0 : plan.score();
    }

    Suggestions<M, V> suggestions() {
        return box.suggestions();
    }
}
