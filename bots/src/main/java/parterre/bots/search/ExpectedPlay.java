package parterre.bots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Seat;
import parterre.engine.Step;

/// The play that several searches about one decision expect. Each seat gives the answer that they tried most often, all
/// together. Chance comes as it may.
///
/// @param <S> positions
/// @param <M> the game's moves
public final class ExpectedPlay<S, M extends Move> {
    /// A move that they tried less often is not expected: they were only exploring it.
    private static final int LEAST_VISITS = 12;

    private final Game<S, M, ?> game;
    private final Seat seat;
    private final List<Tree<M>> trees;

    /// @param seat the seat that was asked
    ExpectedPlay(Game<S, M, ?> game, Seat seat, List<Tree<M>> trees) {
        this.game = game;
        this.seat = seat;
        this.trees = List.copyOf(trees);
    }

    /// Plays on from a position of the decision. Stops where the searches have not looked any more.
    ///
    /// @param move what the asked seat does first
    /// @param luck decides about chance
    /// @param most the most steps
    /// @return the steps in order; empty if the position does not wait for the seat
    public List<Step<M>> after(S position, M move, Luck luck, int most) {
        var steps = new ArrayList<Step<M>>();
        var nodes = new int[trees.size()];
        Arrays.fill(nodes, Tree.ROOT);
        S at = position;
        while (steps.size() < most) {
            var asked = steps.isEmpty() ? Optional.of(move) : Optional.<M>empty();
            var step = next(at, nodes, asked, luck);
            if (step.isEmpty()) {
                break;
            }
            steps.add(step.get());
            at = game.play(at, step.get());
        }
        // Chance at the end tells nothing.
        while (!steps.isEmpty() && steps.getLast() instanceof Step.Chance<M>) {
            steps.removeLast();
        }
        return steps;
    }

    /// Returns the next step, and goes to its nodes.
    private Optional<Step<M>> next(S position, int[] nodes, Optional<M> asked, Luck luck) {
        return switch (game.next(position)) {
            case Next.Over<M> _ -> Optional.empty();
            case Next.Chance<M>(Odds<M> odds) -> {
                var outcome = odds.sample(luck);
                for (int i = 0; i < nodes.length; i++) {
                    nodes[i] = afterChance(trees.get(i), nodes[i], outcome);
                }
                yield Optional.of(new Step.Chance<>(outcome));
            }
            case Next.Turn<M> turn ->
                answer(position, turn.seat(), nodes, asked).map(move -> {
                    for (int i = 0; i < nodes.length; i++) {
                        nodes[i] = child(trees.get(i), nodes[i], turn.seat(), move);
                    }
                    return new Step.Turn<>(turn.seat(), move);
                });
            case Next.Together<M> together -> together(position, together.open().seats(), nodes, asked);
        };
    }

    private Optional<Step<M>> together(S position, List<Seat> seats, int[] nodes, Optional<M> asked) {
        BySeat<M> answers = BySeat.none();
        for (var one : seats) {
            var move = answer(position, one, nodes, asked.filter(_ -> one.equals(seat)));
            if (move.isEmpty()) {
                return Optional.empty();
            }
            answers = answers.with(one, move.get());
        }
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = joint(trees.get(i), nodes[i], answers);
        }
        return Optional.of(new Step.Together<>(answers));
    }

    /// Returns the answer that was tried most often of those that are legal here.
    ///
    /// @param asked the answer, if it is given
    private Optional<M> answer(S position, Seat by, int[] nodes, Optional<M> asked) {
        if (asked.isPresent()) {
            return asked.filter(move -> game.refusal(position, by, move).isEmpty());
        }
        Map<M, Integer> visits = new LinkedHashMap<>();
        for (int i = 0; i < nodes.length; i++) {
            if (nodes[i] != Tree.NONE) {
                count(trees.get(i), nodes[i], by, visits);
            }
        }
        return visits.entrySet().stream()
                .filter(one -> one.getValue() >= LEAST_VISITS)
                .filter(one -> game.refusal(position, by, one.getKey()).isEmpty())
                .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                .map(Map.Entry::getKey);
    }

    private static <M extends Move> void count(Tree<M> tree, int node, Seat by, Map<M, Integer> visits) {
        for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
            var move = tree.move(child);
            if (tree.kind(child) == by.index() && move != null) {
                visits.merge(move, tree.visits(child), Integer::sum);
            }
        }
    }

    private static <M extends Move> int child(Tree<M> tree, int node, Seat by, M move) {
        return node == Tree.NONE ? Tree.NONE : tree.find(node, (byte) by.index(), move);
    }

    private static <M extends Move> int afterChance(Tree<M> tree, int node, M outcome) {
        if (node == Tree.NONE) {
            return Tree.NONE;
        }
        int listed = tree.find(node, Tree.CHANCE, outcome);
        return listed == Tree.NONE ? tree.find(node, Tree.MERGED, Tree.NONE) : listed;
    }

    /// Follows the arms of a joint answer, as the search grew them.
    private static <M extends Move> int joint(Tree<M> tree, int node, BySeat<M> answers) {
        int joint = Tree.NONE;
        for (var one : answers.seats()) {
            int arm = child(tree, node, one, answers.of(one));
            if (arm == Tree.NONE) {
                return Tree.NONE;
            }
            joint = joint == Tree.NONE ? arm : tree.find(joint, Tree.JOINT, arm);
            if (joint == Tree.NONE) {
                return Tree.NONE;
            }
        }
        return joint;
    }
}
