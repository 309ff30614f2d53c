package parterre.engine.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;

/// The fields of a text in the order in which they are written, and a function that makes the whole from their
/// values.
///
/// @param all every field; their names are different
/// @param make makes the whole, or returns the problems of values that are right one by one
/// @param <S> what the text describes
public record Fields<S>(List<Field<S, ?>> all, Function<Values, Reading<S>> make) {
    public Fields {
        all = List.copyOf(all);
    }

    /// Returns the fields of a record with one component.
    public static <S, A> Fields<S> of(Function<A, S> make, Field<S, A> a) {
        return new Fields<>(List.of(a), values -> Reading.good(make.apply(values.of(a))));
    }

    /// Returns the fields of a record with two components.
    public static <S, A, B> Fields<S> of(BiFunction<A, B, S> make, Field<S, A> a, Field<S, B> b) {
        return new Fields<>(List.of(a, b), values -> Reading.good(make.apply(values.of(a), values.of(b))));
    }

    /// Returns the fields of a record with three components.
    public static <S, A, B, C> Fields<S> of(Of3<A, B, C, S> make, Field<S, A> a, Field<S, B> b, Field<S, C> c) {
        return new Fields<>(
                List.of(a, b, c), values -> Reading.good(make.of(values.of(a), values.of(b), values.of(c))));
    }

    /// Returns the fields of a record with four components.
    public static <S, A, B, C, D> Fields<S> of(
            Of4<A, B, C, D, S> make, Field<S, A> a, Field<S, B> b, Field<S, C> c, Field<S, D> d) {
        return new Fields<>(
                List.of(a, b, c, d),
                values -> Reading.good(make.of(values.of(a), values.of(b), values.of(c), values.of(d))));
    }

    /// Returns the fields of a mutable whole. Each value is put into it, in this order.
    ///
    /// @param empty makes the whole without any values
    public static <S> Fields<S> filling(Supplier<S> empty, List<Field<S, ?>> all) {
        return new Fields<>(all, values -> {
            var whole = empty.get();
            all.forEach(field -> field.put(values, whole));
            return Reading.good(whole);
        });
    }

    /// Returns the same fields of a larger whole that contains this one or is made from it.
    ///
    /// @param whole returns the part that is written
    /// @param make makes the larger whole from this one, or returns the problems
    public <R> Fields<R> within(Function<R, S> whole, Function<S, Reading<R>> make) {
        return new Fields<>(
                all.stream().<Field<R, ?>>map(field -> field.within(whole)).toList(),
                values -> this.make.apply(values).then(make));
    }

    /// Makes a whole from three values.
    @FunctionalInterface
    public interface Of3<A, B, C, S> {
        S of(A a, B b, C c);
    }

    /// Makes a whole from four values.
    @FunctionalInterface
    public interface Of4<A, B, C, D, S> {
        S of(A a, B b, C c, D d);
    }

    /// The text of a field in a text that is read.
    ///
    /// @param line counted from 1; 0 where lines do not matter
    /// @param name in lower case
    record Entry(int line, String name, String text) {
        /// @param between what stands between a name and its text
        String write(String between) {
            return text.isEmpty() ? name : name + between + text;
        }
    }

    /// Returns the form with the values one after the other, without their names. The last fields may be left
    /// out if they have a value for that case.
    ///
    /// @param separator what is written between them; spaces round it do not matter
    public Form<S> inOrder(String separator) {
        var example = all.stream()
                .filter(field -> !field.mayBeMissing())
                .map(field ->
                        field.example(" ").substring(field.name().length()).strip())
                .collect(Collectors.joining(separator));
        return Form.<S>of(
                        example,
                        whole -> all.stream()
                                .flatMap(field -> field.write(whole).stream()
                                        .map(written -> field.isFlag() ? field.name() : written))
                                .collect(Collectors.joining(separator)),
                        text -> {
                            var parts = parts(text, separator);
                            if (parts.size() > all.size()
                                    || all.stream().skip(parts.size()).anyMatch(field -> !field.mayBeMissing())) {
                                return Reading.bad(text, new FieldFault.WrongNumberOfWords(example));
                            }
                            return read(entriesInOrder(parts), " ");
                        })
                .split(
                        text -> {
                            var parts = parts(text, separator);
                            return parts.size() > all.size()
                                    ? new FieldContent.Text(text)
                                    : apart(entriesInOrder(parts));
                        },
                        content -> content instanceof FieldContent.Named parts
                                ? all.stream()
                                        .flatMap(field -> together(inPlace(parts, field)).stream()
                                                .map(entry -> field.isFlag() ? field.name() : entry.text()))
                                        .filter(text -> !text.isEmpty())
                                        .collect(Collectors.joining(separator))
                                : content.plain());
    }

    /// Returns the part of this field alone. A needed part that a change has removed is nothing to its form.
    private static FieldContent.Named inPlace(FieldContent.Named parts, Field<?, ?> field) {
        return new FieldContent.Named(
                parts.parts().containsKey(field.name()) || !field.mayBeMissing()
                        ? Map.of(field.name(), parts.part(field.name()))
                        : Map.of());
    }

    private List<Entry> entriesInOrder(List<String> texts) {
        var entries = new ArrayList<Entry>();
        for (int i = 0; i < texts.size(); i++) {
            var field = all.get(i);
            boolean isSet = field.isFlag() && field.name().equalsIgnoreCase(texts.get(i));
            entries.add(new Entry(0, lower(field.name()), isSet ? "" : texts.get(i)));
        }
        return entries;
    }

    /// Returns the form with each value behind its name, in any order.
    ///
    /// @param separator what is written between them; spaces round it do not matter
    public Form<S> byName(String separator) {
        return Form.<S>of(
                        example(separator),
                        whole -> write(whole, " ", separator),
                        text -> read(entries(text, separator), " "))
                .split(
                        text -> apart(entries(text, separator)),
                        content -> content instanceof FieldContent.Named parts
                                ? together(parts).stream()
                                        .map(entry -> entry.write(" "))
                                        .collect(Collectors.joining(separator))
                                : content.plain());
    }

    private String example(String separator) {
        var needed = all.stream().filter(field -> !field.mayBeMissing()).toList();
        return (needed.isEmpty() ? all : needed)
                .stream().map(field -> field.example(" ")).collect(Collectors.joining(separator));
    }

    static List<String> parts(String text, String separator) {
        var parts = separator.isBlank() ? text.strip().split("\\s+") : text.split(separator.strip(), -1);
        return Arrays.stream(parts)
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static List<Entry> entries(String text, String separator) {
        return parts(text, separator).stream().map(Fields::entry).toList();
    }

    private static Entry entry(String part) {
        var words = part.split("\\s+", 2);
        return new Entry(0, lower(words[0]), words.length > 1 ? words[1] : "");
    }

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /// Writes every field that is not left out.
    ///
    /// @param between what stands between a name and its text
    /// @param separator what stands between two fields
    String write(S whole, String between, String separator) {
        return all.stream()
                .flatMap(field ->
                        field.write(whole).stream().map(text -> new Entry(0, field.name(), text).write(between)))
                .collect(Collectors.joining(separator));
    }

    /// Takes entries apart as the fields with their names do. An entry without such a field is one piece.
    FieldContent.Named apart(List<Entry> entries) {
        var texts = new LinkedHashMap<String, List<String>>();
        entries.forEach(entry ->
                texts.computeIfAbsent(entry.name(), _ -> new ArrayList<>()).add(entry.text()));
        var parts = new LinkedHashMap<String, FieldContent>();
        texts.forEach((name, own) -> field(name)
                .ifPresentOrElse(
                        field -> parts.put(field.name(), field.apart(own)),
                        () -> parts.put(name, new FieldContent.Text(own.getFirst()))));
        return new FieldContent.Named(parts);
    }

    /// Puts entries together again, in the order of their parts.
    List<Entry> together(FieldContent.Named parts) {
        return parts.parts().entrySet().stream()
                .flatMap(part -> field(part.getKey())
                        .map(field -> field.together(part.getValue()).stream())
                        .orElseGet(() -> Stream.of(part.getValue().plain()))
                        .map(text -> new Entry(0, part.getKey(), text)))
                .toList();
    }

    private Optional<Field<S, ?>> field(String name) {
        return all.stream().filter(field -> field.name().equalsIgnoreCase(name)).findFirst();
    }

    /// Reads all fields, and reports each problem at its line.
    Reading<S> read(List<Entry> entries, String between) {
        var problems = new ProblemCollector();
        var values = new Values();
        all.forEach(field -> read(field, entries, between, values, problems));
        var names = all.stream().map(field -> lower(field.name())).toList();
        entries.stream()
                .filter(entry -> !names.contains(entry.name()))
                .limit(Reading.MOST_PROBLEMS)
                .forEach(entry -> problems.add(new Reading.Problem(
                        entry.line(),
                        entry.name(),
                        new FieldFault.NoSuchField(all.stream().map(Field::name).collect(Collectors.joining(", "))))));
        return problems.isEmpty() ? make.apply(values) : new Reading.Bad<>(problems.byLine());
    }

    private static <S, T> void read(
            Field<S, T> field, List<Entry> entries, String between, Values values, ProblemCollector problems) {
        var own = entries.stream()
                .filter(entry -> entry.name().equals(lower(field.name())))
                .toList();
        switch (field.read(own.stream().map(Entry::text).toList(), between)) {
            case Reading.Good<Optional<T>>(Optional<T> value) -> value.ifPresent(known -> values.put(field, known));
            case Reading.Bad<Optional<T>>(List<Reading.Problem> wrong) ->
                wrong.forEach(problem -> problems.add(
                        own.isEmpty() ? problem : problem.at(own.getLast().line())));
        }
    }
}
