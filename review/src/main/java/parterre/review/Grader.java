package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parterre.bots.search.Comparison;
import parterre.bots.search.Comparison.Tried;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.FeatureEffect;
import parterre.engine.box.GameBox;

/// Grades decisions by what their seat could know.
///
/// A search finds the most promising moves. Then several searches compare them with the move that was made,
/// each on the same imagined positions and with the same luck for all moves. The loss is the best move's share
/// of the win less the share of the move that was made. It is an error only if the lower end of its 95 %
/// interval reaches the grade.
///
/// While the grade is not clear, there are more searches ([Looks]).
final class Grader<S, M extends Move, V> {
    /// A seat with a smaller share than this, or with a share that is nearer to 1, has nothing left to decide.
    private static final double DECIDED = 0.02;

    /// Separates the luck of what is judged in hindsight from that of the grades.
    private static final long HINDSIGHT = 1_000;

    /// The same for the change in points.
    private static final long IN_POINTS = 2_000;

    /// The same for the features that differ.
    private static final long IN_FEATURES = 4_000;

    /// The same for the expected lines.
    private static final long IN_LINES = 3_000;

    private final GameBox<S, M, V> box;
    private final ErrorCost<S, M, V> cost;
    private final ReviewEffort effort;
    private final CandidateMoves<S, M, V> promising;

    /// @param cost says what errors change; grades do not depend on it
    Grader(GameBox<S, M, V> box, ReviewEffort effort, ErrorCost<S, M, V> cost) {
        this.box = box;
        this.cost = cost;
        this.effort = effort;
        promising = new CandidateMoves<>(box, effort);
    }

    /// Grades one decision, of an error with hindsight, expected lines and the cost in points.
    ///
    /// @param seed of all luck: equal seeds give equal grades
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    Optional<GradedDecision<M>> whole(MadeDecision<S, M, V> decision, long seed, BooleanSupplier wanted) {
        var seen = decision.seen();
        var moves = candidates(seen, seed, wanted);
        if (moves.size() == 1) {
            return forced(seen, wanted);
        }
        var comparison = comparison(seen, moves);
        var looks = looks(moves);
        var searches = looks.searches(number -> search(comparison, seed, number), wanted);
        if (searches.isEmpty()) {
            return Optional.empty();
        }
        var compared = looks.compared(searches);
        var graded = graded(seen, compared);
        if (!graded.grade().isError()) {
            return Optional.of(graded);
        }
        // The grade is settled: what the seat could not know cannot change it.
        var best = compared.best().move();
        var lines = lines(seen, seed).lines(comparison.expected(searches), best);
        var points = cost.of(decision, best, Generator.of(seed, IN_POINTS));
        var error = explained(seen, graded, seed).in(points).with(lines);
        return decision.hidSomething(Generator.of(seed, HINDSIGHT))
                ? hindsight(decision, moves, seed, wanted).map(error::with)
                : Optional.of(error);
    }

    /// Returns a forced decision. The search for candidates may also have ended because nobody waits.
    private Optional<GradedDecision<M>> forced(SeenDecision<M, V> decision, BooleanSupplier wanted) {
        return wanted.getAsBoolean() ? Optional.of(GradedDecision.forced(decision)) : Optional.empty();
    }

    /// Returns the same decision; of an error with the features by which it is worse.
    private GradedDecision<M> explained(SeenDecision<M, V> decision, GradedDecision<M> graded, long seed) {
        return graded.grade().isError()
                ? graded.by(features(
                        decision, graded.made(), graded.candidates().getFirst().move(), seed))
                : graded;
    }

    private List<FeatureEffect> features(SeenDecision<M, V> decision, M worse, M better, long seed) {
        return cost.features(decision, worse, better, Generator.of(seed, IN_FEATURES));
    }

    /// Returns the reader of a decision's expected lines.
    ///
    /// @param seed that of its grade
    LineReader<S, M, V> lines(SeenDecision<M, V> decision, long seed) {
        return new LineReader<>(
                box.game(), decision, Generator.of(seed, IN_LINES).bits());
    }

    /// Compares the most promising moves of a decision once; empty if it was forced. The number of searches does not
    /// depend on what they find.
    ///
    /// @param seed of all luck: equal seeds give equal shares
    Optional<ComparedMoves<M>> comparison(MadeDecision<S, M, V> decision, long seed) {
        var seen = decision.seen();
        var moves = candidates(seen, seed, () -> true);
        if (moves.size() == 1) {
            return Optional.empty();
        }
        var comparison = comparison(seen, moves);
        return once(moves, search -> search(comparison, seed, search).shares(), () -> true);
    }

    /// Compares moves by the same number of searches for every decision; empty if nobody waited until the end.
    ///
    /// @param search returns the shares of the search with this number, from 1
    private Optional<ComparedMoves<M>> once(List<M> moves, IntFunction<double[]> search, BooleanSupplier wanted) {
        var shares = IntStream.rangeClosed(1, effort.searches())
                .takeWhile(_ -> wanted.getAsBoolean())
                .mapToObj(search)
                .toList();
        return shares.size() < effort.searches()
                ? Optional.empty()
                : Optional.of(new ComparedMoves<>(moves, shares, Spread.ERROR_RATE));
    }

    /// Grades one decision without hindsight.
    ///
    /// @param seed of all luck: equal seeds give equal grades
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    Optional<GradedDecision<M>> grade(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        var moves = candidates(decision, seed, wanted);
        if (moves.size() == 1) {
            return forced(decision, wanted);
        }
        return compared(decision, moves, seed, wanted)
                .map(compared -> explained(decision, graded(decision, compared), seed));
    }

    /// Compares the chosen move with the best of the others.
    ///
    /// @param seed of all luck: equal seeds give equal leads
    /// @param wanted false if nobody waits any more
    /// @return empty if there is no other move, or nobody waited until the end
    Optional<Lead<M>> lead(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        var moves = candidates(decision, seed, wanted);
        return moves.size() == 1
                ? Optional.empty()
                : compared(decision, moves, seed, wanted)
                        .map(ComparedMoves::leadOfFirst)
                        .map(lead -> lead.by(features(
                                decision, lead.other().move(), lead.chosen().move(), seed)));
    }

    /// Compares moves by several searches; empty if nobody waited until the end.
    private Optional<ComparedMoves<M>> compared(
            SeenDecision<M, V> decision, List<M> moves, long seed, BooleanSupplier wanted) {
        var comparison = comparison(decision, moves);
        var looks = looks(moves);
        var searches = looks.searches(number -> search(comparison, seed, number), wanted);
        return searches.isEmpty() ? Optional.empty() : Optional.of(looks.compared(searches));
    }

    private Looks<M, Tried<M>> looks(List<M> moves) {
        return new Looks<>(moves, effort.searches(), Tried::shares);
    }

    private Tried<M> search(Comparison<S, M, V> comparison, long seed, int number) {
        return comparison.shares(effort.rounds(), Generator.of(seed, number).bits());
    }

    private Comparison<S, M, V> comparison(SeenDecision<M, V> decision, List<M> moves) {
        return new Comparison<>(box, decision.setup(), promising.plan(), decision.seat(), decision.view(), moves);
    }

    /// Judges the same moves in the true position.
    ///
    /// @param candidates the first is the move that was made
    private Optional<Hindsight<M>> hindsight(
            MadeDecision<S, M, V> decision, List<M> candidates, long seed, BooleanSupplier wanted) {
        var comparison = comparison(decision.seen(), candidates);
        return once(
                        candidates,
                        search -> comparison.sharesIn(
                                decision.before(),
                                effort.rounds(),
                                Generator.of(seed, HINDSIGHT + search).bits()),
                        wanted)
                .map(compared -> {
                    var best = compared.best();
                    var loss = compared.loss(0);
                    return new Hindsight<>(best.move(), best.share(), loss.value(), loss.low(), loss.high());
                });
    }

    /// Compares a move with the best of others.
    ///
    /// @param others distinct; the move is not among them
    /// @param seed of all luck: equal seeds give equal shares
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    Optional<TriedMove<M>> compare(
            MadeDecision<S, M, V> decision, M move, List<M> others, long seed, BooleanSupplier wanted) {
        var moves = new ArrayList<M>();
        moves.add(move);
        moves.addAll(others);
        return compared(decision.seen(), moves, seed, wanted)
                .map(compared ->
                        new TriedMove<>(compared.best(), compared.loss(0).value()));
    }

    /// Returns the chosen move, and the most promising others.
    private List<M> candidates(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        var listed = decision.listed();
        var candidates = new ArrayList<M>();
        candidates.add(decision.chosen());
        if (listed.size() > 1 || listed.unlisted()) {
            candidates.addAll(promising.of(decision, seed, wanted));
        }
        return candidates;
    }

    /// @param compared the first is the chosen move
    private static <M extends Move> GradedDecision<M> graded(SeenDecision<M, ?> decision, ComparedMoves<M> compared) {
        var loss = compared.loss(0);
        var best = compared.best();
        return new GradedDecision<>(
                decision.step(),
                decision.seat(),
                decision.chosen(),
                grade(best.move().equals(decision.chosen()), best.share(), loss.low()),
                compared.ranked(),
                loss.value(),
                loss.low(),
                loss.high(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    private static Grade grade(boolean isBest, double share, double surely) {
        if (share < DECIDED || (share > 1 - DECIDED && surely < DECIDED)) {
            return Grade.DECIDED;
        }
        return isBest ? Grade.BEST : Grade.ofLoss(surely);
    }
}
