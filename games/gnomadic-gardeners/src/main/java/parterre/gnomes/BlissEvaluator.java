package parterre.gnomes;

import parterre.engine.Seat;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Horizon;
import parterre.gnomes.GnomeMove.Resolve;

/// Judges bliss, and the likely gains of animals and gnomes in hand. In the middle of a round it assumes that
/// both sides resolve as well as they can at once.
///
/// Saving gnomes is strong by the rules, because the other side then gets fewer. So a gnome in hand has a
/// price.
final class BlissEvaluator implements Evaluator<Position> {
    /// Bliss that an animal brings in a game, for each bliss that is still to be made by the leader: about one in a
    /// round of eight or nine.
    static final double ANIMAL = 0.125;

    private static final double LEAD = 15;
    private static final int HORIZON = 4;

    private final String name;
    private final double gnome;
    private final AnimalPrices animals;

    /// Tells the value of animals, in bliss.
    @FunctionalInterface
    interface AnimalPrices {
        /// Returns the value of all these animals together.
        ///
        /// @param toGo the bliss that the leader still has to make
        double of(Animals animals, int toGo);
    }

    /// All animals have the same value.
    ///
    /// @param gnome the value of a gnome in hand, in bliss
    BlissEvaluator(String name, double gnome) {
        this(name, gnome, (animals, toGo) -> ANIMAL * toGo * animals.size());
    }

    /// @param gnome the value of a gnome in hand, in bliss
    BlissEvaluator(String name, double gnome, AnimalPrices animals) {
        this.name = name;
        this.gnome = gnome;
        this.animals = animals;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public double value(Position position, Seat seat) {
        return position.phase() == Phase.CONTROL ? expected(position, seat) : ahead(settled(position), seat.index());
    }

    /// Returns the mean value over the automa's orders, which are still to come.
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

    /// Returns the position after each side that still resolves in this round has made the move with the most
    /// immediate gain.
    private Position settled(Position position) {
        var settled = position;
        while (settled.phase() == Phase.RESOLVE) {
            settled = resolved(settled);
        }
        return settled;
    }

    /// Skips sets of tasks that are part of a set already tried, because doing more hardly ever brings less.
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

    /// Returns the bliss, plus the gains that animals may still bring.
    double worthWithoutGnomes(Position position, int side) {
        int leader = Math.max(position.side(0).score(), position.side(1).score());
        int toGo = Math.max(0, Ending.GOAL - leader);
        var own = position.side(side);
        return own.score() + animals.of(own.animals(), toGo);
    }

    @Override
    public double scale() {
        return LEAD;
    }

    /// Playouts go on for about a round. Gnomes that change hands matter later, and their price tells that with
    /// less noise.
    @Override
    public Advice<Position> advice() {
        return Advice.<Position>standard().with(new Horizon.Decisions<>(HORIZON));
    }
}
