package parterre.review;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import parterre.bots.series.Estimate;
import parterre.engine.Move;

/// Moves of one decision that several searches compared. Each search tried every move equally often, in the
/// same imagined positions and with the same luck.
public final class ComparedMoves<M extends Move> {
    private final List<M> moves;
    private final List<double[]> shares;
    private final List<Candidate<M>> candidates;
    private final List<Integer> order;
    private final double errorRate;

    /// @param moves at least two, distinct
    /// @param shares of each of at least two searches for each move
    /// @param errorRate of each interval, such as 0.05
    ComparedMoves(List<M> moves, List<double[]> shares, double errorRate) {
        this.moves = List.copyOf(moves);
        this.shares = List.copyOf(shares);
        this.errorRate = errorRate;
        candidates = IntStream.range(0, moves.size()).mapToObj(this::candidate).toList();
        order = IntStream.range(0, moves.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        place -> -candidates.get(place).share()))
                .toList();
    }

    private Candidate<M> candidate(int place) {
        var spread =
                Spread.of(shares.stream().mapToDouble(search -> search[place]).toArray());
        return new Candidate<>(moves.get(place), spread.mean(), spread.error());
    }

    List<M> moves() {
        return moves;
    }

    /// Returns the moves with their shares, the best first. Of equally good moves the one that was named
    /// first comes first.
    public List<Candidate<M>> ranked() {
        return order.stream().map(candidates::get).toList();
    }

    /// Returns the best move.
    public Candidate<M> best() {
        return candidates.get(order.getFirst());
    }

    /// Returns how much better the best move is than the second, as a share of the win, with its interval.
    public Estimate margin() {
        return loss(order.get(1));
    }

    /// Returns how much worse a move is than the best one, as the searches differ.
    Estimate loss(int place) {
        return difference(order.getFirst(), place);
    }

    /// Returns true if the first move has its grade whichever value in their intervals the losses have.
    boolean isSettled() {
        double most = IntStream.range(1, moves.size())
                .mapToDouble(other -> difference(other, 0).high())
                .max()
                .orElseThrow();
        return Grade.ofLoss(loss(0).low()) == Grade.ofLoss(most);
    }

    /// Returns how far the first move is ahead of the best of the others.
    Lead<M> leadOfFirst() {
        int other = order.getFirst() == 0 ? order.get(1) : order.getFirst();
        var ahead = difference(0, other);
        return new Lead<>(
                candidates.getFirst(), candidates.get(other), ahead.value(), ahead.low(), ahead.high(), List.of());
    }

    private Estimate difference(int better, int worse) {
        return Spread.of(shares.stream()
                        .mapToDouble(search -> search[better] - search[worse])
                        .toArray())
                .interval(errorRate);
    }
}
