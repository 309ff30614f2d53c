package parterre.mars;

import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Judges the lead in points over the best of the others, as a greedy player does.
final class PointsEvaluator implements Evaluator<Position> {
    @Override
    public String name() {
        return "points";
    }

    @Override
    public double value(Position position, Seat seat) {
        int best = 0;
        for (int other = 0; other < position.terms().seats(); other++) {
            if (other != seat.index()) {
                best = Math.max(best, position.score(other));
            }
        }
        return position.score(seat.index()) - best;
    }

    @Override
    public double scale() {
        return 15;
    }
}
