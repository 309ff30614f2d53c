package parterre.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.Reason;

/// A condition that every position that may be set up must fulfil.
///
/// @param <S> the position
@FunctionalInterface
public interface Invariant<S> {
    /// Returns the problems, each with its line or field; empty if the invariant holds.
    List<Problem> problems(S position);

    /// Returns the invariant of this condition.
    ///
    /// @param otherwise returns the problem of a position that does not fulfil it
    static <S> Invariant<S> that(Predicate<S> holds, Function<S, Problem> otherwise) {
        return position -> holds.test(position) ? List.of() : List.of(otherwise.apply(position));
    }

    /// Returns the invariant of this condition, whose problem is always in one place.
    ///
    /// @param where the line or field with the problem
    /// @param otherwise returns what is wrong with a position that does not fulfil it
    static <S> Invariant<S> that(String where, Predicate<S> holds, Function<S, Reason> otherwise) {
        return that(holds, position -> Problem.of(where, otherwise.apply(position)));
    }

    /// Returns the invariant that each item, such as each land of a row, fulfils an invariant of its own.
    static <S, T> Invariant<S> ofEach(Function<S, ? extends List<T>> items, Invariant<T> invariant) {
        return position -> collect(items.apply(position), invariant::problems);
    }

    /// Returns the invariant that each item, such as each seat, fulfils this condition.
    ///
    /// @param otherwise returns the problem of an item that does not fulfil it
    static <S, T> Invariant<S> ofEach(
            Function<S, ? extends List<T>> items, BiPredicate<S, T> holds, BiFunction<S, T, Problem> otherwise) {
        return position -> collect(
                items.apply(position),
                item -> holds.test(position, item) ? List.of() : List.of(otherwise.apply(position, item)));
    }

    /// Returns the invariant that all of these hold. Each is checked, so that all problems are reported at
    /// once.
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only copied
    static <S> Invariant<S> all(Invariant<S>... invariants) {
        var all = List.of(invariants);
        return position -> collect(all, invariant -> invariant.problems(position));
    }

    /// Returns the invariant that all of these hold. Each is checked only if all before it hold, so that it may
    /// rely on them.
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only copied
    static <S> Invariant<S> inOrder(Invariant<S>... invariants) {
        var all = List.of(invariants);
        return position -> {
            for (var invariant : all) {
                var problems = invariant.problems(position);
                if (!problems.isEmpty()) {
                    return problems;
                }
            }
            return List.of();
        };
    }

    private static <T> List<Problem> collect(List<T> items, Function<T, List<Problem>> each) {
        var problems = new ArrayList<Problem>();
        for (var item : items) {
            problems.addAll(each.apply(item));
        }
        return problems;
    }

    /// Returns the first problem; empty if the invariant holds.
    default Optional<Problem> first(S position) {
        return problems(position).stream().findFirst();
    }

    /// Returns the position, if the invariant holds; otherwise the problems.
    default Reading<S> check(S position) {
        var problems = problems(position);
        return problems.isEmpty() ? Reading.good(position) : new Reading.Bad<>(problems);
    }
}
