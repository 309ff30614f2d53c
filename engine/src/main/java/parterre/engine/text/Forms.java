package parterre.engine.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Worded;

/// The forms of plain values: numbers, words, seats, lists.
public final class Forms {
    /// Stands for an empty list.
    public static final String NONE = "-";

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,7}");
    private static final Pattern COUNTED =
            Pattern.compile("(?<first>[0-9]+) (?<after>[^\\s0-9]+)|(?<name>[^\\s0-9]+) ?(?<count>[0-9]+)");
    private static final Form<String> WORD = Form.of("word", word -> word, Reading::good);

    private Forms() {}

    /// Returns the form of whole numbers within these limits.
    public static Form<Integer> number(int least, int most) {
        return Form.of(
                Integer.toString(least),
                String::valueOf,
                text -> NUMBER.matcher(text).matches()
                                && Integer.parseInt(text) >= least
                                && Integer.parseInt(text) <= most
                        ? Reading.good(Integer.parseInt(text))
                        : Reading.bad("", new FieldFault.NotSuchANumber(text, least, most)));
    }

    /// Returns the form of values that each have one word. Case does not matter.
    public static <T> Form<T> word(Collection<T> values, Function<T, String> word) {
        var words = values.stream().map(word).toList();
        return Form.of(
                words.getFirst(),
                word,
                text -> values.stream()
                        .filter(value -> word.apply(value).equalsIgnoreCase(text))
                        .findFirst()
                        .map(Reading::good)
                        .orElseGet(() -> Reading.bad("", new FieldFault.NotSuchAWord(text, String.join(", ", words)))));
    }

    /// Returns the form of values by their words. Case does not matter.
    public static <T extends Worded> Form<T> word(Collection<T> values) {
        return word(values, Worded::word);
    }

    /// Returns the form of the seats of a table.
    public static Form<Seat> seat(int seats) {
        return Form.of(
                Seat.of(0).toString(),
                Seat::toString,
                text -> Seat.read(text.toUpperCase(Locale.ROOT))
                        .then(seat -> seat.index() < seats ? Reading.good(seat) : notHere(text, seats)));
    }

    static <T> Reading<T> notHere(String seat, int seats) {
        return Reading.bad(seat, new FieldFault.SeatNotHere(Seat.of(0), Seat.of(seats - 1)));
    }

    /// Returns the form of lists of one-word values, with spaces between them; `-` or nothing for an empty list.
    public static <T> Form<List<T>> list(Form<T> form) {
        return list(form, " ");
    }

    /// Returns the form of lists of values; `-` or nothing for an empty list.
    ///
    /// @param separator what is written between them; spaces round it do not matter
    public static <T> Form<List<T>> list(Form<T> form, String separator) {
        return Form.<List<T>>of(
                        form.example(),
                        values -> values.isEmpty()
                                ? NONE
                                : values.stream().map(form::write).collect(Collectors.joining(separator)),
                        text -> all(form, text.strip().equals(NONE) ? List.of() : Fields.parts(text, separator)))
                .split(
                        text -> new FieldContent.Items(
                                text.equals(NONE)
                                        ? List.of()
                                        : Fields.parts(text, separator).stream()
                                                .map(form::apart)
                                                .toList()),
                        content -> joined(content, form, NONE, separator));
    }

    private static String joined(FieldContent content, Form<?> form, String none, String separator) {
        return content instanceof FieldContent.Items(var items)
                ? items.isEmpty() ? none : items.stream().map(form::together).collect(Collectors.joining(separator))
                : content.plain();
    }

    /// Returns the same form, whose texts are taken apart into words.
    ///
    /// @param none what it writes for no words
    public static <T> Form<T> ofWords(Form<T> form, String none) {
        return form.split(
                text -> FieldContent.words(text.equals(none) ? List.of() : Fields.parts(text, " ")),
                content -> joined(content, WORD, none, " "));
    }

    /// Returns the same form, whose texts are taken apart into counts by name, such as `water 2 time 1` or `D4 F2`.
    ///
    /// @param none what it writes for no counts
    /// @param written writes a name and its count
    public static <T> Form<T> ofCounts(Form<T> form, String none, BinaryOperator<String> written) {
        return ofCounts(form, none, UnaryOperator.identity(), written);
    }

    /// Returns the same form, whose texts are taken apart into counts by name.
    ///
    /// @param none what it writes for no counts
    /// @param named returns the name for what a text has, such as a letter
    /// @param written writes a name and its count
    public static <T> Form<T> ofCounts(
            Form<T> form, String none, UnaryOperator<String> named, BinaryOperator<String> written) {
        return form.split(text -> counts(text, named), content -> {
            if (!(content instanceof FieldContent.Named(var parts))) {
                return content.plain();
            }
            var counts = parts.entrySet().stream()
                    .filter(part -> !part.getValue().plain().equals("0"))
                    .map(part -> written.apply(part.getKey(), part.getValue().plain()))
                    .collect(Collectors.joining(" "));
            return counts.isEmpty() ? none : counts;
        });
    }

    private static FieldContent counts(String text, UnaryOperator<String> named) {
        var counts = new LinkedHashMap<String, FieldContent>();
        COUNTED.matcher(text).results().forEach(count -> {
            boolean isFirst = count.group("first") != null;
            counts.put(
                    named.apply(count.group(isFirst ? "after" : "name")),
                    new FieldContent.Text(count.group(isFirst ? "first" : "count")));
        });
        return new FieldContent.Named(counts);
    }

    /// Returns the form of a value that stands behind this word.
    public static <T> Form<T> after(String word, Form<T> form) {
        var front = word + " ";
        return Form.<T>of(
                        front + form.example(),
                        value -> front + form.write(value),
                        text -> text.toLowerCase(Locale.ROOT).startsWith(front)
                                ? form.read(text.substring(front.length()).strip())
                                : Reading.bad(text, new FieldFault.BeginsOtherwise(word, front + form.example())))
                .split(
                        text -> form.apart(text.startsWith(front) ? text.substring(front.length()) : text),
                        content -> front + form.together(content));
    }

    /// Returns the form of a value whose text is always empty.
    public static <T> Form<T> constant(T value) {
        return Form.of(
                "",
                _ -> "",
                text -> text.isEmpty() ? Reading.good(value) : Reading.bad(text, new FieldFault.Needless()));
    }

    /// Returns the words of a list; an empty list for `-`.
    public static List<String> words(String text) {
        return text.isBlank() || text.strip().equals(NONE)
                ? List.of()
                : List.of(text.strip().split("\\s+"));
    }

    /// Reads all of these texts. Returns the problems of each if any is wrong.
    static <T> Reading<List<T>> all(Form<T> form, List<String> texts) {
        var values = new ArrayList<T>();
        var problems = new ProblemCollector();
        for (var text : texts) {
            switch (form.read(text)) {
                case Reading.Good<T>(T value) -> values.add(value);
                case Reading.Bad<T>(List<Reading.Problem> wrong) -> problems.addAll(wrong);
            }
        }
        return problems.isEmpty() ? Reading.good(List.copyOf(values)) : new Reading.Bad<>(problems.found());
    }
}
