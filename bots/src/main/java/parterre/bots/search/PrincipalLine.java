package parterre.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import parterre.engine.Move;
import parterre.engine.Seat;

/// The most likely continuation after a move, as a search has found it: at each node, the answer tried most
/// often.
///
/// @param moves in order, the move itself first
/// @param <M> the game's moves
public record PrincipalLine<M extends Move>(List<Played<M>> moves) {
    /// A move with fewer visits is not part of the line: the search was only exploring it.
    public static final int LEAST_VISITS = 10;

    public PrincipalLine {
        moves = List.copyOf(moves);
    }

    /// A seat's move.
    public record Played<M extends Move>(Seat seat, M move) {}

    /// Follows the tree from a seat's move. Stops where chance moves, several seats answer together, or no move
    /// was tried often enough.
    static <M extends Move> PrincipalLine<M> from(Tree<M> tree, int node) {
        var moves = new ArrayList<Played<M>>();
        int at = node;
        while (at != Tree.NONE) {
            moves.add(new Played<>(Seat.of(tree.kind(at)), Objects.requireNonNull(tree.move(at))));
            at = answer(tree, at);
        }
        return new PrincipalLine<>(moves);
    }

    /// Returns the child that was tried most often where one seat answers alone; of equal ones the first.
    private static int answer(Tree<?> tree, int node) {
        int best = Tree.NONE;
        for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
            boolean isSeat = tree.kind(child) < Seat.MOST;
            if (!isSeat || (best != Tree.NONE && tree.kind(child) != tree.kind(best))) {
                return Tree.NONE;
            }
            if (best == Tree.NONE || tree.visits(child) >= tree.visits(best)) {
                best = child;
            }
        }
        return best != Tree.NONE && tree.visits(best) >= LEAST_VISITS ? best : Tree.NONE;
    }
}
