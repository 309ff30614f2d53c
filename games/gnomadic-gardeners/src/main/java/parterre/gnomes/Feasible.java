package parterre.gnomes;

/// Which sets of tasks each set of gnomes can do, each gnome helping with one task only. GG-5.2 GG-R8
///
/// One table for a pair of halves: for each of the 4,096 sets of gnomes a byte, in which bit t tells of the set of
/// tasks with the bits t. Worked out once, so that play and search only look it up.
final class Feasible {
    private final byte[] sets;

    private Feasible(byte[] sets) {
        this.sets = sets;
    }

    /// @param icons for each set of gnomes what they show together
    static Feasible of(ActiveTasks tasks, Icons[] icons, Month month) {
        int count = icons.length;
        var sets = new byte[count];
        for (int gnomes = 0; gnomes < count; gnomes++) {
            int doable = 1;
            for (int task = 1; task <= Tasks.COUNT; task++) {
                doable |= month.meets(icons[gnomes], tasks.need(task)) ? 1 << (1 << (task - 1)) : 0;
            }
            sets[gnomes] = (byte) doable;
        }
        // Of two or three tasks one is done by some of the gnomes and the others by the rest. Subsets come first in the
        // order of numbers, and with the rest empty the single tasks are already there.
        for (int gnomes = 0; gnomes < count; gnomes++) {
            int doable = sets[gnomes];
            for (int some = gnomes; some != 0; some = (some - 1) & gnomes) {
                int rest = sets[gnomes & ~some];
                for (int task = 1; task < 1 << Tasks.COUNT; task <<= 1) {
                    if ((sets[some] >>> task & 1) != 0) {
                        doable |= joined(rest, task);
                    }
                }
            }
            sets[gnomes] = (byte) doable;
        }
        return new Feasible(sets);
    }

    /// The sets that come of adding a task to each set that lacks it.
    private static int joined(int doable, int task) {
        int joined = 0;
        for (int set = 0; set < 1 << Tasks.COUNT; set++) {
            if ((doable >>> set & 1) != 0 && (set & task) == 0) {
                joined |= 1 << (set | task);
            }
        }
        return joined;
    }

    /// The sets of tasks that these gnomes can do, as bits.
    int sets(Gnomes gnomes) {
        return sets[gnomes.bits()] & 0xFF;
    }

    boolean can(Gnomes gnomes, Tasks tasks) {
        return (sets(gnomes) >>> tasks.bits() & 1) != 0;
    }
}
