package parterre.bots;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.bots.search.SearchContext;
import parterre.bots.search.SearchPlan;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// A built-in bot by its name: `random`, `greedy`, `greedy:EVALUATOR`, `policy:NAME`, `mcts:1000`,
/// `mcts:500ms,c=0.5`, `level:keen`. [BotForm] has the grammar.
public sealed interface BotSpec extends Entrant {
    /// Plays any listed move; all are equally likely.
    record Random() implements BotSpec {
        @Override
        public List<Problem> misfits(GameBox<?, ?, ?> box) {
            return List.of();
        }

        @Override
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            return new RandomBot<>(luck);
        }
    }

    /// Plays the move that leads to the evaluator's best position, and breaks ties by luck. It judges another
    /// player's proposal without an error.
    ///
    /// @param evaluator the evaluator's name; empty for the game's first
    /// @param slip how often it plays at random instead, from 0 to 1
    /// @param temperature how evenly it chooses among the moves, from 0; see [GreedyBot]
    record Greedy(Optional<String> evaluator, double slip, double temperature) implements BotSpec {
        /// Without a temperature.
        public Greedy(Optional<String> evaluator, double slip) {
            this(evaluator, slip, 0);
        }

        @Override
        public List<Problem> misfits(GameBox<?, ?, ?> box) {
            return SearchContext.withoutEvaluator(box, evaluator);
        }

        @Override
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            var found = SearchContext.evaluator(box, evaluator).orElseThrow(() -> unfit(misfits(box)));
            return new GreedyBot<>(box.game(), found, seat, slip, temperature, luck);
        }
    }

    /// Plays as a playout by this policy does.
    ///
    /// @param policy the name of one of the game's policies
    record OfPolicy(String policy) implements BotSpec {
        @Override
        public List<Problem> misfits(GameBox<?, ?, ?> box) {
            return SearchContext.withoutPolicy(box, policy);
        }

        @Override
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            var found = SearchContext.policy(box, policy).orElseThrow(() -> unfit(misfits(box)));
            return new PolicyBot<>(box.game(), found, seat, luck);
        }
    }

    /// Information-set Monte Carlo tree search.
    record Mcts(SearchPlan plan) implements BotSpec {
        @Override
        public boolean reproducible() {
            return plan.reproducible();
        }

        @Override
        public List<Problem> misfits(GameBox<?, ?, ?> box) {
            return SearchContext.misfits(box, plan);
        }

        @Override
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            return new SearchBot<>(box, setup, plan, seat, luck);
        }
    }

    /// A bot of the ladder by its plain name. [Levels] defines it for each game.
    record OfLevel(Level level) implements BotSpec {
        @Override
        public List<Problem> misfits(GameBox<?, ?, ?> box) {
            return Levels.of(box).spec(level).misfits(box);
        }

        @Override
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            return Levels.of(box).spec(level).sit(box, setup, seat, luck);
        }
    }

    private static IllegalArgumentException unfit(List<Problem> problems) {
        return new IllegalArgumentException(
                problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    }

    /// Returns true. A search with a time limit or several threads overrides it. Levels think in playouts on one
    /// thread.
    @Override
    default boolean reproducible() {
        return true;
    }

    /// Returns the canonical text.
    @Override
    default String name() {
        return BotForm.BOTS.write(this);
    }

    /// Returns the bot that this text names.
    static Reading<BotSpec> read(String text) {
        return BotForm.BOTS.read(text);
    }
}
