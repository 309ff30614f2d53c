package parterre.cli.protocol;

import java.time.Duration;
import java.util.Optional;
import parterre.bots.BotSpec;
import parterre.bots.Levels;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchPlan;
import parterre.cli.words.AnalysisMessages;
import parterre.engine.Reading;
import parterre.engine.SecureLuck;
import parterre.engine.box.GameBox;

/// The settings for the search of each decision of a query, and for its reports.
///
/// @param within the longest time for a decision, beside the budget of the plan
/// @param everyPlayouts the number of playouts between reports
/// @param everyTime the time between reports
/// @param mostMoves how many moves a report lists
/// @param seed the seed of all luck
record AnalysisTerms(
        SearchPlan plan,
        Optional<Duration> within,
        Optional<Integer> everyPlayouts,
        Optional<Duration> everyTime,
        int mostMoves,
        long seed) {
    /// The default bot, whose search is used.
    private static final String STANDARD = "mcts:1000";

    /// Reads the terms of a query.
    ///
    /// @throws Fault if a field does not fit
    static AnalysisTerms of(Request.Analyse request, GameBox<?, ?, ?> box) {
        var plan = plan(request.bot().orElse(STANDARD), box);
        var budget = request.budget().map(amount -> checked(amount, "budget"));
        var every = request.reportEvery().map(amount -> checked(amount, "reportEvery"));
        int mostMoves = request.mostMoves().orElse(Integer.MAX_VALUE);
        if (mostMoves < 1) {
            throw outOfRange("mostMoves", 1, Optional.empty());
        }
        return new AnalysisTerms(
                budget.map(amount -> plan.withBudget(budget(amount))).orElse(plan),
                budget.flatMap(Request.Amount::millis).map(Duration::ofMillis),
                every.flatMap(Request.Amount::playouts),
                every.flatMap(Request.Amount::millis).map(Duration::ofMillis),
                mostMoves,
                request.seed().orElseGet(() -> new SecureLuck().bits() >>> 11));
    }

    private static Budget budget(Request.Amount amount) {
        return amount.playouts()
                .<Budget>map(Budget.Playouts::new)
                .orElseGet(
                        () -> new Budget.Time(Duration.ofMillis(amount.millis().orElseThrow())));
    }

    private static SearchPlan plan(String bot, GameBox<?, ?, ?> box) {
        var spec = switch (BotSpec.read(bot)) {
            case Reading.Good<BotSpec>(BotSpec good) -> good;
            case Reading.Bad<BotSpec>(var problems) -> throw Fault.unreadable(Fault.Code.OUT_OF_RANGE, "bot", problems);
        };
        var misfits = spec.misfits(box);
        if (!misfits.isEmpty()) {
            throw Fault.unreadable(Fault.Code.OUT_OF_RANGE, "bot", misfits);
        }
        var searcher =
                spec instanceof BotSpec.OfLevel(var level) ? Levels.of(box).spec(level) : spec;
        if (!(searcher instanceof BotSpec.Mcts(SearchPlan plan))) {
            throw Fault.said(Fault.Code.OUT_OF_RANGE, "bot", new AnalysisMessages.DoesNotSearch(spec.name()));
        }
        if (plan.threads() != 1) {
            throw Fault.said(Fault.Code.OUT_OF_RANGE, "bot", new AnalysisMessages.OneThreadOnly());
        }
        return plan;
    }

    private static Request.Amount checked(Request.Amount amount, String field) {
        if (amount.playouts().isEmpty() && amount.millis().isEmpty()) {
            throw Fault.said(Fault.Code.MISSING_FIELD, field, new AnalysisMessages.PlayoutsOrMillis(field));
        }
        amount.playouts().ifPresent(playouts -> check(playouts, field + ".playouts", Budget.MOST_PLAYOUTS));
        amount.millis().ifPresent(millis -> check(millis, field + ".millis", (int) Budget.LONGEST.toMillis()));
        return amount;
    }

    private static void check(int value, String field, int most) {
        if (value < 1 || value > most) {
            throw outOfRange(field, 1, Optional.of(most));
        }
    }

    private static Fault outOfRange(String field, int least, Optional<Integer> most) {
        return Fault.said(
                Fault.Code.OUT_OF_RANGE,
                field,
                new AnalysisMessages.NumberOutOfRange(field, Integer.toString(least), most.map(String::valueOf)));
    }
}
