package parterre.catalogue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Worded;

/// A card file: one JSON object. Its field `unmarked` says where those facts come from that no card's `marks` name.
public final class CardFile {
    private final String name;
    private final ProblemCollector problems = new ProblemCollector();
    private final Set<String> ids = new TreeSet<>();
    private final List<Difference> changes;
    private final Optional<CardFile> own;
    /// The claims of the file, by the path of an object and by fact.
    private final Map<String, Map<String, Provenance>> claims = new HashMap<>();

    private Provenance unmarked = Provenance.RECONSTRUCTED;

    /// @param changes what is not as in the game's own file
    /// @param own the game's own file, read; empty if this is it
    private CardFile(String name, List<Difference> changes, Optional<CardFile> own) {
        this.name = name;
        this.changes = changes;
        this.own = own;
    }

    /// Reads a file that is played with in place of the game's own. A value that is the game's own has the mark of the
    /// game's own file. Other values are marked as changed or as their author's, whatever this file claims.
    ///
    /// @param option whose standard is the game's own file
    /// @param reader asks the file's object for what it needs; what it makes of a file with problems is thrown away
    /// @return what the reader made, or the problems that it and the items met, in the order of the file
    public static <T> Reading<T> read(Attachment file, Option.File option, Function<Item, T> reader) {
        var own = new CardFile(option.standard().name(), List.of(), Optional.empty());
        own.fill(option.standard(), reader);
        return new CardFile(file.name(), Difference.from(option, file), Optional.of(own)).fill(file, reader);
    }

    /// Reads a file, and takes its word for where its facts come from.
    ///
    /// @param reader asks the file's object for what it needs; what it makes of a file with problems is thrown away
    /// @return what the reader made, or the problems that it and the items met, in the order of the file
    public static <T> Reading<T> read(Attachment file, Function<Item, T> reader) {
        return new CardFile(file.name(), List.of(), Optional.empty()).fill(file, reader);
    }

    private <T> Reading<T> fill(Attachment file, Function<Item, T> reader) {
        return NodeReader.read(file).then(node -> {
            if (!(node instanceof Node.Fields fields)) {
                return Reading.bad(name, new CardFileFault.NotAnObject());
            }
            var root = new Item(this, "", fields);
            unmarked = root.has("unmarked")
                    ? root.oneOf("unmarked", Provenance::of, words(), Provenance.RECONSTRUCTED)
                    : Provenance.RECONSTRUCTED;
            var made = reader.apply(root);
            return problems.isEmpty() ? Reading.good(made) : new Reading.Bad<>(problems.byLine());
        });
    }

    static String words() {
        return Worded.joined(Provenance.claims());
    }

    Provenance unmarked() {
        return unmarked;
    }

    /// Returns where a fact comes from.
    ///
    /// @param path of the object that it belongs to
    /// @param claim what the file says of it
    /// @param changed whether a difference from the game's own file is one of this fact
    Provenance origin(String path, String fact, Provenance claim, Predicate<Difference> changed) {
        claims.computeIfAbsent(path, _ -> new HashMap<>()).put(fact, claim);
        var card = path.split("\\.", 2)[0];
        if (changes.stream().anyMatch(change -> change.adds(card))) {
            return Provenance.AUTHORED;
        }
        return changes.stream().anyMatch(changed)
                ? Provenance.CHANGED
                : own.flatMap(file -> Optional.ofNullable(
                                file.claims.getOrDefault(path, Map.of()).get(fact)))
                        .orElse(claim);
    }

    /// Takes an id, which no other item of the file may have.
    void take(String id, Item item) {
        if (!ids.add(id)) {
            item.wrong("id", new CardFileFault.IdTaken());
        }
    }

    void problem(int line, String where, Reason fault) {
        problems.add(new Reading.Problem(line, name + (where.isEmpty() ? "" : ": " + where), fault));
    }
}
