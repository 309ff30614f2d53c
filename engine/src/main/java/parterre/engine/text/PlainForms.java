package parterre.engine.text;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Worded;

/// The ready-made text forms of plain values. These are whole numbers, truths (`yes`, `no`), enums that are [Worded],
/// and seats. Optionals of these and lists of them have one, too (`-` if empty), and in positions also records of such
/// words.
final class PlainForms {
    private static final int LARGEST = 9_999_999;
    private static final String COMMA = ",";

    private PlainForms() {}

    /// Returns the form of a component of a move: a word, or a list of words without spaces.
    static Form<Object> ofMove(RecordComponent component) {
        var type = component.getGenericType();
        return element(type).map(item -> listed(word(item, component))).orElseGet(() -> word(type, component));
    }

    /// Returns the form of a component of a position. Beside those of a move it may be a record of words, or a
    /// list of such records.
    static Form<Object> ofPosition(RecordComponent component) {
        var type = component.getGenericType();
        return element(type).map(item -> listed(words(item, component))).orElseGet(() -> words(type, component));
    }

    private static Form<Object> words(Type type, RecordComponent component) {
        return type instanceof Class<?> plain && plain.isRecord() && plain != Seat.class
                ? wide(new RecordParts<>(plain)
                        .fields(part -> word(part.getGenericType(), part))
                        .inOrder(" "))
                : word(type, component);
    }

    private static Form<Object> word(Type type, RecordComponent component) {
        if (type == int.class || type == Integer.class) {
            var number = Forms.number(-LARGEST, LARGEST);
            return wide(Form.of("1", number::write, number::read));
        }
        if (type == boolean.class || type == Boolean.class) {
            return wide(Forms.word(List.of(true, false), truth -> truth ? "yes" : "no"));
        }
        if (type == Seat.class) {
            return wide(Forms.seat(Seat.MOST));
        }
        if (type instanceof Class<?> plain && plain.isEnum() && Worded.class.isAssignableFrom(plain)) {
            return wide(Forms.word(
                    Stream.of(plain.getEnumConstants()).map(Worded.class::cast).toList()));
        }
        if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
            return optional(word(generic.getActualTypeArguments()[0], component));
        }
        throw new IllegalArgumentException(RecordParts.describe(component) + " is a " + type.getTypeName()
                + ", which has no ready-made text form; write a form of your own");
    }

    private static Form<Object> optional(Form<Object> form) {
        return Form.of(
                form.example(),
                value -> ((Optional<?>) value).map(form::write).orElse(Forms.NONE),
                text -> text.equals(Forms.NONE)
                        ? Reading.good(Optional.empty())
                        : form.read(text).map(Optional::of));
    }

    private static Form<Object> listed(Form<Object> form) {
        return wide(Forms.list(form, COMMA));
    }

    private static Optional<Type> element(Type type) {
        return type instanceof ParameterizedType generic && generic.getRawType() == List.class
                ? Optional.of(generic.getActualTypeArguments()[0])
                : Optional.empty();
    }

    @SuppressWarnings("unchecked") // the component that is written has the type that the form was made for
    private static <T> Form<Object> wide(Form<T> form) {
        return form.map(value -> value, value -> (T) value);
    }
}
