package parterre.gnomes;

import java.util.List;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.box.Figures;

/// What is counted in a game of Gnomadic Gardeners.
final class GnomeFigures implements Figures<Position, GnomeMove> {
    private static final List<Figure> COLUMNS = List.of(
            new Figure("rounds", "rounds that were resolved"),
            new Figure("gnomes", "gnomes in a player's play, on average"),
            new Figure("prep-ties", "rounds in which both took the same time"),
            new Figure("task-1", "times that task 1 was done by a player"),
            new Figure("task-2", "times that task 2 was done by a player"),
            new Figure("task-3", "times that task 3 was done by a player"),
            new Figure("animals", "animals that a player had at the end, on average"),
            new Figure("first-bliss", "bliss of whoever resolved first, in a round"),
            new Figure("second-bliss", "bliss of whoever resolved second, in a round"),
            new Figure("held", "gnomes in a player's hand when he chose, on average"),
            new Figure("leads", "rounds in which P1 resolved first"),
            new Figure("automa-bliss", "bliss of the automa"),
            new Figure("cow-rounds", "rounds in which a player had the cow"),
            new Figure("cow-bliss", "bliss by the cow"),
            new Figure("goat-rounds", "rounds in which a player had the goat"),
            new Figure("goat-bliss", "bliss by the goat"),
            new Figure("horse-rounds", "rounds in which a player had the horse"),
            new Figure("horse-bliss", "bliss by the horse"),
            new Figure("mouse-rounds", "rounds in which a player had the mouse"),
            new Figure("mouse-bliss", "bliss by the mouse"),
            new Figure("squirrels-rounds", "rounds in which a player had the squirrels"),
            new Figure("squirrels-bliss", "bliss by the squirrels"));

    /// Animals that bring bliss of themselves, in the order of their columns.
    private static final List<Animal> PAYING =
            List.of(Animal.COW, Animal.GOAT, Animal.HORSE, Animal.MOUSE, Animal.SQUIRRELS);

    private static final List<Account.Part> PARTS = List.of(
            Account.Part.COW, Account.Part.GOAT, Account.Part.HORSE, Account.Part.MOUSE, Account.Part.SQUIRRELS);

    @Override
    public List<Constant> constants() {
        return Chances.constants();
    }

    @Override
    public List<Figure> columns() {
        return COLUMNS;
    }

    @Override
    public Tally<Position, GnomeMove> tally(Setup setup) {
        return new Count(setup.seats());
    }

    private static final class Count implements Tally<Position, GnomeMove> {
        private final int players;
        private final int[] tasks = new int[Tasks.COUNT];
        private int rounds;
        private int plays;
        private int gnomes;
        private int ties;
        private int firstBliss;
        private int secondBliss;
        private int held;
        private int leads;
        private int automaBliss;
        private final int[] owned = new int[PAYING.size()];
        private final int[] paid = new int[PAYING.size()];
        private double animals;

        Count(int players) {
            this.players = players;
        }

        @Override
        public void step(Position before, Step<GnomeMove> step, Position after) {
            boolean revealed = before.phase() == Phase.COMMIT || before.phase() == Phase.CONTROL;
            if (revealed && after.phase() != Phase.CONTROL) {
                for (int side = 0; side < players; side++) {
                    plays++;
                    gnomes += after.side(side).played().size();
                    held += before.side(side).hand().size();
                }
                ties += after.side(0).account().prep()
                                == after.side(1).account().prep()
                        ? 1
                        : 0;
            }
            boolean hadResolved = before.phase() == Phase.RESOLVE || revealed;
            if (hadResolved && after.resolved() == 2) {
                rounds++;
                for (int side = 0; side < players; side++) {
                    for (int number : after.side(side).account().did().list()) {
                        tasks[number - 1]++;
                    }
                }
                leads += after.first() == 0 ? 1 : 0;
                automaBliss +=
                        players == 1 ? after.side(Automa.SIDE).account().bliss().total() : 0;
                for (int side = 0; side < players; side++) {
                    countAnimals(after.side(side));
                }
                firstBliss += after.side(after.first()).account().bliss().total();
                secondBliss += after.side(1 - after.first()).account().bliss().total();
            }
            animals = 0;
            for (int side = 0; side < players; side++) {
                animals += (double) after.side(side).animals().size() / players;
            }
        }

        /// An animal gained in this round has not worked in it.
        private void countAnimals(Position.Side side) {
            var had = side.animals().without(side.account().gained());
            for (int i = 0; i < PAYING.size(); i++) {
                owned[i] += had.has(PAYING.get(i)) ? 1 : 0;
                paid[i] += side.account().bliss().of(PARTS.get(i));
            }
        }

        @Override
        public double[] values() {
            return new double[] {
                rounds,
                plays == 0 ? 0 : (double) gnomes / plays,
                ties,
                tasks[0],
                tasks[1],
                tasks[2],
                animals,
                rounds == 0 ? 0 : (double) firstBliss / rounds,
                rounds == 0 ? 0 : (double) secondBliss / rounds,
                plays == 0 ? 0 : (double) held / plays,
                leads,
                automaBliss,
                owned[0],
                paid[0],
                owned[1],
                paid[1],
                owned[2],
                paid[2],
                owned[3],
                paid[3],
                owned[4],
                paid[4]
            };
        }
    }
}
