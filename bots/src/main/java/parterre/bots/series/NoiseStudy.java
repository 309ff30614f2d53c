package parterre.bots.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parterre.bots.Bot;
import parterre.bots.Entrant;
import parterre.bots.Question;
import parterre.bots.search.Analysis;
import parterre.bots.search.Findings;
import parterre.bots.search.SearchPlan;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;

/// Measures how much the answers of a search depend on its luck. It takes one decision from each of some
/// games between bots, and searches it several times, each time from an empty tree and with other luck.
///
/// Seed and number determine a game and its searches, so that the number of threads changes only the time.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class NoiseStudy<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Setup setup;
    private final SearchPlan search;
    private final Entrant player;
    private final Effort effort;
    private volatile boolean stopped;

    /// How much is searched.
    ///
    /// @param positions how many games are played, each of which gives at most one position
    /// @param searches how often each position is searched
    /// @param seed the seed of all luck
    public record Effort(int positions, int searches, long seed) {}

    /// A decision in which there was a choice.
    private record Decision<M extends Move, V>(Seat seat, V view, Moves<M> moves) {}

    /// @param search the plan of the searches, with one thread
    /// @param player plays all seats of the games
    public NoiseStudy(GameBox<S, M, V> box, Setup setup, SearchPlan search, Entrant player, Effort effort) {
        this.box = box;
        this.setup = setup;
        this.search = search;
        this.player = player;
        this.effort = effort;
    }

    /// Plays and searches.
    ///
    /// @param threads how many positions are searched at a time, at least 1
    /// @param listener receives each position in the order of the games
    /// @return the noise of each position; games without a choice are left out
    public List<Noise> run(int threads, Consumer<Noise> listener) {
        var found = new ArrayList<Noise>();
        try (var pool = Executors.newFixedThreadPool(Math.clamp(threads, 1, effort.positions()))) {
            var tasks = new ArrayList<Future<Optional<Noise>>>();
            for (int game = 0; game < effort.positions(); game++) {
                int number = game;
                tasks.add(pool.submit(() -> noise(number)));
            }
            for (var task : tasks) {
                result(task).ifPresent(noise -> {
                    found.add(noise);
                    listener.accept(noise);
                });
            }
        }
        return found;
    }

    private Optional<Noise> result(Future<Optional<Noise>> task) {
        try {
            return task.get();
        } catch (ExecutionException e) {
            stopped = true;
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            stopped = true;
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /// Begins no further search. Any thread may call it.
    public void stop() {
        stopped = true;
    }

    private Optional<Noise> noise(int game) {
        var decision = stopped ? Optional.<Decision<M, V>>empty() : decision(game);
        if (decision.isEmpty()) {
            return Optional.empty();
        }
        var runs = new ArrayList<Findings<M>>();
        for (int i = 0; i < effort.searches() && !stopped; i++) {
            runs.add(searched(decision.get(), Generator.of(~effort.seed(), (long) game * effort.searches() + i)));
        }
        return stopped ? Optional.empty() : Optional.of(Noise.of(game, runs));
    }

    private Findings<M> searched(Decision<M, V> decision, Luck luck) {
        var analysis = new Analysis<>(box, setup, search, decision.seat(), decision.view(), decision.moves(), luck);
        analysis.run(Optional.empty(), _ -> !stopped);
        return analysis.findings();
    }

    /// Plays a game and draws one of its decisions, each with the same chance; empty if there was no choice.
    private Optional<Decision<M, V>> decision(int number) {
        var game = box.game();
        var luck = Generator.of(effort.seed(), number);
        var drawing = Generator.of(luck.bits());
        var bots = new ArrayList<Bot<M, V>>();
        for (var seat : Seat.first(setup.seats())) {
            bots.add(player.sit(box, setup, seat, Generator.of(luck.bits())));
        }
        try {
            var drawn = new Drawn<M, V>(drawing);
            var state = game.start(setup);
            for (int steps = 0; steps < SeriesPlan.STOPPED_AFTER && !stopped; steps++) {
                switch (game.next(state)) {
                    case Next.Over<M> _ -> {
                        return drawn.found();
                    }
                    case Next.Chance<M> chance ->
                        state = game.play(state, chance.odds().sample(luck));
                    case Next.Turn<M>(Seat seat, Moves<M> moves) ->
                        state = game.play(state, answer(bots, drawn, state, seat, moves));
                    case Next.Together<M> together -> {
                        var asked = state;
                        state = game.play(
                                state, together.open().map((seat, moves) -> answer(bots, drawn, asked, seat, moves)));
                    }
                }
            }
            return drawn.found();
        } finally {
            bots.forEach(Bot::close);
        }
    }

    private M answer(List<Bot<M, V>> bots, Drawn<M, V> drawn, S state, Seat seat, Moves<M> moves) {
        var view = box.game().view(state, Viewer.player(seat));
        if (moves.size() > 1) {
            drawn.add(new Decision<>(seat, view, moves));
        }
        return bots.get(seat.index()).choose(Question.of(() -> view, moves));
    }

    /// A decision drawn from all that were added, without keeping them (Vitter, "Random Sampling with a
    /// Reservoir", 1985).
    private static final class Drawn<M extends Move, V> {
        private final Luck luck;
        private int count;
        private @Nullable Decision<M, V> kept;

        Drawn(Luck luck) {
            this.luck = luck;
        }

        void add(Decision<M, V> decision) {
            count++;
            if (luck.below(count) == 0) {
                kept = decision;
            }
        }

        Optional<Decision<M, V>> found() {
            return Optional.ofNullable(kept);
        }
    }
}
