package parterre.bots.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import parterre.engine.Game.Imagination;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// Searches for one seat in one game: information-set Monte Carlo tree search from the seat's view.
///
/// It knows only the views that it is given. It keeps the subtree below the chosen move for the next decision.
/// With several threads, each thread grows its own tree from its own luck, and the visits are added up.
///
/// Not thread-safe.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class Search<S, M extends Move, V> {
    /// The number of playouts that measure a group's ordinary score before a search.
    private static final int SETTLING = 32;

    /// A secret answer is drawn only among moves with at least this part of the visits of the most tried move.
    /// Moves with fewer visits were mostly tried to explore (Ganzfried, Sandholm and Waugh, "Strategy
    /// Purification and Thresholding", 2012).
    private static final double SERIOUS = 0.5;

    private final SearchContext<S, M, V> context;
    private final Seat seat;
    private final Luck luck;
    private final Valuation<S> valuation;
    private final Playouts<S, M, V> playouts;
    private final EndingSolver<S, M> endings;
    private final List<Explorer<S, M, V>> explorers = new ArrayList<>();
    private SearchResults<M> results = new SearchResults<>(0, 0, List.of());

    /// @param box the game, with the evaluator and policy that the plan names
    /// @param seat the seat that it thinks for
    /// @param luck the search's own luck
    public Search(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Seat seat, Luck luck) {
        this(SearchContext.of(box, setup, plan), seat, luck);
    }

    /// Creates a search that goes by a given value, which need not be one of the game's own.
    public Search(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Value<S> value, Seat seat, Luck luck) {
        this(SearchContext.of(box, setup, plan, value), seat, luck);
    }

    private Search(SearchContext<S, M, V> context, Seat seat, Luck luck) {
        this.context = context;
        var plan = context.plan();
        this.seat = seat;
        this.luck = luck;
        int seats = context.setup().seats();
        endings = new EndingSolver<>(context.game(), seat);
        valuation = context.valuation();
        playouts = new Playouts<>(context, valuation);
        for (int i = 0; i < plan.threads(); i++) {
            var own = plan.threads() == 1 ? luck : Generator.of(luck.bits());
            var worth = i == 0 ? valuation : context.valuation();
            explorers.add(new Explorer<>(context, seat, seats, own, worth, new Playouts<>(context, worth)));
        }
    }

    /// Returns the best move: of an ending that can be solved, or else the one that was tried most often. Where
    /// others answer at the same time, the move is drawn in proportion to how often each was tried: a rival could
    /// exploit an answer that it can predict.
    ///
    /// @param view the seat's view
    /// @param listed the moves listed for the seat
    /// @param within the most time to use, even if the budget is larger
    public M choose(V view, Moves<M> listed, Optional<Duration> within) {
        var own = own(view, listed);
        if (own.size() == 1) {
            return own.get(0);
        }
        var imagination = context.game().imagination(view);
        var solved = endings.best(imagination, own, context.endings());
        if (solved.isPresent()) {
            return own.get(solved.getAsInt());
        }
        think(view, imagination, own, within, _ -> true);
        boolean secret = context.game().next(imagination.draw(luck)) instanceof Next.Together<M> together
                && together.open().size() > 1;
        results = SearchResults.of(explorers.stream().map(Explorer::tree).toList(), seat, own);
        return own.get(secret ? drawn() : results.best());
    }

    /// Returns the listed moves and, if further moves are legal, the game's suggestions.
    Moves<M> own(V view, Moves<M> listed) {
        return listed.unlisted() ? Suggested.with(listed, context.suggestions().suggest(view, seat)) : listed;
    }

    /// Thinks about a decision.
    ///
    /// @param own the moves to compare
    void think(V view, Moves<M> own, Optional<Duration> within, Watcher watcher) {
        think(view, context.game().imagination(view), own, within, watcher);
    }

    private void think(V view, Imagination<S> imagination, Moves<M> own, Optional<Duration> within, Watcher watcher) {
        long began = System.nanoTime();
        if (valuation.ofGroup()) {
            settle(imagination);
        }
        for (var explorer : explorers) {
            explorer.begin(view);
        }
        think(imagination, own, Deadline.of(began, context.plan().budget(), within), watcher);
    }

    /// Tries each move equally often, always with one thread.
    ///
    /// @param imagination the positions in which they are tried
    /// @param rounds how often each move is tried
    /// @param beforeEach is called with the number of the round before each playout
    void tryEach(V view, Imagination<S> imagination, Moves<M> own, int rounds, IntConsumer beforeEach) {
        if (valuation.ofGroup()) {
            settle(imagination);
        }
        var explorer = explorers.getFirst();
        explorer.begin(view);
        for (int round = 0; round < rounds; round++) {
            for (int place = 0; place < own.size(); place++) {
                beforeEach.accept(round);
                explorer.explore(imagination, own, place);
            }
        }
    }

    /// Returns the value that judges positions; empty if there is none.
    Optional<Value<S>> value() {
        return context.value();
    }

    /// Returns the first tree. With one thread it is the only one.
    Tree<M> tree() {
        return explorers.getFirst().tree();
    }

    /// Lets this tally count the playouts of the first tree from now on.
    void countIn(RootTally<S> tally) {
        valuation.tellTo(tally);
        explorers.getFirst().countIn(tally);
    }

    /// Returns the search's thoughts about each move at the last decision that it searched.
    public SearchResults<M> results() {
        return results;
    }

    private void settle(Imagination<S> imagination) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < SETTLING; i++) {
            double score = playouts.groupScore(imagination.draw(luck), luck);
            sum += score;
            squares += score * score;
        }
        double mean = sum / SETTLING;
        double deviation = Math.sqrt(Math.max(0, squares / SETTLING - mean * mean));
        for (var explorer : explorers) {
            explorer.settle(mean, deviation);
        }
    }

    private void think(Imagination<S> imagination, Moves<M> own, Deadline deadline, Watcher watcher) {
        int threads = explorers.size();
        if (threads == 1) {
            think(explorers.getFirst(), imagination, own, deadline, deadline.playouts(), watcher);
            return;
        }
        var others = new ArrayList<CompletableFuture<?>>();
        for (int i = 0; i < threads; i++) {
            var explorer = explorers.get(i);
            int share = (deadline.playouts() + threads - 1 - i) / threads;
            others.add(CompletableFuture.runAsync(
                    () -> think(explorer, imagination, own, deadline, share, watcher),
                    task -> Thread.ofPlatform().daemon().name("search").start(task)));
        }
        CompletableFuture.allOf(others.toArray(CompletableFuture[]::new)).join();
    }

    private static <S, M extends Move, V> void think(
            Explorer<S, M, V> explorer,
            Imagination<S> imagination,
            Moves<M> own,
            Deadline deadline,
            int playouts,
            Watcher watcher) {
        boolean goesOn = true;
        for (int i = 0; goesOn && i < playouts && (i == 0 || !deadline.hasPassed()); i++) {
            explorer.explore(imagination, own);
            goesOn = watcher.goesOn(i + 1);
        }
    }

    private int drawn() {
        var moves = results.moves();
        int most = moves.get(results.best()).visits();
        int sum = 0;
        for (var move : moves) {
            sum += move.visits() >= SERIOUS * most ? move.visits() : 0;
        }
        int ticket = luck.below(sum);
        for (int i = 0; i < moves.size(); i++) {
            int visits = moves.get(i).visits();
            ticket -= visits >= SERIOUS * most ? visits : 0;
            if (ticket < 0) {
                return i;
            }
        }
        return results.best();
    }
}
