package parterre.bots.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;

/// The tree of one search, packed into arrays. A node is an index, and its values stand at that index of each
/// array. [#bytesPerNode()] tells the size of a node.
///
/// A node stands for the position after one edge. An edge is a seat's move, an outcome of chance, one seat's answer
/// among several, or the next arm of a joint answer. One answer among several is an *arm*, in which nothing has
/// happened yet. Children are found in two ways: by walking the chain of siblings, and by a hash table over (parent,
/// kind, move). The table is needed because in another imagined world the same move may stand elsewhere in the list.
///
/// @param <M> the game's moves
final class Tree<M extends Move> {
    /// The position that the search began from.
    static final int ROOT = 0;

    /// No such node.
    static final int NONE = -1;

    /// The kind of an edge of chance for one listed outcome.
    static final byte CHANCE = 100;

    /// The kind of an edge of chance with too many outcomes to list: all of them lead to one node.
    static final byte MERGED = 101;

    /// The kind of an edge from one arm of a joint answer to the next; its place is the node of that next
    /// arm.
    static final byte JOINT = 102;

    private static final int SMALLEST = 256;

    private final int most;
    private int size;
    private int[] visits = new int[SMALLEST];
    private int[] offers = new int[SMALLEST];
    private double[] values = new double[SMALLEST];
    private int[] parents = new int[SMALLEST];
    private int[] firsts = new int[SMALLEST];
    private int[] nexts = new int[SMALLEST];
    private int[] places = new int[SMALLEST];
    private byte[] kinds = new byte[SMALLEST];
    private @Nullable Object[] moves = new Object[SMALLEST];
    private int[] slots = new int[2 * SMALLEST];
    private @Nullable Opinion @Nullable [] opinions;

    /// @param most the most nodes that the tree may have
    Tree(int most) {
        this.most = most;
        clear();
    }

    /// Removes all nodes except a root without visits.
    void clear() {
        Arrays.fill(moves, 0, size, null);
        if (opinions != null) {
            Arrays.fill(opinions, 0, size, null);
        }
        Arrays.fill(slots, NONE);
        size = 0;
        append(NONE, MERGED, NONE, null);
    }

    int size() {
        return size;
    }

    int visits(int node) {
        return visits[node];
    }

    /// Returns how often the edge to this node was on offer when its parent was visited, where lists vary.
    int offers(int node) {
        return offers[node];
    }

    /// Returns the sum of the worths that the edge brought to the seat that chose it.
    double value(int node) {
        return values[node];
    }

    /// Returns the child that was added last. [#next(int)] gives the others.
    int first(int node) {
        return firsts[node];
    }

    int next(int node) {
        return nexts[node];
    }

    int place(int node) {
        return places[node];
    }

    /// Returns the index of the seat that chose the edge, or [#CHANCE], [#MERGED] or [#JOINT].
    byte kind(int node) {
        return kinds[node];
    }

    @SuppressWarnings("unchecked") // only moves of M are put in
    @Nullable
    M move(int node) {
        return (M) moves[node];
    }

    void visit(int node, double value) {
        visits[node]++;
        values[node] += value;
    }

    void offer(int node) {
        offers[node]++;
    }

    /// Returns the opinion of the moves at this node; null if there is none.
    @Nullable
    Opinion opinion(int node) {
        return opinions == null ? null : opinions[node];
    }

    void opinion(int node, Opinion opinion) {
        if (opinions == null) {
            opinions = new @Nullable Opinion[visits.length];
        }
        opinions[node] = opinion;
    }

    /// Returns the child by this edge, whatever its place in the list was; or [#NONE].
    int find(int parent, byte kind, M move) {
        int mask = slots.length - 1;
        for (int slot = hash(parent, kind, move.hashCode()) & mask; ; slot = (slot + 1) & mask) {
            int node = slots[slot];
            if (node == NONE) {
                return NONE;
            }
            if (parents[node] == parent && kinds[node] == kind && move.equals(moves[node])) {
                return node;
            }
        }
    }

    /// Returns the child by this edge without a move; or [#NONE].
    int find(int parent, byte kind, int place) {
        int mask = slots.length - 1;
        for (int slot = hash(parent, kind, place) & mask; ; slot = (slot + 1) & mask) {
            int node = slots[slot];
            if (node == NONE) {
                return NONE;
            }
            if (parents[node] == parent && kinds[node] == kind && places[node] == place && moves[node] == null) {
                return node;
            }
        }
    }

    /// Adds a child; [#NONE] if the tree is full.
    ///
    /// @param place the place of the move in the list; for a joint answer, the node of the next arm
    int add(int parent, byte kind, int place, @Nullable M move) {
        return size == most ? NONE : append(parent, kind, place, move);
    }

    private int append(int parent, byte kind, int place, @Nullable Object move) {
        if (size == visits.length) {
            grow();
        }
        int node = size++;
        visits[node] = 0;
        offers[node] = 0;
        values[node] = 0;
        parents[node] = parent;
        firsts[node] = NONE;
        places[node] = place;
        kinds[node] = kind;
        moves[node] = move;
        if (parent == NONE) {
            nexts[node] = NONE;
        } else {
            nexts[node] = firsts[parent];
            firsts[parent] = node;
            index(node);
        }
        return node;
    }

    private void index(int node) {
        int mask = slots.length - 1;
        var move = moves[node];
        int slot = hash(parents[node], kinds[node], move == null ? places[node] : move.hashCode()) & mask;
        while (slots[slot] != NONE) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = node;
    }

    private static int hash(int parent, byte kind, int label) {
        long mixed = ((long) parent << 32 | (label & 0xFFFF_FFFFL)) * 0x9E37_79B9_7F4A_7C15L + kind;
        return (int) (((mixed ^ (mixed >>> 29)) * 0xBF58_476D_1CE4_E5B9L) >>> 32);
    }

    private void grow() {
        int room = (int) Math.min(most, 2L * visits.length);
        visits = Arrays.copyOf(visits, room);
        offers = Arrays.copyOf(offers, room);
        values = Arrays.copyOf(values, room);
        parents = Arrays.copyOf(parents, room);
        firsts = Arrays.copyOf(firsts, room);
        nexts = Arrays.copyOf(nexts, room);
        places = Arrays.copyOf(places, room);
        kinds = Arrays.copyOf(kinds, room);
        moves = Arrays.copyOf(moves, room);
        if (opinions != null) {
            opinions = Arrays.copyOf(opinions, room);
        }
        slots = new int[Integer.highestOneBit(2 * room - 1) * 2];
        Arrays.fill(slots, NONE);
        for (int node = 1; node < size; node++) {
            index(node);
        }
    }

    /// Keeps one node as the new root, with all nodes below it, and forgets the rest.
    void keep(int root) {
        var renamed = new int[size];
        Arrays.fill(renamed, NONE);
        var kept = new int[size];
        int count = 0;
        kept[count++] = root;
        // Breadth first; chains are copied from their last to their first, so that they keep their order.
        for (int i = 0; i < count; i++) {
            for (int child = firsts[kept[i]]; child != NONE; child = nexts[child]) {
                kept[count++] = child;
            }
        }
        Arrays.sort(kept, 0, count); // a parent has a smaller index than its children, and an arm than its joint
        for (int i = 0; i < count; i++) {
            renamed[kept[i]] = i;
        }
        Arrays.fill(slots, NONE);
        for (int i = 0; i < count; i++) {
            move(kept[i], i, renamed);
        }
        Arrays.fill(moves, count, size, null);
        if (opinions != null) {
            for (int i = 0; i < count; i++) {
                opinions[i] = opinions[kept[i]];
            }
            Arrays.fill(opinions, count, size, null);
        }
        size = count;
        for (int node = 1; node < size; node++) {
            index(node);
        }
    }

    private void move(int from, int to, int[] renamed) {
        visits[to] = visits[from];
        offers[to] = offers[from];
        values[to] = values[from];
        parents[to] = to == ROOT ? NONE : renamed[parents[from]];
        firsts[to] = firsts[from] == NONE ? NONE : renamed[firsts[from]];
        nexts[to] = to == ROOT || nexts[from] == NONE ? NONE : renamed[nexts[from]];
        places[to] = kinds[from] == JOINT ? renamed[places[from]] : places[from];
        kinds[to] = kinds[from];
        moves[to] = moves[from];
    }

    /// Returns the bytes of the arrays for each node when the arrays are full. A reference counts as the usual
    /// 4 bytes. The moves themselves, which the game makes, are not counted.
    double bytesPerNode() {
        int room = visits.length;
        return 4 * 6 + 8 + 1 + 4 + 4.0 * slots.length / room;
    }
}
