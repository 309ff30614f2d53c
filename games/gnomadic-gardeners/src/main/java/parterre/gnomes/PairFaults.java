package parterre.gnomes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.engine.Reading;

/// What is wrong with pairs of task cards, told by the half that is at fault with most others: one sentence for
/// what would be one for each pair and task. GG-9.6
final class PairFaults {
    private final List<String> cards;
    private final Map<Fault, List<BitSet>> faults = new LinkedHashMap<>();
    private final Map<Fault, Map<String, TreeSet<Integer>>> told = new LinkedHashMap<>();

    /// @param cards ids of the task cards
    PairFaults(List<String> cards) {
        this.cards = cards;
    }

    /// A fault that pairs can have.
    ///
    /// @param says what is wrong with the field; of which tasks follows it where the fault is one of tasks
    /// @param task of whose task it is told; 0 if of none
    record Fault(String field, String says, String remedy, int task) {
        Fault(String field, String says, String remedy) {
            this(field, says, remedy, 0);
        }

        private Fault of(int number) {
            return new Fault(field, says, remedy, number);
        }
    }

    /// @param left place of the card that lies left, and is known by its right half
    /// @param right place of the other, which is known by its left half
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
            var half = where.substring(0, where.indexOf(' '));
            problems.add(new Reading.Problem(
                    lines.getOrDefault(half, 0),
                    file + ": " + half + ", " + fault.field(),
                    fault.says()
                            + (tasks.first() == 0
                                    ? ""
                                    : (tasks.size() == 1 ? " for task " : " for tasks ")
                                            + list(tasks.stream()
                                                    .map(String::valueOf)
                                                    .toList()))
                            + where.substring(where.indexOf(' ')),
                    fault.remedy()));
        }));
        return problems;
    }

    /// Half by half, that with the most pairs first; of halves with as many the right one, which asks.
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

    /// Tasks of which the same is to be said come together.
    private void tell(Fault fault, String half, BitSet others, String otherHalf) {
        var beside = others.cardinality() == cards.size() - 1
                ? "every other card"
                : list(others.stream()
                        .mapToObj(card -> cards.get(card) + otherHalf)
                        .toList());
        told.computeIfAbsent(fault.of(0), _ -> new LinkedHashMap<>())
                .computeIfAbsent(half + " beside " + beside, _ -> new TreeSet<>())
                .add(fault.task());
    }

    /// "1", "1 and 2", "1, 2 and 3".
    static String list(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : words.stream().limit(words.size() - 1L).collect(Collectors.joining(", ")) + " and " + words.getLast();
    }
}
