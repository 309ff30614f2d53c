package parterre.gnomes;

import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Policy;
import parterre.gnomes.GnomeMove.Resolve;

/// Plays one or two gnomes that bring most now, and does the tasks that bring most. It plays more or less as
/// sensible people do, for playouts.
final class ThriftyPolicy implements Policy<Position, GnomeMove> {
    /// The cost of losing a gnome, in bliss.
    private static final int PRICE = 5;

    /// The most by which chance overrates a choice.
    private static final int WHIM = 6;

    @Override
    public String name() {
        return "thrifty";
    }

    @Override
    public int choose(Position position, Seat seat, Moves<GnomeMove> moves, Luck luck) {
        return switch (position.phase()) {
            case COMMIT -> commit(position, seat.index(), moves, luck);
            case RESOLVE -> resolve(position, moves);
            default -> luck.below(moves.size());
        };
    }

    private static int commit(Position position, int side, Moves<GnomeMove> moves, Luck luck) {
        var own = position.side(side);
        int gnomes = own.hand().size();
        var feasible = position.feasible();
        var worths = worths(position, side);
        int chosen = 0;
        int most = Integer.MIN_VALUE;
        for (int one = 0; one < gnomes; one++) {
            for (int other = one; other < gnomes; other++) {
                int number = 1 << one | 1 << other;
                var play = own.hand().subset(number);
                int worth = best(feasible.sets(play), worths) + luck.below(WHIM);
                worth += one == other ? position.cards().gnome(play.nth(0)).charisma() : -PRICE;
                if (worth > most) {
                    most = worth;
                    chosen = number;
                }
            }
        }
        // In July with a hen each play is listed twice, first with the hen at work.
        return (chosen - 1) * (moves.size() / ((1 << gnomes) - 1));
    }

    private static int resolve(Position position, Moves<GnomeMove> moves) {
        var worths = worths(position, position.resolving());
        int chosen = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            int worth = worths[((Resolve) moves.get(i)).tasks().bits()];
            if (worth > most) {
                most = worth;
                chosen = i;
            }
        }
        return chosen;
    }

    private static int best(int sets, int[] worths) {
        int most = 0;
        for (int left = sets; left != 0; left &= left - 1) {
            most = Math.max(most, worths[Integer.numberOfTrailingZeros(left)]);
        }
        return most;
    }

    /// Returns about how much each set of tasks brings.
    private static int[] worths(Position position, int side) {
        var own = position.side(side);
        var tasks = position.tasks();
        int first = Animal.task(position, side, 1);
        int second = Animal.task(position, side, 2);
        int leader = Math.max(position.side(0).score(), position.side(1).score());
        int third = Resolving.wants(own, tasks.animal()) ? Math.max(0, Ending.GOAL - leader) / 8 : 0;
        var worths = new int[1 << Tasks.COUNT];
        for (int set = 1; set < 1 << Tasks.COUNT; set++) {
            worths[set] = (set & 1) * first + (set >> 1 & 1) * second + (set >> 2) * third;
        }
        return worths;
    }
}
