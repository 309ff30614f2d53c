package parterre.bots.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Which move is tried next at a node.
///
/// Without an opinion: every move once, then by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002), where a move
/// counts as offered only as often as it was. With the evaluator's opinion as a prior: PUCT (Rosin, 2011;
/// Silver et al., 2017); a move not yet tried is expected to be as good as those that were.
///
/// Where the list is always the same, a child is known by its place in it; elsewhere by its move.
final class Choice<S, M extends Move> {
    private static final double LN3 = Math.log(3);
    private static final float[] LOGS = new float[1 << 14];

    static {
        for (int i = 0; i < LOGS.length; i++) {
            LOGS[i] = (float) Math.log(i + 1);
        }
    }

    private final Game<S, M, ?> game;
    private final Tree<M> tree;
    private final Luck luck;
    private final double exploration;
    private final double widening;
    private final double sharpness;
    private final @Nullable Evaluator<S> evaluator;
    private int[] children = new int[64];
    private int chosen = Tree.NONE;

    Choice(Tools<S, M, ?> tools, Tree<M> tree, Luck luck) {
        this.game = tools.game();
        this.tree = tree;
        this.luck = luck;
        exploration = tools.plan().exploration();
        widening = tools.plan().widening();
        evaluator = tools.plan().prior() > 0 ? tools.evaluator().orElse(null) : null;
        sharpness = evaluator == null ? 0 : tools.plan().prior() * LN3 / evaluator.scale();
    }

    /// Whether the moves listed at a node are the same each time that it is visited.
    enum Lists {
        SAME,
        VARYING
    }

    /// The node that the last chosen move leads to; [Tree#NONE] if it was never tried here.
    int child() {
        return chosen;
    }

    /// The place of the move that a seat tries in its turn.
    int turn(int node, S state, Seat seat, Moves<M> moves, Lists lists) {
        int size = moves.size();
        if (size == 1) {
            return forced(node, seat, moves);
        }
        findChildren(node, seat, moves, lists);
        int place = evaluator == null
                ? byCounts(node, size, lists)
                : byOpinion(node, opinion(evaluator, node, state, seat, moves, lists), size);
        chosen = children[place];
        return place;
    }

    /// The place of the answer that a seat tries, not knowing what the others answer.
    int answer(int node, Seat seat, Moves<M> moves, Lists lists) {
        if (moves.size() == 1) {
            return forced(node, seat, moves);
        }
        findChildren(node, seat, moves, lists);
        int place = byCounts(node, moves.size(), lists);
        chosen = children[place];
        return place;
    }

    private int forced(int node, Seat seat, Moves<M> moves) {
        chosen = tree.find(node, (byte) seat.index(), moves.get(0));
        return 0;
    }

    /// Fills `children` with the node of each listed move, or NONE.
    private void findChildren(int node, Seat seat, Moves<M> moves, Lists lists) {
        int size = moves.size();
        if (children.length < size) {
            children = new int[2 * size];
        }
        byte kind = (byte) seat.index();
        if (lists == Lists.SAME) {
            Arrays.fill(children, 0, size, Tree.NONE);
            for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
                if (tree.kind(child) == kind) {
                    children[tree.place(child)] = child;
                }
            }
        } else {
            for (int i = 0; i < size; i++) {
                children[i] = tree.find(node, kind, moves.get(i));
                if (children[i] != Tree.NONE) {
                    tree.offer(children[i]);
                }
            }
        }
    }

    private int byCounts(int node, int size, Lists lists) {
        double whole = lists == Lists.SAME ? log(tree.visits(node)) : 0;
        int untried = 0;
        int drawn = Tree.NONE;
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            int child = children[i];
            if (child == Tree.NONE) {
                untried++;
                continue;
            }
            double visits = tree.visits(child);
            double offered = lists == Lists.SAME ? whole : log(tree.offers(child));
            double score = tree.value(child) / visits + exploration * Math.sqrt(offered / visits);
            if (score > most) {
                most = score;
                best = i;
            }
        }
        if (untried == 0 || size - untried >= admitted(node, size)) {
            return best;
        }
        int skip = luck.below(untried);
        for (int i = 0; i < size; i++) {
            if (children[i] == Tree.NONE && skip-- == 0) {
                drawn = i;
            }
        }
        return drawn;
    }

    private int byOpinion(int node, float[] shares, int size) {
        int tried = 0;
        int visits = 0;
        double value = 0;
        for (int i = 0; i < size; i++) {
            int child = children[i];
            if (child != Tree.NONE) {
                tried++;
                visits += tree.visits(child);
                value += tree.value(child);
            }
        }
        double expected = visits == 0 ? 0.5 : value / visits;
        double reach = exploration * Math.sqrt(Math.max(1, visits));
        boolean admits = tried < admitted(node, size);
        int best = Tree.NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            int child = children[i];
            if (child == Tree.NONE && !admits) {
                continue;
            }
            int tries = child == Tree.NONE ? 0 : tree.visits(child);
            double mean = tries == 0 ? expected : tree.value(child) / tries;
            double score = mean + reach * shares[i] / (1 + tries);
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best;
    }

    private int admitted(int node, int size) {
        return widening >= 1 ? size : Math.min(size, 1 + (int) Math.pow(tree.visits(node), widening));
    }

    private static double log(int count) {
        return count < LOGS.length ? LOGS[count] : Math.log(count + 1.0);
    }

    /// How the evaluator would share out one unit of attention among the moves; kept at the node.
    private float[] opinion(Evaluator<S> evaluator, int node, S state, Seat seat, Moves<M> moves, Lists lists) {
        int list = lists == Lists.SAME ? 0 : moves.list().hashCode();
        var known = tree.opinion(node);
        if (known != null && known.list() == list && known.shares().length == moves.size()) {
            return known.shares();
        }
        int size = moves.size();
        var values = new double[size];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            values[i] = evaluator.value(game.play(state, moves.get(i)), seat);
            most = Math.max(most, values[i]);
        }
        double sum = 0;
        for (int i = 0; i < size; i++) {
            values[i] = Math.exp(sharpness * (values[i] - most));
            sum += values[i];
        }
        var shares = new float[size];
        for (int i = 0; i < size; i++) {
            shares[i] = (float) (values[i] / sum);
        }
        tree.opinion(node, new Opinion(list, shares));
        return shares;
    }
}
