package parterre.engine.text;

import java.util.function.Function;
import parterre.engine.Reading;
import parterre.engine.TextForm;

/// The text form of one value, with an example for people who make a mistake.
///
/// @param <T> the value
public interface Form<T> extends TextForm<T> {
    /// Returns a text that this form reads.
    String example();

    /// Returns the form with these two directions.
    ///
    /// @param example a text that `read` accepts
    static <T> Form<T> of(String example, Function<T, String> write, Function<String, Reading<T>> read) {
        return new Form<>() {
            @Override
            public String example() {
                return example;
            }

            @Override
            public String write(T value) {
                return write.apply(value);
            }

            @Override
            public Reading<T> read(String text) {
                return read.apply(text);
            }
        };
    }

    /// Takes a text that this form has written apart. By default it is one piece.
    default FieldContent apart(String text) {
        return new FieldContent.Text(text);
    }

    /// Puts a text together again. It may be a text that this form does not read.
    default String together(FieldContent content) {
        return content.plain();
    }

    /// Returns the same form, which takes its texts apart.
    ///
    /// @param split takes a text apart
    /// @param join puts a text together, also from content of another shape
    default Form<T> split(Function<String, FieldContent> split, Function<FieldContent, String> join) {
        return new SplitForm<>(this, split, join);
    }

    /// Returns the same texts as the form of another value.
    default <R> Form<R> map(Function<T, R> there, Function<R, T> back) {
        return Form.<R>of(
                        example(),
                        value -> write(back.apply(value)),
                        text -> read(text).map(there))
                .split(this::apart, this::together);
    }
}
