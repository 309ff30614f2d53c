package parterre.engine.text;

import java.util.function.Function;
import parterre.engine.Reading;

/// A form whose texts are taken apart.
///
/// @param form writes and reads the texts
record SplitForm<T>(Form<T> form, Function<String, FieldContent> split, Function<FieldContent, String> join)
        implements Form<T> {
    @Override
    public String example() {
        return form.example();
    }

    @Override
    public String write(T value) {
        return form.write(value);
    }

    @Override
    public Reading<T> read(String text) {
        return form.read(text);
    }

    @Override
    public FieldContent apart(String text) {
        return split.apply(text);
    }

    @Override
    public String together(FieldContent content) {
        return join.apply(content);
    }
}
