package parterre.engine.text;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import parterre.engine.Reading;

/// One field of a text: its name, the form of its value, and where the value comes from when it is written.
///
/// @param <S> what the whole text describes
/// @param <T> the value of the field
public final class Field<S, T> {
    private final String name;
    private final String example;
    private final Function<S, List<String>> write;
    private final Function<List<String>, Reading<T>> read;
    private final Optional<T> missing;
    private final Occurs occurs;

    private enum Occurs {
        ONCE,
        OFTEN
    }

    private Field(
            String name,
            String example,
            Function<S, List<String>> write,
            Function<List<String>, Reading<T>> read,
            Optional<T> missing,
            Occurs occurs) {
        this.name = name;
        this.example = example;
        this.write = write;
        this.read = read;
        this.missing = missing;
        this.occurs = occurs;
    }

    /// Returns a field that must be there, and is always written.
    public static <S, T> Field<S, T> of(String name, Form<T> form, Function<S, T> value) {
        return new Field<>(
                name,
                form.example(),
                whole -> List.of(form.write(value.apply(whole))),
                texts -> form.read(texts.getFirst()),
                Optional.empty(),
                Occurs.ONCE);
    }

    /// Returns a field that is there or not.
    public static <S, T> Field<S, Optional<T>> optional(String name, Form<T> form, Function<S, Optional<T>> value) {
        return new Field<>(
                name,
                form.example(),
                whole -> value.apply(whole).map(form::write).stream().toList(),
                texts -> form.read(texts.getFirst()).map(Optional::of),
                Optional.of(Optional.empty()),
                Occurs.ONCE);
    }

    /// Returns a field that is there any number of times, once for each value.
    public static <S, T> Field<S, List<T>> repeated(String name, Form<T> form, Function<S, List<T>> values) {
        return new Field<>(
                name,
                form.example(),
                whole -> values.apply(whole).stream().map(form::write).toList(),
                texts -> Forms.all(form, texts),
                Optional.of(List.of()),
                Occurs.OFTEN);
    }

    /// Returns a field that is a name alone, and tells something by being there.
    public static <S> Field<S, Boolean> flag(String name, Predicate<S> isSet) {
        return optional(
                        name,
                        Forms.constant(true),
                        (S whole) -> isSet.test(whole) ? Optional.of(true) : Optional.empty())
                .read(Optional::isPresent);
    }

    private <R> Field<S, R> read(Function<T, R> change) {
        return new Field<>(name, example, write, texts -> read.apply(texts).map(change), missing.map(change), occurs);
    }

    /// Returns the same field, which may be left out by people: this is its value then. It is written all the same.
    public Field<S, T> orElse(T missing) {
        return new Field<>(name, example, write, read, Optional.of(missing), occurs);
    }

    /// Returns the same field, written only if the whole is so. It should have a value where it is left out.
    public Field<S, T> onlyIf(Predicate<S> isWritten) {
        return new Field<>(
                name, example, whole -> isWritten.test(whole) ? write.apply(whole) : List.of(), read, missing, occurs);
    }

    String name() {
        return name;
    }

    /// Returns true if the field may be left out.
    boolean mayBeMissing() {
        return missing.isPresent();
    }

    /// Returns true if the field is a name alone.
    boolean isFlag() {
        return example.isEmpty();
    }

    /// Returns the field as somebody might write it.
    ///
    /// @param between what stands between a name and its text
    String example(String between) {
        return example.isEmpty() ? name : name + between + example;
    }

    /// Returns the text of each occurrence; empty if the field is left out.
    List<String> write(S whole) {
        return write.apply(whole);
    }

    /// Reads the texts of all occurrences.
    ///
    /// @param between what stands between a name and its text
    Reading<T> read(List<String> texts, String between) {
        if (texts.isEmpty()) {
            return missing.map(Reading::good)
                    .orElseGet(() -> Reading.bad(name, "is missing", "write such as '" + example(between) + "'"));
        }
        if (texts.size() > 1 && occurs == Occurs.ONCE) {
            return Reading.bad(name, "is there twice", "write it once");
        }
        return read.apply(texts).mapProblems(problem -> problem.where().isBlank() ? problem.about(name) : problem);
    }
}
