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

/// What the playouts of one analysis came to, added up for each move of the asked seat: shares of the win with
/// their squares, and scores.
///
/// The tree itself keeps only sums of what search goes by, which may be blended with the score.
///
/// @param <S> positions
final class RootTally<S> implements Leaves<S> {
    /// How much the variance of all playouts counts beside that of one move, in visits.
    private static final int PRIOR_VISITS = 10;

    private final int seats;
    private final int owner;
    private final @Nullable Value<S> value;
    private final Map<Integer, Sums> byNode = new HashMap<>();
    private final Sums whole;
    /// Of the playout that is being counted: shares by seat, scores by seat. The last place of each is left to a
    /// party without a seat.
    private final double[] shares;
    private final double[] scores;
    private boolean ended;
    private boolean scored;
    private boolean group;
    private double groupScore;

    /// @param value what knows the score that is to be expected; empty if nothing does
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

    /// Counts the playout whose leaf was told last.
    ///
    /// @param node of the asked seat's move
    /// @param worth of each seat, as the search counts it
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

    /// True if the seats play together, as ends have shown.
    boolean isGroup() {
        return group;
    }

    /// The sums of all playouts.
    Sums whole() {
        return whole;
    }

    /// The sums of one move; empty if it was never tried.
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

        /// The mean of what the asked seat got: its share of the win, or its worth in a group.
        double mean() {
            return own / visits;
        }

        /// The squared deviations from the mean, added up.
        private double deviations() {
            return Math.max(0, squares - own * own / visits);
        }

        /// The standard error of the mean: the root of `v / n`, with `n` visits and the variance `v`.
        ///
        /// The variance is that of the visits. The variance over all playouts of the decision is added
        /// with the weight of [#PRIOR_VISITS] visits. So a move that was tried twice and lost twice is
        /// not taken for certainly lost. Empty with less than two playouts.
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

        /// The mean share of the win of a seat.
        double share(int seat) {
            return shares[seat] / visits;
        }

        /// The mean score of a seat; empty unless every playout told one.
        Optional<Double> score(int seat) {
            return scored == 0 || scored < visits ? Optional.empty() : Optional.of(scores[seat] / visits);
        }

        /// The mean score of the group; empty unless every playout told one.
        Optional<Double> group() {
            return scored == 0 || scored < visits ? Optional.empty() : Optional.of(group / visits);
        }
    }
}
