package parterre.engine.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;

/// The faults found in a text so far, up to a limit.
final class Problems {
    private final List<Problem> found = new ArrayList<>();

    void add(int line, String where, String says, String remedy) {
        if (!areEnough()) {
            found.add(new Problem(line, Brief.of(where), says, remedy));
        }
    }

    /// Adds what was found wrong with the words on this line.
    void add(int line, List<Problem> wrong) {
        wrong.forEach(problem -> add(line, problem.where(), problem.says(), problem.remedy()));
    }

    boolean areEnough() {
        return found.size() >= RecordForm.MOST_PROBLEMS;
    }

    boolean areNone() {
        return found.isEmpty();
    }

    <T> Reading<T> reading() {
        return new Reading.Bad<>(
                found.stream().sorted(Comparator.comparingInt(Problem::line)).toList());
    }
}
