package parterre.bots.value;

import java.util.List;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;

/// Shares of the win, one for each party.
final class Shares {
    static final double LN3 = Math.log(3);

    private Shares() {}

    /// Replaces claims to the win by the shares that they stand for. The shares sum to 1.
    ///
    /// @param claims as logarithms; elements behind the parties stay as they are
    static void softmax(double[] claims, int parties) {
        double most = Double.NEGATIVE_INFINITY;
        for (int party = 0; party < parties; party++) {
            most = Math.max(most, claims[party]);
        }
        double sum = 0;
        for (int party = 0; party < parties; party++) {
            claims[party] = Math.exp(claims[party] - most);
            sum += claims[party];
        }
        for (int party = 0; party < parties; party++) {
            claims[party] /= sum;
        }
    }

    /// Writes the shares of a result.
    ///
    /// @return false if it has a group's score instead of places
    static boolean of(Result result, double[] into) {
        if (!(result instanceof Result.Placed(String _, List<Result.Standing> standings))) {
            return false;
        }
        long winners =
                standings.stream().filter(standing -> standing.place() == 1).count();
        for (var standing : standings) {
            int party = standing.party() instanceof Party.Seated(Seat seat) ? seat.index() : standings.size() - 1;
            into[party] = standing.place() == 1 ? 1.0 / winners : 0;
        }
        return true;
    }
}
