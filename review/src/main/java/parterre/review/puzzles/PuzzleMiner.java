package parterre.review.puzzles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.Question;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.engine.Attachment;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;
import parterre.review.ComparedMoves;
import parterre.review.MadeDecision;
import parterre.review.ReviewEffort;
import parterre.review.Reviewer;
import parterre.review.puzzles.Puzzle.Judged;
import parterre.review.puzzles.Puzzle.Margin;
import parterre.review.puzzles.Puzzle.Origin;

/// Finds puzzles in finished games.
///
/// A decision becomes a puzzle if its best move is surely better than the second by [#MARGIN]. Ten times
/// the effort and other luck must agree on the move and on the margin. So decisions with one move, and
/// those that were lost or won whatever the seat did, drop out. Each decision is judged by what its seat
/// knew.
public final class PuzzleMiner<S, M extends Move, V> {
    /// The lower end of the 95 % interval of the margin is at least this, as a share of the win.
    public static final double MARGIN = 0.05;

    /// How much more effort verifies a puzzle.
    public static final int CLOSER = 10;

    /// The most puzzles of one game: the hardest ones, and of equally hard ones those with the largest
    /// margins.
    public static final int MOST_OF_A_GAME = 3;

    /// Separates the luck of the gentle bots from that of the comparisons.
    private static final long BEGINNERS = 2_000;

    /// How many gentle bots try a puzzle.
    private static final int TRIES = 16;

    private static final double DIGITS = 10_000;

    private final GameBox<S, M, V> box;
    private final Value<S> value;
    private final int playouts;
    private final Reviewer<S, M, V> usual;
    private final Reviewer<S, M, V> closer;
    private final RecordForm form;

    /// @param value its name is noted at each puzzle
    /// @param playouts for each decision, at least [ReviewEffort#LEAST]
    public PuzzleMiner(GameBox<S, M, V> box, Value<S> value, int playouts) {
        this.box = box;
        this.value = value;
        this.playouts = playouts;
        usual = new Reviewer<>(box, value, ReviewEffort.of(playouts));
        closer = new Reviewer<>(box, value, ReviewEffort.of(CLOSER * playouts));
        form = new RecordForm(List.of(box.game().info()));
    }

    /// Returns the decisions of a game, in order.
    public List<MadeDecision<S, M, V>> decisions(Replay<S, M> game) {
        return usual.decisions(game::position, game.steps());
    }

    /// Finds the puzzles of a game, in its order.
    ///
    /// @param seed of all luck: equal seeds give equal puzzles, with any number of threads
    /// @param threads how many decisions are judged at a time
    /// @param judged is called after each decision, by any of the threads
    /// @throws IllegalArgumentException if the game is not finished, since its secrets are not to be told
    ///     yet
    public List<Puzzle> mine(Replay<S, M> game, long seed, int threads, Runnable judged) throws InterruptedException {
        if (game.result().isEmpty()) {
            throw new IllegalArgumentException("unfinished game");
        }
        var source = Attachment.sha256(form.write(game.record()));
        var tasks = new ArrayList<Callable<Optional<Puzzle>>>();
        for (var decision : decisions(game)) {
            tasks.add(() -> {
                var found = puzzle(game, source, decision, seed);
                judged.run();
                return found;
            });
        }
        var puzzles = new ArrayList<Puzzle>();
        try (var pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("puzzles").factory())) {
            for (var task : pool.invokeAll(tasks)) {
                task.get().ifPresent(puzzles::add);
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("judging failed", e.getCause());
        }
        return puzzles.stream()
                .sorted(Comparator.comparingInt(Puzzle::rating)
                        .thenComparingDouble(one -> one.margin().value())
                        .reversed())
                .limit(MOST_OF_A_GAME)
                .sorted(Comparator.comparingInt((Puzzle one) -> one.origin().step()))
                .toList();
    }

    private Optional<Puzzle> puzzle(Replay<S, M> game, String source, MadeDecision<S, M, V> decision, long seed) {
        return usual.comparison(decision, seed)
                .filter(PuzzleMiner::isClear)
                .flatMap(first -> closer.comparison(decision, ~seed)
                        .filter(PuzzleMiner::isClear)
                        .filter(second ->
                                second.best().move().equals(first.best().move())))
                .map(compared -> puzzle(game, source, decision, compared, seed));
    }

    private static boolean isClear(ComparedMoves<?> compared) {
        return compared.margin().low() >= MARGIN;
    }

    private Puzzle puzzle(
            Replay<S, M> game, String source, MadeDecision<S, M, V> decision, ComparedMoves<M> compared, long seed) {
        var record = form.write(upTo(game.record(), decision.step() - 1));
        var seat = decision.seat().toString();
        var best = compared.best();
        var notation = box.game().notation();
        var margin = compared.margin();
        return new Puzzle(
                Puzzle.id(record, seat),
                box.game().info().slug(),
                decision.setup().edition(),
                record,
                seat,
                compared.ranked().stream()
                        .map(one -> new Judged(
                                notation.write(one.move()), rounded(one.share()), rounded(best.share() - one.share())))
                        .toList(),
                new Margin(rounded(margin.value()), rounded(margin.low()), rounded(margin.high())),
                themes(decision, best.move()),
                rating(decision, best.move(), seed),
                new Origin(
                        source,
                        decision.step(),
                        value.name(),
                        value.name().equals(LearnedValue.NAME)
                                ? LearnedValues.file(box).map(NetFile::hash)
                                : Optional.empty(),
                        CLOSER * playouts,
                        seed));
    }

    /// Returns the beginning of a record without its players, notes and acts of the table.
    private static GameRecord upTo(GameRecord record, int steps) {
        return new GameRecord(
                record.game(),
                record.setup(),
                BySeat.none(),
                Map.of(),
                record.position(),
                record.entries().stream()
                        .filter(GameRecord.Entry.Played.class::isInstance)
                        .limit(steps)
                        .toList(),
                Optional.empty());
    }

    private List<String> themes(MadeDecision<S, M, V> decision, M best) {
        var preview = box.game().preview(decision.view(), decision.seat(), best);
        return Stream.concat(preview.events().stream(), preview.expected().stream())
                .filter(event -> !(event instanceof Event.Quiet))
                .map(event -> event.getClass().getSimpleName())
                .distinct()
                .toList();
    }

    /// Estimates how hard a decision is: gentle bots play against it, as players of 1500 would.
    private int rating(MadeDecision<S, M, V> decision, M best, long seed) {
        var gentle = Levels.of(box).spec(Level.GENTLE);
        if (!gentle.misfits(box).isEmpty()) {
            return (int) Glicko.MIDDLE;
        }
        int found = 0;
        for (int attempt = 0; attempt < TRIES; attempt++) {
            long stream = BEGINNERS + (long) TRIES * decision.step() + attempt;
            try (var bot = gentle.sit(box, decision.setup(), decision.seat(), Generator.of(seed, stream))) {
                var choice = bot.choose(Question.of(decision::view, decision.listed()));
                found += choice.equals(best) ? 1 : 0;
            }
        }
        return Glicko.against(found, TRIES);
    }

    private static double rounded(double share) {
        return Math.round(share * DIGITS) / DIGITS;
    }
}
