package parterre.engine.text;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Reading;

/// The text form of a sealed family: a word that tells the variant, then the variant's own text.
///
/// @param <S> the family
public final class Variants<S> implements Form<S> {
    private final String separator;
    private final List<Variant<S, ? extends S>> all;

    private Variants(String separator, List<Variant<S, ? extends S>> all) {
        this.separator = separator;
        this.all = all;
    }

    /// Returns the family without any variant.
    ///
    /// @param separator the text behind the word; spaces round it do not matter
    public static <S> Variants<S> separatedBy(String separator) {
        return new Variants<>(separator, List.of());
    }

    /// Returns the family with one more variant.
    ///
    /// @param word the word in front
    /// @param form the form of the text that follows
    public <V extends S> Variants<S> with(String word, Class<V> type, Form<V> form) {
        return new Variants<>(
                separator,
                Stream.concat(all.stream(), Stream.of(new Variant<S, V>(word, type, form)))
                        .toList());
    }

    private record Variant<S, V extends S>(String word, Class<V> type, Form<V> form) {
        private String write(S value, String separator) {
            return with(form.write(type.cast(value)), separator);
        }

        private String with(String text, String separator) {
            return text.isEmpty() ? word : word + separator + text;
        }

        private Reading<S> read(String text) {
            return form.read(text).map(value -> value);
        }
    }

    @Override
    public String example() {
        return all.stream()
                .map(variant -> variant.with(variant.form().example(), separator))
                .collect(Collectors.joining("' or '"));
    }

    @Override
    public String write(S value) {
        return all.stream()
                .filter(variant -> variant.type().isInstance(value))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(value + " has no word"))
                .write(value, separator);
    }

    @Override
    public Reading<S> read(String text) {
        var parts = text.strip().split(separator.isBlank() ? "\\s+" : "\\s*" + separator.strip() + "\\s*", 2);
        return all.stream()
                .filter(variant -> variant.word().equalsIgnoreCase(parts[0]))
                .findFirst()
                .map(variant -> variant.read(parts.length > 1 ? parts[1] : ""))
                .orElseGet(() -> Reading.bad(
                        "",
                        new FieldFault.NotSuchAWord(
                                text, all.stream().map(Variant::word).collect(Collectors.joining(", ")))));
    }
}
