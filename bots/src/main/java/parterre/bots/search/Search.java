package parterre.bots.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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

/// The thinking of one seat in one game: information-set Monte Carlo tree search from the seat's view.
///
/// It knows nothing but the views it is given. What it found out below the move that it chose is kept for
/// the next decision. With several threads each grows a tree of its own from luck of its own, and visits
/// are added up.
///
/// Not thread-safe.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class Search<S, M extends Move, V> {
    /// Playouts by which a group's ordinary score is found out before a search.
    private static final int SETTLING = 32;

    /// An answer in a secret choice is drawn among those that were tried at least so often as a part of
    /// the most tried: what was tried less was mostly tried to find out (Ganzfried, Sandholm and Waugh,
    /// "Strategy Purification and Thresholding", 2012).
    private static final double SERIOUS = 0.5;

    private final SearchContext<S, M, V> context;
    private final Seat seat;
    private final Luck luck;
    private final Valuation<S> valuation;
    private final Playouts<S, M, V> playouts;
    private final List<Explorer<S, M, V>> explorers = new ArrayList<>();
    private Thoughts<M> thoughts = new Thoughts<>(0, 0, List.of());

    /// @param box the game, with the evaluator and policy that the plan names
    /// @param seat for whom it thinks
    /// @param luck its own
    public Search(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Seat seat, Luck luck) {
        this(SearchContext.of(box, setup, plan), seat, luck);
    }

    /// The same, going by a value that is not among the game's own.
    public Search(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Value<S> value, Seat seat, Luck luck) {
        this(SearchContext.of(box, setup, plan, value), seat, luck);
    }

    private Search(SearchContext<S, M, V> context, Seat seat, Luck luck) {
        this.context = context;
        var plan = context.plan();
        this.seat = seat;
        this.luck = luck;
        int seats = context.setup().seats();
        valuation = context.valuation();
        playouts = new Playouts<>(context, valuation);
        for (int i = 0; i < plan.threads(); i++) {
            var own = plan.threads() == 1 ? luck : Generator.of(luck.bits());
            var worth = i == 0 ? valuation : context.valuation();
            explorers.add(new Explorer<>(context, seat, seats, own, worth, new Playouts<>(context, worth)));
        }
    }

    /// The move that it thinks best: the one tried most often. Where others answer at the same time it is
    /// drawn, each in proportion to how often it was tried, because what can be foreseen can be
    /// exploited.
    ///
    /// @param view what the seat knows
    /// @param listed what it may do
    /// @param within at most so much time, even if the budget is larger
    public M choose(V view, Moves<M> listed, Optional<Duration> within) {
        var own = own(view, listed);
        if (own.size() == 1) {
            return own.get(0);
        }
        var imagination = think(view, own, within, _ -> true);
        boolean secret = context.game().next(imagination.draw(luck)) instanceof Next.Together<M> together
                && together.open().size() > 1;
        thoughts = Thoughts.of(explorers.stream().map(Explorer::tree).toList(), seat, own);
        return own.get(secret ? drawn() : thoughts.best());
    }

    /// The listed moves and, where more are legal, what the game suggests.
    Moves<M> own(V view, Moves<M> listed) {
        return listed.unlisted() ? Suggested.with(listed, context.suggestions().suggest(view, seat)) : listed;
    }

    /// Thinks about a decision.
    ///
    /// @param own the moves that are thought about
    /// @return the positions that fit the view
    Imagination<S> think(V view, Moves<M> own, Optional<Duration> within, Watcher watcher) {
        long began = System.nanoTime();
        var imagination = context.game().imagination(view);
        if (valuation.ofGroup()) {
            settle(imagination);
        }
        for (var explorer : explorers) {
            explorer.begin(view);
        }
        think(imagination, own, Deadline.of(began, context.plan().budget(), within), watcher);
        return imagination;
    }

    /// What judges positions; empty if nothing does.
    Optional<Value<S>> value() {
        return context.value();
    }

    /// The first tree, which is the only one with one thread.
    Tree<M> tree() {
        return explorers.getFirst().tree();
    }

    /// From now on this tally counts the playouts of the first tree.
    void countIn(RootTally<S> tally) {
        valuation.tellTo(tally);
        explorers.getFirst().countIn(tally);
    }

    /// What it thought of each move at the last decision that was a choice.
    public Thoughts<M> thoughts() {
        return thoughts;
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
        var moves = thoughts.moves();
        int most = moves.get(thoughts.best()).visits();
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
        return thoughts.best();
    }
}
