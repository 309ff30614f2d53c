package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parterre.bots.toys.ToyMove;
import parterre.engine.Generator;

class TreeTest {
    @Test
    void aChildIsFoundByItsMoveWhereverItStood() {
        var tree = new Tree<ToyMove>(100);
        int child = tree.add(Tree.ROOT, (byte) 1, 7, new ToyMove("a", 1));
        assertThat(tree.find(Tree.ROOT, (byte) 1, new ToyMove("a", 1))).isEqualTo(child);
        assertThat(tree.find(Tree.ROOT, (byte) 0, new ToyMove("a", 1))).isEqualTo(Tree.NONE);
        assertThat(tree.find(Tree.ROOT, (byte) 1, new ToyMove("a", 2))).isEqualTo(Tree.NONE);
        assertThat(tree.find(child, (byte) 1, new ToyMove("a", 1))).isEqualTo(Tree.NONE);
    }

    /// Grows random trees, keeps a random node, and compares every path below it with what was there
    /// before.
    @Test
    void keepingANodeKeepsAllBelowItAndNothingElse() {
        for (long seed = 0; seed < 60; seed++) {
            var luck = Generator.of(seed);
            var tree = new Tree<ToyMove>(2_000);
            int nodes = 1 + luck.below(400);
            for (int i = 0; i < nodes; i++) {
                int parent = luck.below(tree.size());
                switch (luck.below(4)) {
                    case 0 -> tree.add(parent, Tree.CHANCE, Tree.NONE, new ToyMove("roll", i));
                    case 1 -> {
                        if (tree.find(parent, Tree.MERGED, Tree.NONE) == Tree.NONE) {
                            tree.add(parent, Tree.MERGED, Tree.NONE, null);
                        }
                    }
                    case 2 -> {
                        int one = tree.add(parent, (byte) 0, i, new ToyMove("answer", i));
                        int two = tree.add(parent, (byte) 1, i, new ToyMove("answer", i));
                        tree.add(one, Tree.JOINT, two, null);
                    }
                    default -> tree.add(parent, (byte) luck.below(3), i, new ToyMove("move", i));
                }
                tree.visit(luck.below(tree.size()), luck.unit());
                tree.offer(luck.below(tree.size()));
            }
            int root = topmost(tree, luck.below(tree.size()));
            var before = paths(tree, root);
            tree.keep(root);
            assertThat(paths(tree, Tree.ROOT)).as("seed %s", seed).isEqualTo(before);
            assertThat(tree.size()).as("seed %s", seed).isEqualTo(before.size());
            int more = tree.add(Tree.ROOT, (byte) 5, 0, new ToyMove("more", 0));
            assertThat(tree.find(Tree.ROOT, (byte) 5, new ToyMove("more", 0))).isEqualTo(more);
        }
    }

    /// A decision can only become the root where no joint answer leads out of it.
    private static int topmost(Tree<ToyMove> tree, int node) {
        boolean isArm = tree.move(node) instanceof ToyMove(String word, int _) && word.equals("answer");
        return isArm || tree.kind(node) == Tree.JOINT ? Tree.ROOT : node;
    }

    private static Set<String> paths(Tree<ToyMove> tree, int root) {
        var paths = new TreeSet<String>();
        walk(tree, root, "", paths);
        return paths;
    }

    private static void walk(Tree<ToyMove> tree, int node, String path, Set<String> paths) {
        paths.add(path + " " + tree.visits(node) + " " + tree.offers(node) + " " + tree.value(node));
        var children = new ArrayList<Integer>();
        for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
            children.add(child);
        }
        for (int child : List.copyOf(children)) {
            byte kind = tree.kind(child);
            var move = tree.move(child);
            int found = move == null ? tree.find(node, kind, tree.place(child)) : tree.find(node, kind, move);
            assertThat(found).isEqualTo(child);
            // The other answers of a joint answer are named by their moves, because nodes are renumbered.
            var label = kind == Tree.JOINT ? "with " + tree.move(tree.place(child)) : move + "@" + tree.place(child);
            walk(tree, child, path + "/" + kind + ":" + label, paths);
        }
    }
}
