package parterre.bots.search;

import java.util.Arrays;
import java.util.List;
import parterre.engine.Game.Imagination;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// Compares some moves of one decision fairly. Each move is tried equally often, in the same imagined positions
/// and with the same luck. A search that looks for the best move tries good moves more often, and so knows too
/// little of the others.
///
/// It thinks like a bot with the same plan: it uses only the asked seat's view.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class Comparison<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Setup setup;
    private final SearchPlan plan;
    private final Seat seat;
    private final V view;
    private final Moves<M> moves;

    /// @param plan with one thread; its budget does not count
    /// @param seat the seat that is asked
    /// @param view the seat's view
    /// @param moves the moves to compare, distinct
    public Comparison(GameBox<S, M, V> box, Setup setup, SearchPlan plan, Seat seat, V view, List<M> moves) {
        this.box = box;
        this.setup = setup;
        this.plan = plan;
        this.seat = seat;
        this.view = view;
        this.moves = Moves.of(moves);
    }

    /// Searches anew, and returns for each move the asked seat's mean share of the win, or its mean worth from
    /// 0 to 1 where all play together.
    ///
    /// @param rounds how often each move is tried, at least once
    /// @param seed of all luck: equal seeds give equal shares
    public Tried<M> shares(int rounds, long seed) {
        return shares(box.game().imagination(view), rounds, seed);
    }

    /// The findings of one search.
    public static final class Tried<M extends Move> {
        private final double[] shares;
        private final Tree<M> tree;

        private Tried(double[] shares, Tree<M> tree) {
            this.shares = shares;
            this.tree = tree;
        }

        /// Returns the share of each move.
        public double[] shares() {
            return shares.clone();
        }
    }

    /// Returns what several searches expect after these moves.
    public ExpectedPlay<S, M> expected(List<Tried<M>> searches) {
        return new ExpectedPlay<>(
                box.game(), seat, searches.stream().map(one -> one.tree).toList());
    }

    /// Returns the same for a player who knows the whole position: nothing is imagined. The others know it,
    /// too.
    ///
    /// @param position the true position
    public double[] sharesIn(S position, int rounds, long seed) {
        return shares(_ -> position, rounds, seed).shares;
    }

    private Tried<M> shares(Imagination<S> imagination, int rounds, long seed) {
        var luck = new RepeatedLuck(seed);
        var search = new Search<>(box, setup, plan, seat, luck);
        var tally = new RootTally<S>(setup.seats(), seat, search.value().filter(Value::expectsScores));
        search.countIn(tally);
        search.tryEach(view, imagination, moves, rounds, luck::begin);
        var shares = new double[moves.size()];
        Arrays.setAll(shares, place -> {
            int node = search.tree().find(Tree.ROOT, (byte) seat.index(), moves.get(place));
            return node == Tree.NONE
                    ? 0
                    : tally.of(node).map(RootTally.Sums::mean).orElse(0.0);
        });
        return new Tried<>(shares, search.tree());
    }

    /// Luck that is the same in each round with the same number.
    private static final class RepeatedLuck implements Luck {
        private final long seed;
        private Generator generator;

        RepeatedLuck(long seed) {
            this.seed = seed;
            generator = Generator.of(seed);
        }

        void begin(int round) {
            generator = Generator.of(seed, round);
        }

        @Override
        public long bits() {
            return generator.bits();
        }
    }
}
