package parterre.bots.search;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.box.Value;

/// Values an end, or a position on the way, for each seat: from 0 to 1.
///
/// An end between rivals is worth the share of the win, blended with the lead over the best rival. A lead of
/// the evaluator's scale counts 3/4. A group's end is worth more the farther its score lies above the scores of
/// earlier playouts. A position is worth the shares of the win that a [Value] expects.
final class Valuation<S> {
    private static final double LN3 = Math.log(3);

    private final int seats;
    private final double weight;
    private final @Nullable Value<S> value;
    private final double scale;
    /// The shares of all parties.
    private final double[] shares;
    private boolean group;
    private double middle;
    private double spread = 1;
    private @Nullable Leaves<S> leaves;

    /// @param weight the weight of the score margin beside the win, from 0 to 1
    /// @param scale the scale of a score margin, in points; 0 if it is unknown
    /// @param value judges positions
    Valuation(int seats, double weight, double scale, Optional<Value<S>> value) {
        this.seats = seats;
        shares = new double[seats + 1];
        this.weight = weight;
        this.scale = scale;
        this.value = value.orElse(null);
    }

    /// Reports every judged end and position to `leaves` from now on.
    void tellTo(Leaves<S> leaves) {
        this.leaves = leaves;
    }

    /// Puts the worth of an end for each seat into `values`.
    void of(Result result, double[] values) {
        if (leaves != null) {
            leaves.ended(result);
        }
        switch (result) {
            case Result.Group(String _, long score, BySeat<Long> _) -> {
                if (!group) {
                    group = true;
                    middle = score;
                    spread = Math.max(1, Math.max(scale, Math.abs(score) / 4.0));
                }
                Arrays.fill(values, 0, seats, logistic((score - middle) / spread));
            }
            case Result.Placed(String _, List<Standing> standings) -> placed(standings, values);
        }
    }

    private void placed(List<Standing> standings, double[] values) {
        Arrays.fill(values, 0, seats, 0);
        int winners = 0;
        long best = Long.MIN_VALUE;
        long second = Long.MIN_VALUE;
        for (var standing : standings) {
            winners += standing.place() == 1 ? 1 : 0;
            if (standing.score() > best) {
                second = best;
                best = standing.score();
            } else if (standing.score() > second) {
                second = standing.score();
            }
        }
        boolean margins = weight > 0 && standings.size() > 1;
        double unit = scale > 0 ? scale : Math.max(1, (Math.abs(best) + Math.abs(second)) / 8.0);
        for (var standing : standings) {
            if (standing.party() instanceof Party.Seated(Seat seat)) {
                double share = standing.place() == 1 ? 1.0 / winners : 0;
                if (margins) {
                    long rival = standing.score() == best ? second : best;
                    share += weight * (logistic((standing.score() - rival) / unit) - share);
                }
                values[seat.index()] = share;
            }
        }
    }

    /// Puts the worth of a position for each seat into `values`; equal shares if nothing judges positions.
    void of(S state, double[] values) {
        if (leaves != null) {
            leaves.judged(state);
        }
        if (value == null) {
            Arrays.fill(values, 0, seats, 1.0 / seats);
            return;
        }
        value.shares(state, shares);
        System.arraycopy(shares, 0, values, 0, seats);
    }

    /// Returns true if a group plays together. Then its ordinary score must be measured before each search.
    boolean ofGroup() {
        return group;
    }

    /// Takes the scores of some playouts as the ordinary score of a group.
    ///
    /// @return true if it moved so far that earlier values can no longer be compared
    boolean settle(double mean, double deviation) {
        boolean moved = Math.abs(mean - middle) > spread / 2;
        if (moved) {
            middle = mean;
            spread = Math.max(1, deviation);
        }
        return moved;
    }

    private static double logistic(double lead) {
        return 1 / (1 + Math.exp(-LN3 * lead));
    }
}
