package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Setup;
import parterre.testkit.Covers;

/// The table of who can do what against a search that knows no tricks, and against known chances.
final class FeasibleTest {
    private static final Cards CARDS =
            GnomeTerms.of(Setup.standard(Scene.GAME.info(), 2)).cards();

    @Test
    @Covers({"GG-5.2", "GG-R8", "GG-8.May"})
    void theTableAgreesWithTryingEverySharing() {
        for (var month : new Month[] {Month.NONE, Month.MAY}) {
            var feasible = CARDS.feasible(0, 2, month);
            var tasks = CARDS.active(0, 2);
            for (int gnomes = 1; gnomes < 1 << Gnomes.COUNT; gnomes += 37) {
                var some = new Gnomes(gnomes);
                for (int set = 0; set < 1 << Tasks.COUNT; set++) {
                    assertThat(feasible.can(some, Tasks.ofBits(set)))
                            .as("%s do %s in %s", Names.gnomes(some), Tasks.ofBits(set), month)
                            .isEqualTo(canShare(tasks, Tasks.ofBits(set), some, month, 1));
                }
            }
        }
    }

    /// Returns true if these gnomes can do the tasks of the set from this number on, each helping with one.
    private static boolean canShare(ActiveTasks tasks, Tasks set, Gnomes left, Month month, int number) {
        if (number > Tasks.COUNT) {
            return true;
        }
        if (!set.has(number)) {
            return canShare(tasks, set, left, month, number + 1);
        }
        for (int choice = 0; choice < 1 << left.size(); choice++) {
            var some = left.subset(choice);
            if (month.meets(CARDS.icons(some), tasks.need(number))
                    && canShare(tasks, set, left.without(some), month, number + 1)) {
                return true;
            }
        }
        return false;
    }

    /// How likely a random hand can do a task, over the needs of all cards: task 1, task 2, task 3, all, at least one.
    @Test
    @Covers("GG-5.2")
    void chancesOfAHandOfSixAreAsKnown() {
        double[] known = {0.85, 0.98, 0.92, 0.53, 1.0};
        var counts = new double[known.length];
        int hands = 0;
        for (int left = 0; left < Cards.TASK_CARDS; left++) {
            var feasible = CARDS.feasible(left, (left + 1) % Cards.TASK_CARDS, Month.NONE);
            for (int gnomes = 0; gnomes < 1 << Gnomes.COUNT; gnomes++) {
                if (Integer.bitCount(gnomes) == 6) {
                    int sets = feasible.sets(new Gnomes(gnomes));
                    hands++;
                    counts[0] += sets >>> 1 & 1;
                    counts[1] += sets >>> 2 & 1;
                    counts[2] += sets >>> 4 & 1;
                    counts[3] += sets >>> 7 & 1;
                    counts[4] += sets > 1 ? 1 : 0;
                }
            }
        }
        for (int i = 0; i < known.length; i++) {
            assertThat(counts[i] / hands).as("figure %d", i).isBetween(known[i] - 0.005, known[i] + 0.005);
        }
    }
}
