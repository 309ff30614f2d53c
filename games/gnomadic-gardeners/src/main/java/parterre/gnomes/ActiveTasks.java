package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.gnomes.GnomeEvent.TaskOpened;

/// The three tasks that two halves define together: the right half of the left card and the left half of the right one.
/// GG-3.1 GG-3.2 GG-9.6
///
/// @param needs icons for tasks 1, 2 and 3
/// @param bliss for tasks 1 and 2
/// @param milk tasks that show milk
/// @param animal the reward of task 3
record ActiveTasks(List<Icons> needs, List<Integer> bliss, Tasks milk, Animal animal) {
    ActiveTasks {
        needs = List.copyOf(needs);
        bliss = List.copyOf(bliss);
    }

    /// Returns the tasks of two halves that go together. [CardChecks] has checked that they do.
    static ActiveTasks of(Half first, Half second) {
        var needs = IntStream.range(0, Tasks.COUNT)
                .mapToObj(task -> first.needs().get(task).plus(second.needs().get(task)))
                .toList();
        var bliss = IntStream.range(0, Tasks.COUNT - 1)
                .mapToObj(task -> first.bliss().get(task) + second.bliss().get(task))
                .toList();
        int milk = 0;
        for (int task = 0; task < Tasks.COUNT - 1; task++) {
            milk |= first.milk().get(task) || second.milk().get(task) ? 1 << task : 0;
        }
        return new ActiveTasks(
                needs,
                bliss,
                Tasks.ofBits(milk),
                first.animal().or(second::animal).orElseThrow());
    }

    /// Emits events for the tasks that now lie on the table.
    static void tell(Draft table) {
        var tasks = table.terms.cards().active(table.left, table.right);
        for (int number = 1; number <= Tasks.COUNT; number++) {
            table.events()
                    .add(new TaskOpened(
                            number,
                            tasks.need(number).list(),
                            tasks.bliss(number),
                            tasks.milk().has(number),
                            number == Tasks.COUNT ? Optional.of(tasks.animal()) : Optional.empty()));
        }
    }

    /// @param number from 1
    Icons need(int number) {
        return needs.get(number - 1);
    }

    /// Returns the bliss of task 1 or 2; 0 for task 3. GG-5.3
    int bliss(int number) {
        return number <= bliss.size() ? bliss.get(number - 1) : 0;
    }
}
