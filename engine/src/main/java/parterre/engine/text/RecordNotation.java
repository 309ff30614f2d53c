package parterre.engine.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import parterre.engine.Move;
import parterre.engine.Notation;
import parterre.engine.Reading;

/// The ready-made notation of moves that are records of plain values: the [declared name][Stored] of the record, then
/// its components. `@Stored("dark-plant") record DarkPlant(@Stored("seat") Seat seat)` is written `dark-plant P2`.
///
/// Components are whole numbers, truths (`yes`, `no`), enums that are [Worded][parterre.engine.Worded], seats,
/// optionals of these (`-` if empty), and lists of them (`red,blue`, or `-` if empty). The constructor of a record
/// refuses impossible values by an
/// [IllegalArgumentException]. The example of each kind of move has the same name: the words are
/// `example.dark-plant` in the catalogue.
///
/// @param <M> the game's moves
public final class RecordNotation<M extends Move> implements Notation<M> {
    /// The notation of each family, made once.
    private static final ClassValue<RecordNotation<?>> NOTATIONS = new ClassValue<>() {
        @Override
        protected RecordNotation<?> computeValue(Class<?> family) {
            return made(family.asSubclass(Move.class));
        }
    };

    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Map<String, Form<M>> forms = new LinkedHashMap<>();

    private RecordNotation() {}

    /// Returns the notation of a sealed family of records.
    ///
    /// @throws IllegalArgumentException naming what has no declared name, or no ready-made form
    @SuppressWarnings("unchecked") // the notation of this family
    public static <M extends Move> RecordNotation<M> of(Class<M> family) {
        return (RecordNotation<M>) NOTATIONS.get(family);
    }

    private static <M extends Move> RecordNotation<M> made(Class<M> family) {
        var notation = new RecordNotation<M>();
        notation.add(family);
        return notation;
    }

    private void add(Class<? extends M> type) {
        if (type.isRecord()) {
            addRecord(type);
        } else if (type.isSealed()) {
            for (var member : type.getPermittedSubclasses()) {
                add(member.asSubclass(type));
            }
        } else {
            throw new IllegalArgumentException(type + " is neither a record nor a sealed family of records");
        }
    }

    private <R extends M> void addRecord(Class<R> type) {
        var parts = new RecordParts<>(type);
        var fields = parts.fields(PlainForms::ofMove);
        Form<R> form =
                fields.all().isEmpty() ? Forms.constant(parts.make(List.of()).orThrow()) : fields.inOrder(" ");
        names.put(type, parts.name());
        forms.put(parts.name(), form.map(move -> move, type::cast));
    }

    @Override
    public String write(M move) {
        var name = Objects.requireNonNull(names.get(move.getClass()));
        return (name + " " + form(name).write(move)).strip();
    }

    private Form<M> form(String name) {
        return Objects.requireNonNull(forms.get(name));
    }

    @Override
    public Reading<M> read(String text) {
        var words = text.strip().split("\\s+", 2);
        var name = words[0].toLowerCase(Locale.ROOT);
        return forms.containsKey(name)
                ? form(name).read(words.length > 1 ? words[1] : "")
                : Reading.bad("move", new FieldFault.NotSuchAWord(words[0], String.join(", ", forms.keySet())));
    }

    /// Returns an example of each record. A record that refuses the simplest values has none.
    @Override
    public List<Example> examples() {
        var examples = new ArrayList<Example>();
        forms.forEach((name, form) -> {
            if (read(name + " " + form.example()) instanceof Reading.Good<M>(M move)) {
                examples.add(example(name, move));
            }
        });
        return List.copyOf(examples);
    }
}
