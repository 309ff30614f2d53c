package parterre.bots.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Game.Imagination;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Suggestions;

/// Grows one search tree. Each playout walks an imagined position down the tree, adds one node and plays on.
/// Then it counts the result for every edge on the way.
///
/// Each playout imagines a new position from the owner's view (single-observer information-set search: Cowling,
/// Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012). So the tree finds moves that are
/// good against all possible positions. Each seat maximises its own worth (max^n). Seats that answer together
/// choose independently, each by the results of its own answers so far (decoupled UCT: Tak, Lanctot and
/// Winands, 2014). Outcomes of chance that the game can list have separate nodes; all others lead to one node.
///
/// Not thread-safe.
final class Explorer<S, M extends Move, V> {
    /// The fewest visits of an own node that is remembered for the next decision.
    private static final int WORTH_KEEPING = 8;

    /// The search chooses itself which move it tries at the root.
    private static final int ANY = -1;

    /// At least one in this many playouts must have passed through a remembered node.
    private static final int WORTH_A_PART = 250;

    private final Game<S, M, V> game;
    private final Suggestions<M, V> suggestions;
    private final Seat owner;
    private final Viewer viewer;
    private final Luck luck;
    private final Playouts<S, M, V> playouts;
    private final Valuation<S> valuation;
    private final Choice<S, M> choice;
    private final Tree<M> tree;
    private final Map<V, Integer> ahead = new HashMap<>();
    private final BitSet remembered = new BitSet();
    private final double[] values;
    private int[] path = new int[64];
    private int depth;
    private boolean grown;
    private boolean oneWorld = true;
    private @Nullable S world;
    private @Nullable RootTally<S> tally;

    Explorer(
            SearchContext<S, M, V> context,
            Seat owner,
            int seats,
            Luck luck,
            Valuation<S> valuation,
            Playouts<S, M, V> playouts) {
        this.game = context.game();
        this.suggestions = context.suggestions();
        this.owner = owner;
        this.viewer = Viewer.player(owner);
        this.luck = luck;
        this.valuation = valuation;
        this.playouts = playouts;
        tree = new Tree<>(context.plan().nodes());
        choice = new Choice<>(context, tree, luck);
        values = new double[seats];
    }

    Tree<M> tree() {
        return tree;
    }

    /// Lets this tally count each playout from now on.
    void countIn(RootTally<S> tally) {
        this.tally = tally;
    }

    /// Makes the position with this view the root. Keeps its subtree if there is one, or begins a new tree.
    void begin(V view) {
        var known = ahead.get(view);
        ahead.clear();
        remembered.clear();
        if (known == null) {
            tree.clear();
        } else {
            tree.keep(known);
        }
        world = null;
    }

    /// Takes the scores of some playouts as the ordinary score of a group. Forgets earlier values that can no
    /// longer be compared.
    void settle(double mean, double deviation) {
        if (valuation.settle(mean, deviation)) {
            ahead.clear();
        }
    }

    /// Makes one playout.
    ///
    /// @param own the moves of the owner at the root
    void explore(Imagination<S> imagination, Moves<M> own) {
        explore(imagination, own, ANY);
    }

    /// Makes one playout that tries the move at this place at the root.
    void explore(Imagination<S> imagination, Moves<M> own, int first) {
        S state = imagination.draw(luck);
        watch(state);
        depth = 0;
        push(Tree.ROOT);
        int node = Tree.ROOT;
        grown = false;
        boolean near = true; // the owner has decided only at the root so far
        boolean apart = true; // every outcome of chance on the way has its own node
        int limit = playouts.limit(state);
        while (!grown) {
            var next = game.next(state);
            if (!(next instanceof Next.Over) && playouts.isBeyond(state, limit)) {
                valuation.of(state, values);
                count();
                return;
            }
            switch (next) {
                case Next.Over<M> over -> {
                    valuation.of(over.result(), values);
                    count();
                    return;
                }
                case Next.Chance<M> chance -> {
                    var outcome = chance.odds().sample(luck);
                    state = game.play(state, outcome);
                    apart &= chance.odds().listed();
                    node = afterChance(node, outcome, chance.odds().listed());
                }
                case Next.Turn<M>(Seat seat, Moves<M> listed) -> {
                    var moves = node == Tree.ROOT ? own : with(listed, seat, node, state);
                    if (near && node != Tree.ROOT && seat.equals(owner) && moves.size() > 1) {
                        near = false;
                        remember(node, state, apart);
                    }
                    int place = node == Tree.ROOT && first != ANY
                            ? choice.given(node, seat, moves, first)
                            : choice.turn(node, state, seat, moves, lists(apart));
                    var move = moves.get(place);
                    node = step(choice.child(), node, (byte) seat.index(), place, move);
                    state = game.play(state, move);
                }
                case Next.Together<M> together -> {
                    if (near && node != Tree.ROOT && together.open().has(owner)) {
                        near = false;
                        remember(node, state, apart);
                    }
                    BySeat<M> answers = BySeat.none();
                    int joint = Tree.NONE;
                    var open = node == Tree.ROOT ? together.open().with(owner, own) : together.open();
                    for (var seat : open.seats()) {
                        int place = node == Tree.ROOT && first != ANY && seat.equals(owner)
                                ? choice.given(node, seat, open.of(seat), first)
                                : choice.answer(node, state, seat, open, lists(apart));
                        var move = open.of(seat).get(place);
                        answers = answers.with(seat, move);
                        int arm = step(choice.child(), node, (byte) seat.index(), place, move);
                        joint = joint == Tree.NONE || arm == Tree.NONE ? arm : join(joint, arm);
                    }
                    node = joint;
                    state = game.play(state, answers);
                }
            }
        }
        playouts.finish(state, limit, luck, values);
        count();
    }

    /// Checks whether all imagined positions are equal. Once they differ, the tree holds nodes of several
    /// worlds.
    private void watch(S state) {
        if (world == null) {
            world = state;
        } else if (oneWorld && !world.equals(state)) {
            oneWorld = false;
        }
    }

    /// A node always has the same list of moves in one world, if every outcome of chance on the way has its own
    /// node.
    private Choice.Lists lists(boolean apart) {
        return oneWorld && apart ? Choice.Lists.SAME : Choice.Lists.VARYING;
    }

    /// Returns the listed moves. If the owner may also make unlisted moves, the game's suggestions follow.
    private Moves<M> with(Moves<M> listed, Seat seat, int node, S state) {
        return listed.unlisted() && seat.equals(owner) && tree.visits(node) >= WORTH_KEEPING
                ? Suggested.with(listed, suggestions.suggest(game.view(state, viewer), owner))
                : listed;
    }

    private void remember(int node, S state, boolean apart) {
        int visits = tree.visits(node);
        if (apart
                && visits >= WORTH_KEEPING
                && visits >= tree.visits(Tree.ROOT) / WORTH_A_PART
                && !remembered.get(node)) {
            remembered.set(node);
            ahead.putIfAbsent(game.view(state, viewer), node);
        }
    }

    private int afterChance(int node, M outcome, boolean listed) {
        return listed
                ? step(tree.find(node, Tree.CHANCE, outcome), node, Tree.CHANCE, Tree.NONE, outcome)
                : step(tree.find(node, Tree.MERGED, Tree.NONE), node, Tree.MERGED, Tree.NONE, null);
    }

    private int join(int joint, int arm) {
        return step(tree.find(joint, Tree.JOINT, arm), joint, Tree.JOINT, arm, null);
    }

    /// Goes to the child, and adds it first if it is new.
    private int step(int child, int node, byte kind, int place, @Nullable M move) {
        int next = child;
        if (next == Tree.NONE) {
            grown = true;
            next = tree.add(node, kind, place, move);
        }
        if (next != Tree.NONE) {
            push(next);
        }
        return next;
    }

    private void push(int node) {
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
        }
        path[depth++] = node;
    }

    private void count() {
        for (int i = 0; i < depth; i++) {
            int node = path[i];
            int kind = tree.kind(node);
            tree.visit(node, kind < values.length ? values[kind] : 0);
        }
        if (tally != null) {
            countMove(tally);
        }
    }

    /// Counts the playout for the owner's move at the root, which is the owner's first node on the way.
    private void countMove(RootTally<S> tally) {
        for (int i = 1; i < depth; i++) {
            if (tree.kind(path[i]) == owner.index()) {
                tally.count(path[i], values);
                return;
            }
        }
    }
}
