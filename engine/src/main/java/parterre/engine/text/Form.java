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

    /// Returns the same texts as the form of another value.
    default <R> Form<R> map(Function<T, R> there, Function<R, T> back) {
        return of(
                example(), value -> write(back.apply(value)), text -> read(text).map(there));
    }
}
