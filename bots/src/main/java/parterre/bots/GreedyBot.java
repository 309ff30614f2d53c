package parterre.bots;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Plays the move after which an evaluator likes the position best.
///
/// Where it cannot know the position it averages over positions that it imagines; where others answer at
/// the same time, over random answers of theirs; where chance follows at once, over what chance may do.
/// All moves are compared in the same imagined positions. Moves that come out level are drawn by luck.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class GreedyBot<S, M extends Move, V> implements Bot<M, V> {
    /// Positions imagined where not everything is known.
    private static final int WORLDS = 12;

    /// Outcomes of chance that are all looked at if they are no more than this, or so many drawn if they
    /// are.
    private static final int OUTCOMES = 12;

    private final Game<S, M, V> game;
    private final Evaluator<S> evaluator;
    private final Seat seat;
    private final double slip;
    private final Luck luck;

    /// @param slip how often it plays at random instead, from 0 to 1
    public GreedyBot(Game<S, M, V> game, Evaluator<S> evaluator, Seat seat, double slip, Luck luck) {
        this.game = game;
        this.evaluator = evaluator;
        this.seat = seat;
        this.slip = slip;
        this.luck = luck;
    }

    @Override
    public M choose(Question<M, V> question) {
        var moves = question.moves();
        if (moves.size() == 1 && !moves.unlisted()) {
            return moves.get(0);
        }
        if (slip > 0 && luck.unit() < slip && !isProposal(question)) {
            return moves.sample(luck);
        }
        var worlds = worlds(question.view());
        var best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        int level = 0;
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            double value = 0;
            for (var world : worlds) {
                value += after(world, move);
            }
            if (value > most) {
                most = value;
                best = move;
                level = 1;
            } else if (value == most && luck.below(++level) == 0) {
                best = move;
            }
        }
        return best;
    }

    /// Whether another player proposes something here, such as a trade: nobody gives his best away by a slip.
    private boolean isProposal(Question<M, V> question) {
        // Whoever is asked, and by whom, is public: it is so in every position that fits the view.
        var state = game.imagination(question.view()).draw(Generator.of(0));
        return game.next(state) instanceof Next.Together<M> together
                && together.asker().isPresent();
    }

    /// Positions that fit the view, each with what the others who are asked at the same time might
    /// answer. One is enough where nothing is hidden and nobody else answers.
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

    /// A position that may be so, with answers that others may give.
    private record World<S, M extends Move>(S state, BySeat<M> others) {}
}
