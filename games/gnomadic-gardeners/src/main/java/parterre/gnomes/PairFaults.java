package parterre.gnomes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import parterre.engine.Reading;
import parterre.gnomes.GnomeFault.PairProblem;
import parterre.gnomes.GnomeFault.PairRemedy;

/// Collects the faults of pairs of task cards. It reports them by the half that is at fault with most others.
/// So there is one problem instead of one for each pair and task. GG-9.6
final class PairFaults {
    private final List<String> cards;
    private final Map<Fault, List<BitSet>> faults = new LinkedHashMap<>();
    private final Map<Fault, Map<Where, TreeSet<Integer>>> told = new LinkedHashMap<>();

    /// @param cards ids of the task cards
    PairFaults(List<String> cards) {
        this.cards = cards;
    }

    /// A fault that pairs can have.
    ///
    /// @param task the task that has it; 0 if it is not a fault of a task
    record Fault(String field, PairProblem problem, int task) {
        Fault(String field, PairProblem problem) {
            this(field, problem, 0);
        }

        private Fault of(int number) {
            return new Fault(field, problem, number);
        }
    }

    /// The place of a fault.
    ///
    /// @param half such as `t1.right`
    /// @param beside the halves with which it is at fault; empty for those of all other cards
    private record Where(String half, List<String> beside) {}

    /// @param left the place of the left card, which is named by its right half
    /// @param right the place of the right card, which is named by its left half
    void add(int left, int right, Fault fault) {
        faults.computeIfAbsent(
                        fault,
                        _ -> IntStream.range(0, cards.size())
                                .mapToObj(_ -> new BitSet())
                                .toList())
                .get(left)
                .set(right);
    }

    void add(int left, int right, Fault fault, int task) {
        add(left, right, fault.of(task));
    }

    /// @param lines on which the halves begin
    List<Reading.Problem> problems(String file, Map<String, Integer> lines) {
        faults.forEach(this::fold);
        var problems = new ArrayList<Reading.Problem>();
        told.forEach((fault, byWhere) -> byWhere.forEach((where, tasks) -> {
            problems.add(new Reading.Problem(
                    lines.getOrDefault(where.half(), 0),
                    file + ": " + where.half() + ", " + fault.field(),
                    new GnomeFault.PairAtFault(
                            fault.problem(),
                            tasks.first() == 0 ? List.of() : List.copyOf(tasks),
                            where.beside(),
                            remedy(fault.problem()))));
        }));
        return problems;
    }

    /// Reports a fault half by half, the half with the most pairs first. Among halves with equally many, the
    /// right half comes first, because it has the needs.
    private void fold(Fault fault, List<BitSet> pairs) {
        while (pairs.stream().anyMatch(others -> !others.isEmpty())) {
            int left = most(pairs);
            var columns = IntStream.range(0, cards.size())
                    .mapToObj(right -> IntStream.range(0, cards.size())
                            .filter(other -> pairs.get(other).get(right))
                            .collect(BitSet::new, BitSet::set, BitSet::or))
                    .toList();
            int right = most(columns);
            boolean byRow = pairs.get(left).cardinality() >= columns.get(right).cardinality();
            var others = byRow ? (BitSet) pairs.get(left).clone() : columns.get(right);
            tell(
                    fault,
                    byRow ? cards.get(left) + ".right" : cards.get(right) + ".left",
                    others,
                    byRow ? ".left" : ".right");
            if (byRow) {
                pairs.get(left).clear();
            } else {
                pairs.forEach(row -> row.clear(right));
            }
        }
    }

    private static int most(List<BitSet> sets) {
        int most = 0;
        for (int i = 1; i < sets.size(); i++) {
            most = sets.get(i).cardinality() > sets.get(most).cardinality() ? i : most;
        }
        return most;
    }

    /// Joins tasks with the same problem.
    private void tell(Fault fault, String half, BitSet others, String otherHalf) {
        var beside = others.cardinality() == cards.size() - 1
                ? List.<String>of()
                : others.stream().mapToObj(card -> cards.get(card) + otherHalf).toList();
        told.computeIfAbsent(fault.of(0), _ -> new LinkedHashMap<>())
                .computeIfAbsent(new Where(half, beside), _ -> new TreeSet<>())
                .add(fault.task());
    }

    private static PairRemedy remedy(PairProblem problem) {
        return switch (problem) {
            case ASKS_FOR_NOTHING -> PairRemedy.ADD_ICON;
            case ASKS_FOR_TOO_MUCH -> PairRemedy.ASK_FOR_LESS;
            case PAYS_NOTHING -> PairRemedy.GIVE_BLISS;
            case MILK_TWICE -> PairRemedy.MILK_ONCE;
            case ANIMAL_MISSING, ANIMAL_TWICE -> PairRemedy.ANIMAL_ONCE;
            case ORDER_MISSING, ORDER_TWICE -> PairRemedy.ORDER_ONCE;
            case TASKS_MISSING -> PairRemedy.NAME_TASKS;
        };
    }
}
