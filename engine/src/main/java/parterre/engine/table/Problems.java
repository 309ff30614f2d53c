package parterre.engine.table;

import java.util.List;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.Reason;

/// The faults found in a record so far, with short quotes.
final class Problems {
    private final ProblemCollector found = new ProblemCollector();

    void add(int line, String where, Reason fault) {
        found.add(new Problem(line, QuoteShortener.of(where), fault));
    }

    /// Adds the problems of the words on this line.
    void add(int line, List<Problem> wrong) {
        wrong.forEach(problem -> add(line, problem.where(), problem.fault()));
    }

    boolean areEnough() {
        return found.isFull();
    }

    boolean areNone() {
        return found.isEmpty();
    }

    <T> Reading<T> reading() {
        return new Reading.Bad<>(found.byLine());
    }
}
