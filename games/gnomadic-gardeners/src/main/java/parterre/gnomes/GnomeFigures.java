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
            new Figure("second-bliss", "bliss of whoever resolved second, in a round"));

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
                firstBliss += after.side(after.first()).account().bliss().total();
                secondBliss += after.side(1 - after.first()).account().bliss().total();
            }
            animals = 0;
            for (int side = 0; side < players; side++) {
                animals += (double) after.side(side).animals().size() / players;
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
                rounds == 0 ? 0 : (double) secondBliss / rounds
            };
        }
    }
}
