package parterre.bots.search;

import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;

/// Chooses the move that a search tries next at a node.
///
/// Without a prior, it tries every move once and then goes by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002). UCB1
/// counts only the visits in which the move was on offer. With the evaluator's opinion as a prior, it goes by
/// PUCT (Rosin, 2011; Silver et al., 2017). PUCT expects an untried move to be as good as the tried ones are on
/// average.
///
/// If the list is always the same, a child is found by its place in the list, otherwise by its move.
final class Choice<S, M extends Move> {
    /// The most answers listed for each visit so far. Above that, the prior is not asked where several seats
    /// answer together, because it would judge many positions there.
    private static final int ANSWERS_A_VISIT = 16;

    private static final double LN3 = Math.log(3);
    private static final float[] LOGS = new float[1 << 14];

    static {
        for (int i = 0; i < LOGS.length; i++) {
            LOGS[i] = (float) Math.log(i + 1);
        }
    }

    private final Tree<M> tree;
    private final Luck luck;
    private final double exploration;
    private final double widening;
    private final @Nullable Prior<S, M> prior;
    private int[] children = new int[64];
    private int chosen = Tree.NONE;

    Choice(SearchContext<S, M, ?> context, Tree<M> tree, Luck luck) {
        this.tree = tree;
        this.luck = luck;
        exploration = context.exploration();
        widening = context.plan().widening();
        prior = context.prior() == 0
                ? null
                : context.evaluator()
                        .map(evaluator ->
                                new Prior<>(context.game(), evaluator, context.prior() * LN3 / evaluator.scale(), luck))
                        .orElse(null);
    }

    /// Tells whether a node has the same list of moves at each visit.
    enum Lists {
        SAME,
        VARYING
    }

    /// Returns the node that the last chosen move leads to; [Tree#NONE] if the move was never tried here.
    int child() {
        return chosen;
    }

    /// Returns the place of the move that a seat tries in its turn.
    int turn(int node, S state, Seat seat, Moves<M> moves, Lists lists) {
        int size = moves.size();
        if (size == 1) {
            return given(node, seat, moves, 0);
        }
        findChildren(node, seat, moves, lists);
        int place = prior == null
                ? byCounts(node, size, lists)
                : byOpinion(node, opinion(node, list(moves, lists), () -> prior.turn(state, seat, moves))[0], size);
        chosen = children[place];
        return place;
    }

    /// Returns the place of the answer that a seat tries without knowing the answers of the others.
    int answer(int node, S state, Seat seat, BySeat<Moves<M>> open, Lists lists) {
        var moves = open.of(seat);
        if (moves.size() == 1) {
            return given(node, seat, moves, 0);
        }
        findChildren(node, seat, moves, lists);
        int size = moves.size();
        int place = prior == null || ANSWERS_A_VISIT * tree.visits(node) < answers(open)
                ? byCounts(node, size, lists)
                : byOpinion(
                        node, opinion(node, list(open, lists), () -> prior.answers(state, open))[seat.index()], size);
        chosen = children[place];
        return place;
    }

    /// Returns this place, whatever has been found about its move.
    int given(int node, Seat seat, Moves<M> moves, int place) {
        chosen = tree.find(node, (byte) seat.index(), moves.get(place));
        return place;
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
            var all = moves.list();
            for (int i = 0; i < size; i++) {
                children[i] = tree.find(node, kind, all.get(i));
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

    private static int answers(BySeat<? extends Moves<?>> open) {
        int answers = 0;
        for (var seat : open.seats()) {
            answers += open.of(seat).size();
        }
        return answers;
    }

    private static <M extends Move> int list(Moves<M> moves, Lists lists) {
        return lists == Lists.SAME ? moves.size() : moves.list().hashCode();
    }

    private static <M extends Move> int list(BySeat<Moves<M>> open, Lists lists) {
        return open.map((_, moves) -> list(moves, lists)).hashCode();
    }

    /// Returns the prior's opinion at this node, and keeps it there.
    private float[][] opinion(int node, int list, Supplier<float[][]> ask) {
        var known = tree.opinion(node);
        if (known == null || known.list() != list) {
            known = new Opinion(list, ask.get());
            tree.opinion(node, known);
        }
        return known.shares();
    }
}
