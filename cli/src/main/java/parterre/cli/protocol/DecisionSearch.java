package parterre.cli.protocol;

import java.util.Optional;
import parterre.bots.search.Analysis;
import parterre.bots.search.Budget;
import parterre.cli.protocol.Report.Stage;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.GameBox;

/// Analyses one decision and reports on it. Runs once.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class DecisionSearch<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Decision<M, V> decision;
    private final AnalysisTerms terms;
    private final Analyses.Query query;
    private long reported;
    private boolean cancelled;

    DecisionSearch(GameBox<S, M, V> box, Decision<M, V> decision, AnalysisTerms terms, Analyses.Query query) {
        this.box = box;
        this.decision = decision;
        this.terms = terms;
        this.query = query;
    }

    /// Searches, and ends with the last report.
    void run() {
        query.finish(result());
    }

    /// Returns the result. An internal fault must not end the thread or leave the program waiting for ever.
    private Report result() {
        if (query.isCancelled()) {
            return empty(Stage.CANCELLED, Optional.empty());
        }
        try {
            return search();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return empty(Stage.COMPLETE, Optional.of(Session.internal(e).report()));
        }
    }

    private Report search() {
        var analysis = new Analysis<>(
                box,
                decision.setup(),
                terms.plan(),
                decision.seat(),
                decision.view(),
                decision.moves(),
                Generator.of(terms.seed(), decision.stream()));
        reported = System.nanoTime();
        analysis.run(terms.within(), playouts -> goesOn(analysis, playouts));
        return report(analysis, cancelled ? Stage.CANCELLED : Stage.COMPLETE);
    }

    private boolean goesOn(Analysis<S, M, V> analysis, int playouts) {
        if (query.isCancelled()) {
            cancelled = true;
            return false;
        }
        if (isDue(playouts)) {
            query.tell(report(analysis, Stage.PARTIAL));
            reported = System.nanoTime();
        }
        return true;
    }

    private boolean isDue(int playouts) {
        if (terms.plan().budget() instanceof Budget.Playouts(int count) && playouts == count) {
            return false;
        }
        return (terms.everyPlayouts().isPresent()
                        && playouts % terms.everyPlayouts().get() == 0)
                || (terms.everyTime().isPresent()
                        && System.nanoTime() - reported
                                >= terms.everyTime().get().toNanos());
    }

    private Report report(Analysis<S, M, V> analysis, Stage stage) {
        return Report.of(
                decision,
                analysis.findings(),
                stage,
                terms.mostMoves(),
                box.game().notation());
    }

    private Report empty(Stage stage, Optional<Answer.ErrorReport> error) {
        return Report.empty(decision, stage, error, box.game().notation());
    }
}
