package parterre.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import parterre.bots.Bot;
import parterre.bots.Entrant;
import parterre.bots.Question;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.engine.table.Referee;

/// Measures on games with planted mistakes whether reviews find them, whether reviews blame good moves, and whether two
/// reviews of the same game agree.
///
/// Bots play, and in one decision of five the move is replaced by the one after which the value gives the seat least.
/// Where several seats answer at once, the others are taken to answer as the game's first policy does. What such a move
/// really costs is judged with ten times the usual effort and other luck. The same is done with as many other
/// decisions.
public final class GradeStudy<S, M extends Move, V> {
    private static final int ONE_IN = 5;

    /// How much more effort says what a decision really cost.
    private static final int CLOSER = 10;

    /// The most listed moves of which the worst is chosen.
    private static final int MOST_MOVES = 200;

    /// A move that surely costs so much is a mistake.
    private static final double MISTAKEN = 0.10;

    /// A move that surely costs less than this is no mistake.
    private static final double HARMLESS = 0.05;

    private final GameBox<S, M, V> box;
    private final Value<S> value;
    private final Setup setup;
    private final List<Entrant> bots;
    private final UsualAnswers<S, M> answers;
    private final Reviewer<S, M, V> usual;
    private final Reviewer<S, M, V> closer;
    private final int games;
    private final long seed;

    /// @param value says which move is worst
    /// @param bots one for each seat
    /// @param playouts the effort for each decision, at least [ReviewEffort#LEAST]
    /// @param games at least 1
    /// @param seed of all luck: equal seeds give equal reports on any number of threads
    public GradeStudy(
            GameBox<S, M, V> box, Value<S> value, Setup setup, List<Entrant> bots, int playouts, int games, long seed) {
        this.box = box;
        this.value = value;
        this.setup = setup;
        this.bots = List.copyOf(bots);
        answers = new UsualAnswers<>(box);
        usual = new Reviewer<>(box, value, ReviewEffort.of(playouts));
        closer = new Reviewer<>(box, value, ReviewEffort.of(CLOSER * playouts));
        this.games = games;
        this.seed = seed;
    }

    /// A part of some decisions.
    public record Part(int count, int of) {
        private static final Part NONE = new Part(0, 0);

        private Part and(boolean counts) {
            return new Part(count + (counts ? 1 : 0), of + 1);
        }

        private Part and(Part other) {
            return new Part(count + other.count, of + other.of);
        }
    }

    /// The measurements.
    ///
    /// @param found planted moves that surely cost at least 10 points, and how many of them the review marks
    /// @param foundTogether those of them that were made while others answered, too
    /// @param blamed decisions that surely cost less than 5 points, and how many of them the review marks
    /// @param agreed decisions with a choice, and how many get the same mark from two reviews with other
    ///     luck. A mark is an inaccuracy, a mistake, a blunder or none
    public record Report(Part found, Part foundTogether, Part blamed, Part agreed) {
        private static final Report NONE = new Report(Part.NONE, Part.NONE, Part.NONE, Part.NONE);

        private Report and(Report other) {
            return new Report(
                    found.and(other.found),
                    foundTogether.and(other.foundTogether),
                    blamed.and(other.blamed),
                    agreed.and(other.agreed));
        }
    }

    /// A move that was planted.
    private record Planted(int step, Seat seat) {}

    /// Plays the games and reviews them.
    ///
    /// @param threads how many games are studied at a time
    /// @param studied is called after each game, by any of the threads
    public Report run(int threads, Runnable studied) throws InterruptedException {
        var tasks = new ArrayList<Callable<Report>>();
        for (int number = 0; number < games; number++) {
            int one = number;
            tasks.add(() -> {
                var report = study(seed + one);
                studied.run();
                return report;
            });
        }
        var report = Report.NONE;
        try (var pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("grades").factory())) {
            for (var task : pool.invokeAll(tasks)) {
                report = report.and(task.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be studied", e.getCause());
        }
        return report;
    }

    private Report study(long luck) {
        var planted = new HashSet<Planted>();
        var referee = play(luck, planted);
        var decisions = usual.decisions(referee::position, referee.steps());
        var draw = Generator.of(luck, 1);
        var report = Report.NONE;
        for (var decision : decisions) {
            var grade = usual.grade(decision, luck).grade();
            boolean isMarked = grade.isError();
            if (grade != Grade.FORCED) {
                var again = usual.grade(decision, ~luck).grade();
                report = report.and(new Report(
                        Part.NONE,
                        Part.NONE,
                        Part.NONE,
                        Part.NONE.and(mark(grade).equals(mark(again)))));
            }
            boolean isPlanted = planted.contains(new Planted(decision.step(), decision.seat()));
            if (grade.counts() && (isPlanted || draw.below(ONE_IN) == 0)) {
                report = report.and(judged(decision, closer.grade(decision, luck + games), isPlanted, isMarked));
            }
        }
        return report;
    }

    /// @param truth what the decision really cost
    private Report judged(
            MadeDecision<S, M, V> decision, GradedDecision<?> truth, boolean isPlanted, boolean isMarked) {
        if (isPlanted && truth.low() >= MISTAKEN) {
            var one = Part.NONE.and(isMarked);
            boolean isTogether = box.game().next(decision.before()) instanceof Next.Together<M>;
            return new Report(one, isTogether ? one : Part.NONE, Part.NONE, Part.NONE);
        }
        return truth.high() < HARMLESS
                ? new Report(Part.NONE, Part.NONE, Part.NONE.and(isMarked), Part.NONE)
                : Report.NONE;
    }

    /// Returns the grade if it is an error; all others are one mark.
    private static Grade mark(Grade grade) {
        return grade.isError() ? grade : Grade.GOOD;
    }

    /// Plays a game, and adds the moves that were replaced.
    private Referee<S, M, V> play(long seed, Set<Planted> planted) {
        var luck = Generator.of(seed);
        var sitting = IntStream.range(0, bots.size())
                .<Bot<M, V>>mapToObj(
                        seat -> bots.get(seat).sit(box, setup, Seat.of(seat), Generator.of(seed, seat + 2L)))
                .toList();
        var referee = Referee.start(box.game(), setup);
        while (!(referee.next() instanceof Next.Over<M>)) {
            if (referee.next() instanceof Next.Chance<M>) {
                referee.draw(luck);
                continue;
            }
            int step = referee.steps().size() + 1;
            for (var seat : referee.waitingFor()) {
                var moves = referee.moves(seat).orElseThrow();
                boolean isReplaced = moves.size() > 1 && luck.below(ONE_IN) == 0;
                if (isReplaced) {
                    planted.add(new Planted(step, seat));
                }
                var view = referee.view(Viewer.player(seat));
                var move = isReplaced
                        ? worst(referee.position(), seat, moves, luck)
                        : sitting.get(seat.index()).choose(Question.of(() -> view, moves));
                referee.submit(seat, move).ifPresent(refusal -> {
                    throw new IllegalStateException("a bot broke " + refusal.rule());
                });
            }
        }
        sitting.forEach(Bot::close);
        return referee;
    }

    /// Returns the move after which the value gives the seat least. Of very many moves, some are drawn.
    private M worst(S position, Seat seat, Moves<M> moves, Generator luck) {
        var expected = new ExpectedShares<>(box.game(), value, position);
        int size = Math.toIntExact(Math.min(moves.size(), MOST_MOVES));
        var others = box.game().next(position) instanceof Next.Together<M> together
                ? Optional.of(answers.of(position, together, luck))
                : Optional.<BySeat<M>>empty();
        return IntStream.range(0, size)
                .mapToObj(i -> moves.get(moves.size() <= MOST_MOVES ? i : luck.below(moves.size())))
                .min(Comparator.comparingDouble(
                        move -> expected.of(played(position, seat, move, others), luck)[seat.index()]))
                .orElseThrow();
    }

    private S played(S position, Seat seat, M move, Optional<BySeat<M>> others) {
        return others.map(usually -> box.game().play(position, usually.with(seat, move)))
                .orElseGet(() -> box.game().play(position, move));
    }
}
