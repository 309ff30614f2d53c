package parterre.gnomes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.gnomes.GnomeFault.PairProblem;
import parterre.gnomes.PairFaults.Fault;

/// Checks that cards fit together. Any two task cards, laid in either order, must define three tasks and the
/// automa's orders, so that all 42 ordered pairs can be played. GG-9.1 GG-9.4 GG-9.6
final class CardChecks {
    private final List<TaskCard> tasks;
    private final PairFaults faults;

    private CardChecks(List<TaskCard> tasks) {
        this.tasks = tasks;
        faults = new PairFaults(tasks.stream().map(TaskCard::id).toList());
    }

    /// Returns all problems in the order of the file. Each names file, line, card and field.
    ///
    /// @param gnomes twelve, each right by itself
    /// @param tasks seven, each right by itself
    /// @param lines on which the halves of the task cards begin, by names such as `t1.right`
    static List<Reading.Problem> problems(
            String file, List<Gnome> gnomes, List<TaskCard> tasks, Map<String, Integer> lines) {
        var checks = new CardChecks(tasks);
        var all = gnomes.stream().map(Gnome::icons).reduce(Icons.NONE, Icons::plus);
        for (int left = 0; left < tasks.size(); left++) {
            for (int right = 0; right < tasks.size(); right++) {
                if (left != right) {
                    checks.tasks(left, right, all);
                    checks.orders(left, right);
                }
            }
        }
        var problems = new ArrayList<>(checks.faults.problems(file, lines));
        problems.addAll(checks.animals(file, lines));
        problems.sort(Comparator.comparingInt(Reading.Problem::line));
        return problems;
    }

    /// The three tasks of a pair.
    private void tasks(int left, int right, Icons all) {
        var first = tasks.get(left).right();
        var second = tasks.get(right).left();
        int milk = 0;
        for (int task = 1; task <= Tasks.COUNT; task++) {
            var need = first.needs().get(task - 1).plus(second.needs().get(task - 1));
            if (need.isEmpty()) {
                faults.add(left, right, new Fault("need", PairProblem.ASKS_FOR_NOTHING), task);
            } else if (!all.meet(need)) {
                faults.add(left, right, new Fault("need", PairProblem.ASKS_FOR_TOO_MUCH), task);
            }
        }
        for (int task = 1; task < Tasks.COUNT; task++) {
            if (first.bliss().get(task - 1) + second.bliss().get(task - 1) == 0) {
                faults.add(left, right, new Fault("bliss", PairProblem.PAYS_NOTHING), task);
            }
            milk += first.milk().get(task - 1) || second.milk().get(task - 1) ? 1 : 0;
        }
        if (milk > 1) {
            faults.add(left, right, new Fault("milk", PairProblem.MILK_TWICE));
        }
        if (first.animal().isPresent() == second.animal().isPresent()) {
            faults.add(
                    left,
                    right,
                    new Fault(
                            "animal",
                            first.animal().isPresent() ? PairProblem.ANIMAL_TWICE : PairProblem.ANIMAL_MISSING));
        }
    }

    /// The automa's orders by a pair.
    private void orders(int left, int right) {
        var first = tasks.get(left).right().orders();
        var second = tasks.get(right).left().orders();
        once(left, right, "prep", first.prep(), second.prep());
        once(left, right, "score", first.score(), second.score());
        once(left, right, "pass", first.pass(), second.pass());
        if (first.tasks().with(second.tasks()).isEmpty()) {
            faults.add(left, right, new Fault("automa.tasks", PairProblem.TASKS_MISSING));
        }
    }

    private void once(int left, int right, String field, Optional<?> first, Optional<?> second) {
        if (first.isPresent() == second.isPresent()) {
            faults.add(
                    left,
                    right,
                    new Fault(
                            "automa." + field,
                            first.isPresent() ? PairProblem.ORDER_TWICE : PairProblem.ORDER_MISSING));
        }
    }

    /// Checks that no two cards bring the same kind of animal. Since each pair of cards brings one animal,
    /// seven kinds can be gained. The others are not in the game.
    private List<Reading.Problem> animals(String file, Map<String, Integer> lines) {
        var problems = new ArrayList<Reading.Problem>();
        for (var animal : Animal.all()) {
            var halves = new ArrayList<String>();
            for (var card : tasks) {
                if (card.left().animal().filter(animal::equals).isPresent()) {
                    halves.add(card.id() + ".left");
                }
                if (card.right().animal().filter(animal::equals).isPresent()) {
                    halves.add(card.id() + ".right");
                }
            }
            if (halves.size() > 1) {
                problems.add(new Reading.Problem(
                        lines.getOrDefault(halves.getLast(), 0),
                        file + ": " + animal.word(),
                        new GnomeFault.AnimalOnTwoCards(halves)));
            }
        }
        return problems;
    }
}
