package parterre.mars;

import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Judges the lead in points, plus the possible scores of a player's remaining flowers on the present groups. A
/// flower counts for more if the largest group of its colour is larger.
final class GardenEvaluator implements Evaluator<Position> {
    /// The value of a remaining flower for each flower of the largest group of its colour.
    private static final double HOLDING = 0.2;

    @Override
    public String name() {
        return "garden";
    }

    @Override
    public double value(Position position, Seat seat) {
        var groups = new int[Colour.all().size()];
        for (var colour : Colour.all()) {
            groups[colour.place()] = position.flowers().largestGroup(colour);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < position.terms().seats(); other++) {
            if (other != seat.index()) {
                best = Math.max(best, worth(position, other, groups));
            }
        }
        return worth(position, seat.index(), groups) - best;
    }

    private static double worth(Position position, int seat, int[] groups) {
        if (position.phase().isOver()) {
            return position.score(seat);
        }
        var bunch = new Bunch(position.flowers().bunch(seat));
        int holdings = 0;
        for (var colour : Colour.all()) {
            holdings += bunch.of(colour) * groups[colour.place()];
        }
        return position.score(seat) + HOLDING * holdings;
    }

    @Override
    public double scale() {
        return 20;
    }
}
