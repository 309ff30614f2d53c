package parterre.gnomes;

import java.util.function.DoubleUnaryOperator;
import parterre.engine.Seat;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Horizon;
import parterre.gnomes.GnomeMove.Resolve;

/// Bliss, and what animals and gnomes in hand are apt to bring. In the middle of a round both sides are taken to
/// resolve as well as they can at once.
///
/// Saving gnomes is strong by the rules: who keeps them starves the other side. So a gnome in hand has a price.
final class BlissEvaluator implements Evaluator<Position> {
    /// Bliss that an animal brings in a game, for each bliss that is still to be made by the leader: about one in a
    /// round of eight or nine.
    private static final double ANIMAL = 0.125;

    private static final double LEAD = 15;
    private static final int HORIZON = 4;

    private final String name;
    private final double gnome;
    private final DoubleUnaryOperator animal;

    /// @param gnome what a gnome in hand is worth, in bliss
    BlissEvaluator(String name, double gnome) {
        this(name, gnome, toGo -> ANIMAL * toGo);
    }

    /// @param animal what an animal is worth, in bliss, when the leader has so much still to make
    BlissEvaluator(String name, double gnome, DoubleUnaryOperator animal) {
        this.name = name;
        this.gnome = gnome;
        this.animal = animal;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public double value(Position position, Seat seat) {
        return position.phase() == Phase.CONTROL ? expected(position, seat) : ahead(settled(position), seat.index());
    }

    /// The automa's orders are still to come.
    private double expected(Position position, Seat seat) {
        double sum = 0;
        var outcomes = Committing.orders(position).outcomes();
        for (var outcome : outcomes) {
            sum += value(Playing.after(position, outcome.move()), seat);
        }
        return sum / outcomes.size();
    }

    private double ahead(Position position, int own) {
        return worth(position, own) - worth(position, 1 - own);
    }

    /// The position after everybody whose turn it is in this round has done what brings most at once.
    private Position settled(Position position) {
        var settled = position;
        while (settled.phase() == Phase.RESOLVE) {
            settled = resolved(settled);
        }
        return settled;
    }

    /// What is a part of something already looked at is not looked at: doing more hardly ever brings less.
    private Position resolved(Position position) {
        int side = position.resolving();
        int left = Resolving.sets(position);
        var best = position;
        double most = Double.NEGATIVE_INFINITY;
        for (int set = (1 << Tasks.COUNT) - 1; left != 0; set--) {
            if ((left >>> set & 1) != 0) {
                var tasks = Tasks.ofBits(set);
                var after = Playing.after(position, new Resolve(tasks, Gnomes.NONE, Animals.NONE));
                double worth = worthWithoutGnomes(after, side);
                if (worth > most) {
                    most = worth;
                    best = after;
                }
                left &= ~tasks.parts();
            }
        }
        return best;
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

    /// Bliss, and what animals may still bring.
    double worthWithoutGnomes(Position position, int side) {
        int leader = Math.max(position.side(0).score(), position.side(1).score());
        int toGo = Math.max(0, Ending.GOAL - leader);
        var own = position.side(side);
        return own.score() + own.animals().size() * animal.applyAsDouble(toGo);
    }

    @Override
    public double scale() {
        return LEAD;
    }

    /// About a round: gnomes that change hands are felt later, and the price on them says so with less noise.
    @Override
    public Advice<Position> advice() {
        return Advice.<Position>standard().with(new Horizon.Decisions<>(HORIZON));
    }
}
