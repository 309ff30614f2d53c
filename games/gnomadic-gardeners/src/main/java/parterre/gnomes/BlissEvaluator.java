package parterre.gnomes;

import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Bliss, and what animals and gnomes in hand are apt to bring. In the middle of a round both sides are taken to
/// resolve as
/// well as they can at once.
///
/// Saving gnomes is strong by the rules: who keeps them starves the other side. So a gnome in hand has a price.
final class BlissEvaluator implements Evaluator<Position> {
    /// Bliss that an animal brings in a game, for each bliss that is still to be made by the leader: about two in a
    /// round of
    /// eight or nine.
    private static final double ANIMAL = 0.25;

    private static final double LEAD = 15;

    private final String name;
    private final double gnome;

    /// @param gnome what a gnome in hand is worth, in bliss
    BlissEvaluator(String name, double gnome) {
        this.name = name;
        this.gnome = gnome;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String says() {
        return "Bliss, what animals may still bring, and " + gnome + " bliss for each gnome in hand.";
    }

    @Override
    public double value(Position position, Seat seat) {
        var settled = settled(position);
        int own = seat.index();
        return worth(settled, own) - worth(settled, 1 - own);
    }

    /// The position after everybody whose turn it is in this round has done what brings most at once.
    private static Position settled(Position position) {
        var settled = position;
        while (settled.phase() == Phase.RESOLVE) {
            var moves = Resolving.moves(settled);
            int side = settled.resolving();
            var best = settled;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                var move = (GnomeMove.Resolve) moves.get(i);
                var after = Resolving.play(settled, move);
                double worth = worthWithoutGnomes(after, side);
                if (worth > most) {
                    most = worth;
                    best = after;
                }
            }
            settled = best;
        }
        return settled;
    }

    private double worth(Position position, int side) {
        double ended = position.phase() == Phase.OVER && isWinner(position, side) ? 100 : 0;
        return worthWithoutGnomes(position, side)
                + gnome * position.side(side).hand().size()
                + ended;
    }

    private static boolean isWinner(Position position, int side) {
        return position.side(side).score() > position.side(1 - side).score();
    }

    private static double worthWithoutGnomes(Position position, int side) {
        int leader = Math.max(position.side(0).score(), position.side(1).score());
        int toGo = Math.max(0, Ending.GOAL - leader);
        var own = position.side(side);
        return own.score() + ANIMAL * own.animals().size() * toGo / 2;
    }

    @Override
    public double scale() {
        return LEAD;
    }
}
