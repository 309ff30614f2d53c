package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Reading;

/// What cards must do together: any two task cards, laid in either order, define three tasks and the automa's orders,
/// so
/// that all 42 ordered pairs can be played. GG-9.1 GG-9.4 GG-9.6
final class CardChecks {
    private final String file;
    private final List<Reading.Problem> problems = new ArrayList<>();

    private CardChecks(String file) {
        this.file = file;
    }

    /// Everything that is wrong, in the order of the cards; each problem names file, cards and field.
    ///
    /// @param gnomes twelve, each right by itself
    /// @param tasks seven, each right by itself
    static List<Reading.Problem> problems(String file, List<Gnome> gnomes, List<TaskCard> tasks) {
        var checks = new CardChecks(file);
        var all = gnomes.stream().map(Gnome::icons).reduce(Icons.NONE, Icons::plus);
        for (var left : tasks) {
            for (var right : tasks) {
                if (!left.id().equals(right.id())) {
                    checks.tasks(left, right, all);
                    checks.orders(left, right);
                }
            }
        }
        checks.animals(tasks);
        return checks.problems;
    }

    /// The three tasks of a pair.
    private void tasks(TaskCard left, TaskCard right, Icons all) {
        var first = left.right();
        var second = right.left();
        int milk = 0;
        for (int task = 1; task <= Tasks.COUNT; task++) {
            var need = first.needs().get(task - 1).plus(second.needs().get(task - 1));
            if (need.isEmpty()) {
                wrong(left, right, "need[" + task + "]", "is empty: task " + task + " asks for nothing", "add an icon");
            } else if (!all.meet(need)) {
                wrong(
                        left,
                        right,
                        "need[" + task + "]",
                        "is " + need + ", which all twelve gnomes together cannot do",
                        "ask for less");
            }
        }
        for (int task = 1; task < Tasks.COUNT; task++) {
            if (first.bliss().get(task - 1) + second.bliss().get(task - 1) == 0) {
                wrong(left, right, "bliss[" + task + "]", "is 0: task " + task + " pays nothing", "give it bliss");
            }
            milk += first.milk().get(task - 1) || second.milk().get(task - 1) ? 1 : 0;
        }
        if (milk > 1) {
            wrong(left, right, "milk", "is shown by both tasks", "let one task of a pair show milk, or none");
        }
        if (first.animal().isPresent() == second.animal().isPresent()) {
            wrong(
                    left,
                    right,
                    "animal",
                    first.animal().isPresent() ? "is there twice" : "is missing",
                    "let one half of each pair bring the animal of task 3");
        }
    }

    /// The automa's orders by a pair.
    private void orders(TaskCard left, TaskCard right) {
        var first = left.right().orders();
        var second = right.left().orders();
        once(left, right, "prep", first.prep().isPresent(), second.prep().isPresent());
        once(left, right, "score", first.score().isPresent(), second.score().isPresent());
        once(left, right, "pass", first.pass().isPresent(), second.pass().isPresent());
        if (first.tasks().with(second.tasks()).isEmpty()) {
            wrong(left, right, "automa.tasks", "are missing", "name at least one task on one of the halves");
        }
    }

    private void once(TaskCard left, TaskCard right, String field, Boolean onFirst, Boolean onSecond) {
        if (onFirst.equals(onSecond)) {
            wrong(
                    left,
                    right,
                    "automa." + field,
                    onFirst ? "is there twice" : "is missing",
                    "let one half of each pair say it");
        }
    }

    /// Every kind of animal can be gained from exactly one card.
    private void animals(List<TaskCard> tasks) {
        for (var animal : Animal.all()) {
            var cards = tasks.stream()
                    .filter(card -> card.left().animal().filter(animal::equals).isPresent()
                            || card.right().animal().filter(animal::equals).isPresent())
                    .map(TaskCard::id)
                    .toList();
            if (cards.size() != 1) {
                problems.add(new Reading.Problem(
                        0,
                        file + ": " + animal.word(),
                        cards.isEmpty() ? "is on no card" : "is on " + String.join(" and ", cards),
                        "put every animal on exactly one task card"));
            }
        }
    }

    private void wrong(TaskCard left, TaskCard right, String field, String says, String remedy) {
        problems.add(new Reading.Problem(
                0, file + ": " + left.id() + ".right with " + right.id() + ".left, " + field, says, remedy));
    }
}
