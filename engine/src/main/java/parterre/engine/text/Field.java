package parterre.engine.text;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import parterre.engine.Reading;

/// One field of a text: its name, the form of its value, and where the value comes from when it is written.
///
/// @param <S> what the whole text describes
/// @param <T> the value of the field
public final class Field<S, T> {
    private final String name;
    private final Form<?> form;
    private final Function<S, List<String>> write;
    private final Function<List<String>, Reading<T>> read;
    private final Rest<S, T> rest;

    /// The behaviour of a field beyond its text.
    ///
    /// @param missing the value of a field that is left out
    /// @param needed false if the field may be left out
    /// @param often true if it may be there more than once
    /// @param set puts the value into a mutable whole
    private record Rest<S, T>(Optional<T> missing, boolean needed, boolean often, BiConsumer<S, T> set) {}

    private Field(
            String name,
            Form<?> form,
            Function<S, List<String>> write,
            Function<List<String>, Reading<T>> read,
            Rest<S, T> rest) {
        this.name = name;
        this.form = form;
        this.write = write;
        this.read = read;
        this.rest = rest;
    }

    /// Returns a field that must be there, and is always written.
    public static <S, T> Field<S, T> of(String name, Form<T> form, Function<S, T> value) {
        return of(name, form, value, (_, _) -> {});
    }

    /// Returns the same field of a mutable whole.
    ///
    /// @param set puts the value into the whole
    public static <S, T> Field<S, T> of(String name, Form<T> form, Function<S, T> value, BiConsumer<S, T> set) {
        return new Field<>(
                name,
                form,
                whole -> List.of(form.write(value.apply(whole))),
                texts -> form.read(texts.getFirst()),
                new Rest<>(Optional.empty(), true, false, set));
    }

    /// Returns a field that occurs any number of times, once for each value.
    public static <S, T> Field<S, List<T>> repeated(
            String name, Form<T> form, Function<S, List<T>> values, BiConsumer<S, List<T>> set) {
        return new Field<>(
                name,
                form,
                whole -> values.apply(whole).stream().map(form::write).toList(),
                texts -> Forms.all(form, texts),
                new Rest<>(Optional.of(List.of()), false, true, set));
    }

    /// Returns a field without a value: its name alone, which is there or not.
    public static <S> Field<S, Boolean> flag(String name, Predicate<S> isSet) {
        return of(name, Forms.constant(true), isSet::test).orElse(false).onlyIf(isSet);
    }

    /// Returns the same field, which people may leave out. Then it has this value. Writing never leaves it out.
    public Field<S, T> orElse(T missing) {
        return with(write, new Rest<>(Optional.of(missing), false, rest.often(), rest.set()));
    }

    /// Returns the same field, which people may leave out. Then nothing is put into the whole. Writing never
    /// leaves it out.
    public Field<S, T> orUnchanged() {
        return with(write, new Rest<>(Optional.empty(), false, rest.often(), rest.set()));
    }

    /// Returns the same field, which is written only if the whole fulfils this condition.
    public Field<S, T> onlyIf(Predicate<S> isWritten) {
        return with(whole -> isWritten.test(whole) ? write.apply(whole) : List.of(), rest);
    }

    /// Returns the same field of a larger whole that contains this one. Its value is not put into the larger
    /// whole.
    <R> Field<R, T> within(Function<R, S> whole) {
        return new Field<>(
                name,
                form,
                outer -> write.apply(whole.apply(outer)),
                read,
                new Rest<>(rest.missing(), rest.needed(), rest.often(), (_, _) -> {}));
    }

    private Field<S, T> with(Function<S, List<String>> write, Rest<S, T> rest) {
        return new Field<>(name, form, write, read, rest);
    }

    String name() {
        return name;
    }

    /// Returns true if the field may be left out.
    boolean mayBeMissing() {
        return !rest.needed();
    }

    /// Returns true if the field is a name alone.
    boolean isFlag() {
        return form.example().isEmpty();
    }

    /// Returns the field as a person might write it.
    ///
    /// @param between what stands between a name and its text
    String example(String between) {
        return isFlag() ? name : name + between + form.example();
    }

    /// Takes the texts of all occurrences apart.
    FieldContent apart(List<String> texts) {
        return rest.often()
                ? new FieldContent.Items(texts.stream().map(form::apart).toList())
                : form.apart(texts.getFirst());
    }

    /// Puts the text of each occurrence together again.
    List<String> together(FieldContent content) {
        return rest.often() && content instanceof FieldContent.Items(var items)
                ? items.stream().map(form::together).toList()
                : List.of(form.together(content));
    }

    /// Returns the text of each occurrence; empty if the field is left out.
    List<String> write(S whole) {
        return write.apply(whole);
    }

    /// Reads the texts of all occurrences. The value is empty if the field is left out and has no value for
    /// that case.
    ///
    /// @param between what stands between a name and its text
    Reading<Optional<T>> read(List<String> texts, String between) {
        if (texts.isEmpty() && rest.needed()) {
            return Reading.bad(name, new FieldFault.FieldMissing(example(between)));
        }
        if (texts.size() > 1 && !rest.often()) {
            return Reading.bad(name, new FieldFault.FieldTwice());
        }
        return texts.isEmpty()
                ? Reading.good(rest.missing())
                : read.apply(texts)
                        .map(Optional::of)
                        .mapProblems(problem -> problem.where().isBlank() ? problem.about(name) : problem);
    }

    /// Puts the value that was read into a mutable whole.
    void put(Values values, S whole) {
        values.find(this).ifPresent(value -> rest.set().accept(whole, value));
    }
}
