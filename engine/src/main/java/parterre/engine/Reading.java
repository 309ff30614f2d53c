package parterre.engine;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// The result of reading a text: a value, or the problems of the text and their places.
///
/// @param <T> the value
public sealed interface Reading<T> {
    /// The most problems that are reported for one text.
    int MOST_PROBLEMS = 20;

    record Good<T>(T value) implements Reading<T> {}

    /// A text that could not be read.
    ///
    /// @param problems at least one, in the order of the text; only the first [#MOST_PROBLEMS] are kept
    record Bad<T>(List<Problem> problems) implements Reading<T> {
        public Bad {
            problems = problems.stream().limit(MOST_PROBLEMS).toList();
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("a text is not bad without a problem");
            }
        }
    }

    /// One fault of a text.
    ///
    /// @param line counted from 1; 0 where lines do not matter
    /// @param where the word, field or item with the fault
    /// @param fault what is wrong with it and what would be right
    record Problem(int line, String where, Reason fault) implements Message {
        /// Returns a fault without a line: lines do not matter or are not known yet.
        public static Problem of(String where, Reason fault) {
            return new Problem(0, where, fault);
        }

        /// Returns the same fault at this line of a larger text.
        public Problem at(int line) {
            return new Problem(line, where, fault);
        }

        /// Returns the same fault of this word, field or item.
        public Problem about(String where) {
            return new Problem(line, where, fault);
        }

        /// Returns a text for logs and exceptions. People see the message.
        @Override
        public String toString() {
            return (line > 0 ? "line " + line + ": " : "") + "'" + where + "' " + fault;
        }
    }

    static <T> Reading<T> good(T value) {
        return new Good<>(value);
    }

    static <T> Reading<T> bad(String where, Reason fault) {
        return new Bad<>(List.of(new Problem(0, where, fault)));
    }

    default <R> Reading<R> map(Function<T, R> change) {
        return switch (this) {
            case Good<T>(T value) -> good(change.apply(value));
            case Bad<T>(List<Problem> problems) -> new Bad<>(problems);
        };
    }

    /// Returns the same reading with every problem changed.
    default Reading<T> mapProblems(UnaryOperator<Problem> change) {
        return switch (this) {
            case Good<T> good -> good;
            case Bad<T>(List<Problem> problems) ->
                new Bad<>(problems.stream().map(change).toList());
        };
    }

    default <R> Reading<R> then(Function<T, Reading<R>> further) {
        return switch (this) {
            case Good<T>(T value) -> further.apply(value);
            case Bad<T>(List<Problem> problems) -> new Bad<>(problems);
        };
    }

    /// Returns the value of a text that is known to be right (a literal in a test, or a text that we wrote
    /// ourselves).
    ///
    /// @throws IllegalArgumentException with every problem, if the text is wrong
    default T orThrow() {
        return switch (this) {
            case Good<T>(T value) -> value;
            case Bad<T>(List<Problem> problems) ->
                throw new IllegalArgumentException(String.join(
                        "\n", problems.stream().map(Problem::toString).toList()));
        };
    }
}
