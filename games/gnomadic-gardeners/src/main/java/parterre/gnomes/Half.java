package parterre.gnomes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.catalogue.Provenance;

/// One half of a task card, with its parts of the three tasks and of the automa's orders. Needs and rewards may
/// be on either half. The halves of a pair are added up. GG-9.6
///
/// @param needs icons for tasks 1, 2 and 3
/// @param bliss for tasks 1 and 2
/// @param milk whether tasks 1 and 2 show milk
/// @param animal the reward of task 3
/// @param orders what it tells the automa
/// @param marks where each fact comes from
record Half(
        List<Icons> needs,
        List<Integer> bliss,
        List<Boolean> milk,
        Optional<Animal> animal,
        Orders orders,
        Map<String, Provenance> marks) {
    static final List<String> FACTS = List.of("need", "bliss", "milk", "animal", "prep", "score", "tasks", "pass");

    Half {
        needs = List.copyOf(needs);
        bliss = List.copyOf(bliss);
        milk = List.copyOf(milk);
    }

    /// Returns the source of each fact on this half, in the order of the card, and of each fact that another
    /// file has removed from it.
    Map<String, Provenance> shownMarks() {
        var shown = new LinkedHashMap<String, Provenance>();
        for (var fact : FACTS) {
            var mark = marks.get(fact);
            if (mark != null && (has(fact) || mark == Provenance.CHANGED)) {
                shown.put(fact, mark);
            }
        }
        return shown;
    }

    private boolean has(String fact) {
        return switch (fact) {
            case "need" -> needs.stream().anyMatch(need -> !need.isEmpty());
            case "bliss" -> bliss.stream().anyMatch(some -> some > 0);
            case "milk" -> milk.contains(true);
            case "animal" -> animal.isPresent();
            case "prep" -> orders.prep().isPresent();
            case "score" -> orders.score().isPresent();
            case "tasks" -> !orders.tasks().isEmpty();
            case "pass" -> orders.pass().isPresent();
            default -> throw new IllegalArgumentException("a half has no " + fact);
        };
    }

    /// The part of the automa's orders on this half. GG-7.2
    ///
    /// @param prep hours, less its animals
    /// @param score how it scores
    /// @param tasks which tasks it does; none if the half does not say
    /// @param pass how many gnomes it passes
    record Orders(Optional<Integer> prep, Optional<Score> score, Tasks tasks, Optional<Integer> pass) {
        boolean isEmpty() {
            return prep.isEmpty() && score.isEmpty() && tasks.isEmpty() && pass.isEmpty();
        }
    }

    /// How the automa scores.
    ///
    /// @param base bliss in any case
    /// @param animals whether it gets 1 more for each of its animals (A)
    /// @param hand whether it gets 1 more for each gnome in its hand (H)
    record Score(int base, boolean animals, boolean hand) {}
}
