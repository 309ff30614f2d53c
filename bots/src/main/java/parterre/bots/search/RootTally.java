package parterre.bots.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.box.Value;

/// Adds up the results of the playouts of one analysis for each move of the asked seat: shares of the win with
/// their squares, and scores.
///
/// The tree itself cannot tell them: it keeps only sums of the search's own worth, which may be blended with
/// the score.
///
/// @param <S> positions
final class RootTally<S> implements Leaves<S> {
    /// The weight of the variance of all playouts beside the variance of one move, in visits.
    private static final int PRIOR_VISITS = 10;

    private final int seats;
    private final int owner;
    private final @Nullable Value<S> value;
    private final Map<Integer, Sums> byNode = new HashMap<>();
    private final Sums whole;
    /// Shares by seat and scores by seat of the playout that is being counted. The last place of each is for a
    /// party without a seat.
    private final double[] shares;
    private final double[] scores;
    private boolean ended;
    private boolean scored;
    private boolean group;
    private double groupScore;

    /// @param value gives the expected score; empty if there is no value
    RootTally(int seats, Seat owner, Optional<Value<S>> value) {
        this.seats = seats;
        this.owner = owner.index();
        this.value = value.orElse(null);
        whole = new Sums(seats);
        shares = new double[seats + 1];
        scores = new double[seats + 1];
    }

    @Override
    public void ended(Result result) {
        ended = true;
        scored = true;
        Arrays.fill(shares, 0);
        switch (result) {
            case Result.Group together -> {
                group = true;
                groupScore = together.score();
                for (int i = 0; i < seats; i++) {
                    scores[i] = together.score(Seat.of(i));
                }
            }
            case Result.Placed placed -> placed.standings().forEach(standing -> placed(placed, standing));
        }
    }

    private void placed(Result.Placed placed, Standing standing) {
        if (standing.party() instanceof Party.Seated(Seat seat)) {
            shares[seat.index()] = placed.share(seat);
            scores[seat.index()] = standing.score();
        }
    }

    @Override
    public void judged(S state) {
        ended = false;
        scored = value != null;
        if (value != null) {
            value.scores(state, scores);
        }
    }

    /// Counts the playout whose leaf was received last.
    ///
    /// @param node the node of the asked seat's move
    /// @param worth the worth for each seat, as the search counts it
    void count(int node, double[] worth) {
        if (!ended) {
            System.arraycopy(worth, 0, shares, 0, seats);
        }
        add(whole, worth);
        add(byNode.computeIfAbsent(node, _ -> new Sums(seats)), worth);
    }

    private void add(Sums sums, double[] worth) {
        double own = group ? worth[owner] : shares[owner];
        sums.visits++;
        sums.own += own;
        sums.squares += own * own;
        for (int i = 0; i < seats; i++) {
            sums.shares[i] += shares[i];
        }
        if (scored) {
            sums.scored++;
            sums.group += groupScore;
            for (int i = 0; i < seats; i++) {
                sums.scores[i] += scores[i];
            }
        }
    }

    /// Returns true if the seats play together. Only the end of a playout shows this.
    boolean isGroup() {
        return group;
    }

    /// Returns the sums of all playouts.
    Sums whole() {
        return whole;
    }

    /// Returns the sums of one move; empty if it was never tried.
    Optional<Sums> of(int node) {
        return Optional.ofNullable(byNode.get(node));
    }

    /// Sums over some playouts.
    static final class Sums {
        private final double[] shares;
        private final double[] scores;
        private int visits;
        private int scored;
        private double own;
        private double squares;
        private double group;

        private Sums(int seats) {
            shares = new double[seats];
            scores = new double[seats];
        }

        int visits() {
            return visits;
        }

        /// Returns the asked seat's mean share of the win, or its mean worth in a group.
        double mean() {
            return own / visits;
        }

        /// Returns the sum of the squared deviations from the mean.
        private double deviations() {
            return Math.max(0, squares - own * own / visits);
        }

        /// Returns the standard error of the mean: the root of `v / n`, with `n` visits and the variance `v`.
        ///
        /// The variance of the move's visits is combined with the variance over all playouts of the decision,
        /// which has the weight of [#PRIOR_VISITS] visits. So a move that lost twice in two tries does not
        /// count as certainly lost. Empty with less than two playouts.
        ///
        /// @param all the sums of all playouts of the decision
        Optional<Double> standardError(Sums all) {
            if (all.visits < 2) {
                return Optional.empty();
            }
            double usual = all.deviations() / (all.visits - 1);
            double variance = (deviations() + PRIOR_VISITS * usual) / (visits - 1 + PRIOR_VISITS);
            return Optional.of(Math.sqrt(variance / visits));
        }

        /// Returns the mean share of the win of a seat.
        double share(int seat) {
            return shares[seat] / visits;
        }

        /// Returns the mean score of a seat; empty unless every playout gave one.
        Optional<Double> score(int seat) {
            return scored == 0 || scored < visits ? Optional.empty() : Optional.of(scores[seat] / visits);
        }

        /// Returns the mean score of the group; empty unless every playout gave one.
        Optional<Double> group() {
            return scored == 0 || scored < visits ? Optional.empty() : Optional.of(group / visits);
        }
    }
}
