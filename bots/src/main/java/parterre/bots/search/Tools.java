package parterre.bots.search;

import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.box.Horizon;
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

    /// How far playouts go.
    Horizon<S> horizon() {
        return plan.cut().isPresent() ? Horizon.ofCut(plan.cut().getAsInt()) : advice().horizon();
    }

    double exploration() {
        return plan.exploration().orElseGet(advice()::exploration);
    }

    double prior() {
        return plan.prior().orElseGet(advice()::prior);
    }

    private Advice<S> advice() {
        return evaluator.map(Evaluator::advice).orElseGet(Advice::standard);
    }

    /// How much the margin counts when an end is valued. Not at all where the evaluator judges at once or between
    /// turns: beside a good position a narrow win would count for less, and search would put it off.
    double margin() {
        return switch (horizon()) {
            case Horizon.End<S> _, Horizon.Decisions<S> _ -> plan.score();
            case Horizon.AtOnce<S> _, Horizon.Turns<S> _ -> 0;
        };
    }

    Suggestions<M, V> suggestions() {
        return box.suggestions();
    }
}
