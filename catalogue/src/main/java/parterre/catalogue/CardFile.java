package parterre.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import parterre.engine.Attachment;
import parterre.engine.Reading;

/// A card file: one JSON object. Its field `unmarked` says where those facts come from that no card's `marks` name.
public final class CardFile {
    private final String name;
    private final List<Reading.Problem> problems = new ArrayList<>();
    private final Set<String> ids = new TreeSet<>();
    private Provenance unmarked = Provenance.RECONSTRUCTED;

    private CardFile(String name) {
        this.name = name;
    }

    /// Reads a file.
    ///
    /// @param reader asks the file's object for what it needs; what it makes of a file with problems is thrown away
    /// @return what the reader made, or every problem that it and the items met, in the order of the file
    public static <T> Reading<T> read(Attachment file, Function<Item, T> reader) {
        return NodeReader.read(file).then(node -> {
            if (!(node instanceof Node.Fields fields)) {
                return Reading.bad(file.name(), "is no object", "begin with { and end with }");
            }
            var cards = new CardFile(file.name());
            var root = new Item(cards, "", fields);
            cards.unmarked = root.has("unmarked")
                    ? root.oneOf("unmarked", Provenance::of, words(), Provenance.RECONSTRUCTED)
                    : Provenance.RECONSTRUCTED;
            var made = reader.apply(root);
            cards.problems.sort(Comparator.comparingInt(Reading.Problem::line));
            return cards.problems.isEmpty() ? Reading.good(made) : new Reading.Bad<>(cards.problems);
        });
    }

    static String words() {
        return String.join(
                ", ",
                java.util.Arrays.stream(Provenance.values())
                        .map(Provenance::word)
                        .toList());
    }

    Provenance unmarked() {
        return unmarked;
    }

    /// Takes an id, which no other item of the file may have.
    void take(String id, Item item) {
        if (!ids.add(id)) {
            item.wrong("id", "is the id of another card, too", "give every card an id of its own");
        }
    }

    void problem(int line, String where, String says, String remedy) {
        problems.add(new Reading.Problem(line, name + (where.isEmpty() ? "" : ": " + where), says, remedy));
    }
}
