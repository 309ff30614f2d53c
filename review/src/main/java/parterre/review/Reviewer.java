package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// Reviews a game: makes its account and grades its decisions.
public final class Reviewer<S, M extends Move, V> {
    /// The version of the method. It is raised when equal games get other reviews than before, so that stored
    /// reviews are made anew.
    public static final int METHOD = 6;

    /// Separates the luck of the seats that decide in the same step.
    private static final int MOST_SEATS = 16;

    private final GameBox<S, M, V> box;
    private final Value<S> value;
    private final Grader<S, M, V> grader;

    /// @param value judges positions for the account, and says what errors cost in points
    public Reviewer(GameBox<S, M, V> box, Value<S> value, ReviewEffort effort) {
        this.box = box;
        this.value = value;
        grader = new Grader<>(box, effort, new ErrorCost<>(box, value));
    }

    /// Returns the decisions of a game, in order.
    ///
    /// @param positions the start, and the position after each step
    public List<MadeDecision<S, M, V>> decisions(IntFunction<S> positions, List<Step<M>> steps) {
        return MadeDecision.of(box.game(), positions, steps);
    }

    /// Grades one decision. It is the same grade as in the whole review with this seed.
    public GradedDecision<M> grade(MadeDecision<S, M, V> decision, long seed) {
        return grade(decision, seed, () -> true).orElseThrow();
    }

    /// Grades one decision. It is the same grade as in the whole review with this seed.
    ///
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    public Optional<GradedDecision<M>> grade(MadeDecision<S, M, V> decision, long seed, BooleanSupplier wanted) {
        return grader.whole(decision, luckOf(decision, seed), wanted);
    }

    /// Grades one decision without hindsight.
    ///
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    public Optional<GradedDecision<M>> byView(MadeDecision<S, M, V> decision, long seed, BooleanSupplier wanted) {
        return grader.grade(decision.seen(), luckOf(decision, seed), wanted);
    }

    /// Compares the most promising moves of a decision with each other; empty if the decision was forced.
    public Optional<ComparedMoves<M>> comparison(MadeDecision<S, M, V> decision, long seed) {
        return grader.comparison(decision, luckOf(decision, seed));
    }

    /// Judges a move that a player tries afterwards in place of the one that was made, by what the seat
    /// knew.
    ///
    /// @param graded the same decision; its candidates need no further search
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    public Optional<TriedMove<M>> tried(
            MadeDecision<S, M, V> decision, GradedDecision<M> graded, M move, long seed, BooleanSupplier wanted) {
        var candidates = graded.candidates();
        if (candidates.isEmpty()) {
            return Optional.of(new TriedMove<>(new Candidate<>(move, 0, 0), 0));
        }
        var best = candidates.getFirst();
        var others = candidates.stream().map(Candidate::move).toList();
        return candidates.stream()
                .filter(candidate -> candidate.move().equals(move))
                .findFirst()
                .map(candidate -> new TriedMove<>(best, best.share() - candidate.share()))
                .or(() -> grader.compare(decision, move, others, luckOf(decision, seed), wanted));
    }

    /// Plays out how the game was expected to go on after an error, in the imagined position of that line.
    ///
    /// @param seed that of the review
    /// @return empty if the line cannot be played, such as one from an earlier edition of the game
    public Optional<PlayedLine<S, M>> played(MadeDecision<S, M, V> decision, ExpectedLine line, long seed) {
        return grader.lines(decision.seen(), luckOf(decision, seed)).played(line);
    }

    private static long luckOf(MadeDecision<?, ?, ?> decision, long seed) {
        return luckOf(decision.step(), decision.seat(), seed);
    }

    /// Returns the seed of a decision's luck.
    ///
    /// @param step the number of the step that answers it
    static long luckOf(int step, Seat seat, long seed) {
        return Generator.of(seed, (long) MOST_SEATS * step + seat.index()).bits();
    }

    /// Reviews a game.
    ///
    /// @param positions the start, and the position after each step
    /// @param steps the steps, in order
    /// @param seed of all luck: equal seeds give equal reviews, with any number of threads
    /// @param threads how many decisions are graded at a time
    /// @param known decisions that need not be graded again
    /// @param listener is called after each decision
    public GameReview<M> review(
            IntFunction<S> positions,
            List<Step<M>> steps,
            long seed,
            int threads,
            KnownDecisions<M> known,
            KnownDecisions.Listener<M> listener)
            throws InterruptedException {
        var decisions = grades(decisions(positions, steps), seed, threads, known, listener);
        var last = positions.apply(steps.size());
        var accountant = new Accountant<>(box, value);
        var account = accountant.isGroup(last)
                ? Optional.<GameAccount>empty()
                : Optional.of(accountant.account(positions, steps, seed).finished());
        return new GameReview<>(
                account,
                accountant.points(positions, steps, seed).map(GrowingAccount::finished),
                decisions,
                PlayerReview.all(box.game().setup(last).seats(), decisions, account));
    }

    private List<GradedDecision<M>> grades(
            List<MadeDecision<S, M, V>> decisions,
            long seed,
            int threads,
            KnownDecisions<M> known,
            KnownDecisions.Listener<M> listener)
            throws InterruptedException {
        try (var pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("review").factory())) {
            var tasks = new ArrayList<Callable<GradedDecision<M>>>();
            for (var decision : decisions) {
                tasks.add(() -> {
                    var before = known.of(decision);
                    var grade = before.orElseGet(() -> grade(decision, seed));
                    listener.graded(grade, before.isEmpty());
                    return grade;
                });
            }
            var grades = new ArrayList<GradedDecision<M>>();
            for (var task : pool.invokeAll(tasks)) {
                grades.add(task.get());
            }
            return grades;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a decision could not be graded", e.getCause());
        }
    }
}
