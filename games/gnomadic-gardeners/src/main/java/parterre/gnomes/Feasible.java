package parterre.gnomes;

/// The sets of tasks that each set of gnomes can do. Each gnome helps with only one task. GG-5.2 GG-R8
///
/// There is one table for a pair of halves. It has a byte for each of the 4,096 sets of gnomes. Bit t of the
/// byte stands for the set of tasks with the bits t. The table is computed once, so that play and search only
/// look it up.
final class Feasible {
    private final byte[] sets;

    private Feasible(byte[] sets) {
        this.sets = sets;
    }

    /// @param icons for each set of gnomes, their icons together
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
        // For two or three tasks, some of the gnomes do one and the rest do the others. Subsets come first in
        // the order of numbers. If the rest is empty, the single tasks are already there.
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

    /// Returns the sets that result from adding a task to each set without it.
    private static int joined(int doable, int task) {
        int joined = 0;
        for (int set = 0; set < 1 << Tasks.COUNT; set++) {
            if ((doable >>> set & 1) != 0 && (set & task) == 0) {
                joined |= 1 << (set | task);
            }
        }
        return joined;
    }

    /// Returns the sets of tasks that these gnomes can do, as bits.
    int sets(Gnomes gnomes) {
        return sets[gnomes.bits()] & 0xFF;
    }

    boolean can(Gnomes gnomes, Tasks tasks) {
        return (sets(gnomes) >>> tasks.bits() & 1) != 0;
    }
}
