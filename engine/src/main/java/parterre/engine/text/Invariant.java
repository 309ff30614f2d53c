package parterre.engine.text;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;

/// A condition that every position that may be set up must fulfil.
///
/// @param <S> the position
@FunctionalInterface
public interface Invariant<S> {
    /// Returns the problems, each with its line or field; empty if the invariant holds.
    Stream<Problem> problems(S position);

    /// Returns the invariant of this condition.
    ///
    /// @param otherwise returns the problem of a position that does not fulfil it
    static <S> Invariant<S> that(Predicate<S> holds, Function<S, Problem> otherwise) {
        return position -> holds.test(position) ? Stream.empty() : Stream.of(otherwise.apply(position));
    }

    /// Returns the invariant that each item, such as each seat, fulfils this condition.
    ///
    /// @param otherwise returns the problem of an item that does not fulfil it
    static <S, T> Invariant<S> ofEach(
            Function<S, ? extends List<T>> items, BiPredicate<S, T> holds, BiFunction<S, T, Problem> otherwise) {
        return position -> items.apply(position).stream()
                .filter(item -> !holds.test(position, item))
                .map(item -> otherwise.apply(position, item));
    }

    /// Returns the invariant that all of these hold. Each is checked, so that all problems are reported at
    /// once.
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only copied
    static <S> Invariant<S> all(Invariant<S>... invariants) {
        var all = List.of(invariants);
        return position -> all.stream().flatMap(invariant -> invariant.problems(position));
    }

    /// Returns the invariant that all of these hold. Each is checked only if all before it hold, so that it may
    /// rely on them.
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only copied
    static <S> Invariant<S> inOrder(Invariant<S>... invariants) {
        var all = List.of(invariants);
        return position -> all.stream()
                .map(invariant -> invariant.problems(position).toList())
                .filter(problems -> !problems.isEmpty())
                .findFirst()
                .stream()
                .flatMap(List::stream);
    }

    /// Returns the first problem; empty if the invariant holds.
    default Optional<Problem> first(S position) {
        return problems(position).findFirst();
    }

    /// Returns the position, if the invariant holds; otherwise the problems.
    default Reading<S> check(S position) {
        var problems = problems(position).limit(Reading.MOST_PROBLEMS).toList();
        return problems.isEmpty() ? Reading.good(position) : new Reading.Bad<>(problems);
    }
}
