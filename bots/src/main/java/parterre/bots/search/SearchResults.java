package parterre.bots.search;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;

/// The results of a search about one decision.
///
/// @param playouts the number of playouts, with those kept from the decision before
/// @param nodes the number of nodes of all trees
/// @param moves each move in the order of the list, suggested ones last
public record SearchResults<M extends Move>(int playouts, int nodes, List<Thought<M>> moves) {
    public SearchResults {
        moves = List.copyOf(moves);
    }

    /// The results about one move.
    ///
    /// @param visits how often it was tried
    /// @param worth its average worth, from 0 to 1; 0 if it was never tried
    public record Thought<M extends Move>(M move, int visits, double worth) {}

    /// Returns the place of the move that was tried most often; of equal ones, the one with the highest worth.
    public int best() {
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
            var thought = moves.get(i);
            var sofar = moves.get(best);
            if (thought.visits() > sofar.visits()
                    || (thought.visits() == sofar.visits() && thought.worth() > sofar.worth())) {
                best = i;
            }
        }
        return best;
    }

    static <M extends Move> SearchResults<M> of(List<Tree<M>> trees, Seat seat, Moves<M> own) {
        var moves = new ArrayList<Thought<M>>(own.size());
        for (int i = 0; i < own.size(); i++) {
            var move = own.get(i);
            int visits = 0;
            double worth = 0;
            for (var tree : trees) {
                int child = tree.find(Tree.ROOT, (byte) seat.index(), move);
                if (child != Tree.NONE) {
                    visits += tree.visits(child);
                    worth += tree.value(child);
                }
            }
            moves.add(new Thought<>(move, visits, visits == 0 ? 0 : worth / visits));
        }
        return new SearchResults<>(
                trees.stream().mapToInt(tree -> tree.visits(Tree.ROOT)).sum(),
                trees.stream().mapToInt(Tree::size).sum(),
                moves);
    }
}
