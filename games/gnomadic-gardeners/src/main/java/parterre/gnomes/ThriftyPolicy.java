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
            case LAY, DEAL, ADOPT, CONTROL, KEEP, PASS, SLIDE, OVER -> luck.below(moves.size());
        };
    }

    private static int commit(Position position, int side, Moves<GnomeMove> moves, Luck luck) {
        int hand = position.side(side).hand().bits();
        var feasible = position.feasible();
        var worths = Worths.of(position, side);
        int chosen = 0;
        int most = Integer.MIN_VALUE;
        int one = 1;
        for (int ones = hand; ones != 0; ones &= ones - 1, one <<= 1) {
            int gnome = ones & -ones;
            int other = one;
            for (int others = ones; others != 0; others &= others - 1, other <<= 1) {
                int sets = feasible.sets(new Gnomes(gnome | (others & -others)));
                int worth = worths.best(sets) + luck.below(WHIM);
                worth += one == other
                        ? position.cards()
                                .gnome(Integer.numberOfTrailingZeros(gnome))
                                .charisma()
                        : -PRICE;
                if (worth > most) {
                    most = worth;
                    chosen = one | other;
                }
            }
        }
        // In July each play may be listed several times, first with all animals at work.
        return (chosen - 1) * (moves.size() / ((1 << Integer.bitCount(hand)) - 1));
    }

    private static int resolve(Position position, Moves<GnomeMove> moves) {
        var worths = Worths.of(position, position.resolving());
        int chosen = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            int worth = worths.of(((Resolve) moves.get(i)).tasks().bits());
            if (worth > most) {
                most = worth;
                chosen = i;
            }
        }
        return chosen;
    }

    /// About how much each task brings.
    private record Worths(int first, int second, int third) {
        /// For all sets of sets of tasks, those of them that are not part of another of them.
        private static final byte[] WHOLE = new byte[1 << (1 << Tasks.COUNT)];

        static {
            for (int sets = 0; sets < WHOLE.length; sets++) {
                int whole = sets;
                for (int left = sets; left != 0; left &= left - 1) {
                    int set = Integer.numberOfTrailingZeros(left);
                    whole &= ~Tasks.ofBits(set).parts() | 1 << set;
                }
                WHOLE[sets] = (byte) whole;
            }
        }

        static Worths of(Position position, int side) {
            int leader = Math.max(position.side(0).score(), position.side(1).score());
            boolean isWanted =
                    Resolving.wants(position.side(side), position.tasks().animal());
            return new Worths(
                    Animal.task(position, side, 1),
                    Animal.task(position, side, 2),
                    isWanted ? Math.max(0, Ending.GOAL - leader) / 8 : 0);
        }

        /// @param set the tasks, as bits
        int of(int set) {
            return (set & 1) * first + (set >> 1 & 1) * second + (set >> 2) * third;
        }

        /// Returns what the best of these sets of tasks brings. No task costs anything, so that no part of a set
        /// brings more.
        int best(int sets) {
            int most = 0;
            for (int left = WHOLE[sets] & 0xFF; left != 0; left &= left - 1) {
                most = Math.max(most, of(Integer.numberOfTrailingZeros(left)));
            }
            return most;
        }
    }
}
