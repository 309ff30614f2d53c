package parterre.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import parterre.engine.Reading.Problem;

/// Collects the problems of one text, [Reading#MOST_PROBLEMS] at most. It drops further ones. So a text with a
/// mistake on every line costs no more than a text with a few mistakes.
public final class ProblemCollector {
    private final List<Problem> problems = new ArrayList<>();

    /// Adds a problem, if there is room for it.
    public void add(Problem problem) {
        if (!isFull()) {
            problems.add(problem);
        }
    }

    /// Adds these problems, as far as there is room for them.
    public void addAll(Collection<Problem> more) {
        more.forEach(this::add);
    }

    /// Returns true if a reader can stop, because no further problem is kept.
    public boolean isFull() {
        return problems.size() >= Reading.MOST_PROBLEMS;
    }

    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /// Returns the problems in the order in which they were found.
    public List<Problem> found() {
        return List.copyOf(problems);
    }

    /// Returns the problems in the order of the text.
    public List<Problem> byLine() {
        return problems.stream().sorted(Comparator.comparingInt(Problem::line)).toList();
    }
}
