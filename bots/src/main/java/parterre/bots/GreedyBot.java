package parterre.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Plays the move that leads to the evaluator's best position.
///
/// If it does not know the whole position, it averages over imagined positions. If others answer at the same
/// time, it averages over random answers of theirs. If chance follows at once, it averages over outcomes of
/// chance. It compares all moves in the same imagined positions, and breaks ties by luck.
///
/// With a temperature it errs as people do: the smaller an error is, the more often it makes it. The chance of
/// a move is in proportion to `3^(value / (scale * temperature))`, where a lead of the evaluator's scale
/// triples the odds of winning. It never takes a move whose chance is less than a twentieth of the best move's
/// chance. Otherwise many bad moves, each with a small chance, would make it play badly all the time. At
/// temperature 0 it does not err. It always judges the proposals of others, such as a trade, without an error.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class GreedyBot<S, M extends Move, V> implements Bot<M, V> {
    /// The number of positions to imagine if something is hidden.
    private static final int WORLDS = 12;

    /// The most outcomes of chance to look at. If there are more, this many are drawn.
    private static final int OUTCOMES = 12;

    /// A lead of the evaluator's scale multiplies the odds of winning by this number.
    private static final double ODDS = 3;

    /// The least chance of a move, relative to the best one, to be taken by an error.
    private static final double LEAST_CHANCE = 0.05;

    private final Game<S, M, V> game;
    private final Evaluator<S> evaluator;
    private final Seat seat;
    private final double slip;
    private final double temperature;
    private final Luck luck;

    /// Creates a bot without a temperature.
    ///
    /// @param slip how often it plays at random instead, from 0 to 1
    public GreedyBot(Game<S, M, V> game, Evaluator<S> evaluator, Seat seat, double slip, Luck luck) {
        this(game, evaluator, seat, slip, 0, luck);
    }

    /// @param slip how often it plays at random instead, from 0 to 1
    /// @param temperature how evenly it chooses among the moves, at least 0
    public GreedyBot(
            Game<S, M, V> game, Evaluator<S> evaluator, Seat seat, double slip, double temperature, Luck luck) {
        this.game = game;
        this.evaluator = evaluator;
        this.seat = seat;
        this.slip = slip;
        this.temperature = temperature;
        this.luck = luck;
    }

    @Override
    public M choose(Question<M, V> question) {
        var moves = question.moves();
        if (moves.size() == 1 && !moves.unlisted()) {
            return moves.get(0);
        }
        boolean errs = (slip > 0 || temperature > 0) && !isProposal(question);
        if (errs && slip > 0 && luck.unit() < slip) {
            return moves.sample(luck);
        }
        var worlds = worlds(question.view());
        var values = new double[moves.size()];
        for (int i = 0; i < values.length; i++) {
            var move = moves.get(i);
            for (var world : worlds) {
                values[i] += after(world, move) / worlds.size();
            }
        }
        return moves.get(errs && temperature > 0 ? drawn(values) : best(values));
    }

    /// Returns the place of the largest value. Luck decides among equal ones.
    private int best(double[] values) {
        int best = 0;
        int level = 1;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[best]) {
                best = i;
                level = 1;
            } else if (values[i] == values[best] && luck.below(++level) == 0) {
                best = i;
            }
        }
        return best;
    }

    /// Returns a place drawn by a softmax over the values.
    private int drawn(double[] values) {
        double most = Arrays.stream(values).max().orElseThrow();
        double factor = Math.log(ODDS) / (evaluator.scale() * temperature);
        double[] weights = Arrays.stream(values)
                .map(value -> Math.exp(factor * (value - most)))
                .map(weight -> weight < LEAST_CHANCE ? 0 : weight)
                .toArray();
        double left = luck.unit() * Arrays.stream(weights).sum();
        int drawn = 0;
        while (drawn < weights.length - 1 && left >= weights[drawn]) {
            left -= weights[drawn++];
        }
        return drawn;
    }

    /// Returns true if another player proposes something here, such as a trade. The bot never gives something
    /// away by an error.
    private boolean isProposal(Question<M, V> question) {
        // Everybody knows who is asked, and by whom. So one position that fits the view is enough.
        var state = game.imagination(question.view()).draw(Generator.of(0));
        return game.next(state) instanceof Next.Together<M> together
                && together.asker().isPresent();
    }

    /// Returns positions that fit the view, each with possible answers of the others who are asked at the same
    /// time. One position is enough if nothing is hidden and nobody else answers.
    private List<World<S, M>> worlds(V view) {
        var imagination = game.imagination(view);
        var worlds = new ArrayList<World<S, M>>(WORLDS);
        for (int i = 0; i < WORLDS; i++) {
            var state = imagination.draw(luck);
            BySeat<M> others = BySeat.none();
            if (game.next(state) instanceof Next.Together<M> together) {
                for (var other : together.open().seats()) {
                    if (!other.equals(seat)) {
                        others = others.with(other, together.open().of(other).sample(luck));
                    }
                }
            }
            worlds.add(new World<>(state, others));
        }
        var first = worlds.getFirst();
        return worlds.stream().allMatch(first::equals) ? List.of(first) : worlds;
    }

    private double after(World<S, M> world, M move) {
        var next = game.next(world.state()) instanceof Next.Together<M>
                ? game.play(world.state(), world.others().with(seat, move))
                : game.play(world.state(), move);
        if (!(game.next(next) instanceof Next.Chance<M> chance)) {
            return evaluator.value(next, seat);
        }
        double sum = 0;
        if (chance.odds().listed()) {
            var outcomes = chance.odds().outcomes();
            if (outcomes.size() <= OUTCOMES) {
                long weights = 0;
                for (var outcome : outcomes) {
                    sum += outcome.weight() * evaluator.value(game.play(next, outcome.move()), seat);
                    weights += outcome.weight();
                }
                return sum / weights;
            }
        }
        for (int i = 0; i < OUTCOMES; i++) {
            sum += evaluator.value(game.play(next, chance.odds().sample(luck)), seat);
        }
        return sum / OUTCOMES;
    }

    /// A possible position, with possible answers of the others.
    private record World<S, M extends Move>(S state, BySeat<M> others) {}
}
