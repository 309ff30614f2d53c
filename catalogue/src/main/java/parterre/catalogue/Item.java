package parterre.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import parterre.catalogue.CardFileFault.Found;
import parterre.catalogue.CardFileFault.Wanted;
import parterre.catalogue.CardFileFault.WrongValue;
import parterre.engine.Fault;
import parterre.engine.Lines;
import parterre.engine.NearestWords;
import parterre.engine.Reason;

/// One object of a card file. A field that is missing or wrong is read as a stand-in, and the file gets a problem.
public final class Item {
    private final CardFile file;
    private final String path;
    private final Node.Fields node;
    private final Set<String> asked = new TreeSet<>(Remarks.FIELDS);

    Item(CardFile file, String path, Node.Fields node) {
        this.file = file;
        this.path = path;
        this.node = node;
    }

    /// Returns the line on which the object begins, counted from 1.
    public int line() {
        return node.line();
    }

    /// Returns true if the field is there.
    public boolean has(String field) {
        asked.add(field);
        return node.byName().containsKey(field);
    }

    /// Returns the item's id: a lower case word with digits, like no other of the file.
    public String id() {
        var id = text("id");
        if (!Lines.isWord(id)) {
            wrong("id", new CardFileFault.NotAnId());
        } else {
            file.take(id, this);
        }
        return id;
    }

    /// Returns a name or another text to be shown: short, and nothing in it that cannot be seen.
    public String text(String field) {
        if (at(field) instanceof Node.Text(int _, String value)) {
            var fault = DisplayTexts.fault(value);
            if (fault.isPresent()) {
                wrong(field, fault.get());
                return "";
            }
        }
        return line(field);
    }

    /// Returns a text of one line that somebody else reads on.
    public String line(String field) {
        if (at(field) instanceof Node.Text(int _, String value) && Lines.isOneLine(value)) {
            return value;
        }
        wrong(field, new WrongValue(found(field), new CardFileFault.LineOfText()));
        return "";
    }

    /// Returns a whole number.
    public int number(String field, int least, int most) {
        if (at(field) instanceof Node.Digits(int _, String digits)) {
            var number = whole(digits, least, most);
            if (number.isPresent()) {
                return number.get();
            }
        }
        wrong(field, new WrongValue(found(field), new CardFileFault.WholeNumber(least, most)));
        return least;
    }

    /// Returns the same, or a default if the field is not there.
    public int numberOr(String field, int least, int most, int missing) {
        return has(field) ? number(field, least, most) : missing;
    }

    /// True, false, or false if the field is not there.
    public boolean flag(String field) {
        if (!has(field)) {
            return false;
        }
        if (at(field) instanceof Node.Truth(int _, Boolean value)) {
            return value;
        }
        wrong(field, new WrongValue(found(field), new CardFileFault.TrueOrFalse()));
        return false;
    }

    /// Returns a word that stands for something.
    ///
    /// @param words the words that do, for the message
    /// @param standIn what a wrong word is taken for until the problem is told
    public <T> T oneOf(String field, Function<String, Optional<T>> meaning, String words, T standIn) {
        if (at(field) instanceof Node.Text(int _, String word)) {
            var value = meaning.apply(word);
            if (value.isPresent()) {
                return value.get();
            }
        }
        wrong(
                field,
                new WrongValue(found(field), likely(at(field), words).orElse(new CardFileFault.OneOfWords(words))));
        return standIn;
    }

    /// Words out of which one is to be chosen; what says itself how to write stands as it is.
    private static Wanted anyOf(String words) {
        return words.matches("[\\w-]+(, [\\w-]+)*")
                ? new CardFileFault.OneOfWords(words)
                : new CardFileFault.WrittenSo(words);
    }

    /// Returns the word that was meant, and all of them; empty if none comes near.
    private static Optional<Wanted> likely(Node written, String words) {
        return NearestWords.to(written.words(), List.of(words.split(", "))).stream()
                .findFirst()
                .map(word -> new CardFileFault.LikelyWord(word, words));
    }

    /// Returns a list of words that stand for something; empty if the field is not there.
    public <T> List<T> listOf(String field, Function<String, Optional<T>> meaning, String words) {
        return has(field) ? wordsIn(field, at(field), meaning, words) : List.of();
    }

    /// Returns a list of such lists, one for each of `size` things; lists of nothing if the field is not there.
    public <T> List<List<T>> listsOf(String field, int size, Function<String, Optional<T>> meaning, String words) {
        var lists = new ArrayList<List<T>>();
        if (has(field)) {
            for (var entry : sized(field, size)) {
                lists.add(wordsIn(field + "[" + (lists.size() + 1) + "]", entry, meaning, words));
            }
        }
        while (lists.size() < size) {
            lists.add(List.of());
        }
        return lists;
    }

    /// Returns a list of `size` whole numbers; zeros if the field is not there.
    public List<Integer> numbers(String field, int size, int least, int most) {
        var numbers = new ArrayList<Integer>();
        if (has(field)) {
            for (var entry : sized(field, size)) {
                numbers.add(whole(field + "[" + (numbers.size() + 1) + "]", entry, least, most));
            }
        }
        while (numbers.size() < size) {
            numbers.add(0);
        }
        return numbers;
    }

    /// Returns a list of any number of different whole numbers; empty if the field is not there.
    public List<Integer> someNumbers(String field, int least, int most) {
        var numbers = new ArrayList<Integer>();
        if (has(field)) {
            for (var entry : elements(field)) {
                var where = field + "[" + (numbers.size() + 1) + "]";
                int number = whole(where, entry, least, most);
                // A text that is not such a number has only this problem.
                boolean isMeant = entry.words().equals(Integer.toString(number));
                if (isMeant && numbers.contains(number)) {
                    wrong(where, new Fault.NamedTwice());
                }
                numbers.add(number);
            }
        }
        return numbers;
    }

    /// Returns a list of `size` times true or false; all false if the field is not there.
    public List<Boolean> flags(String field, int size) {
        var flags = new ArrayList<Boolean>();
        if (has(field)) {
            for (var entry : sized(field, size)) {
                if (entry instanceof Node.Truth(int _, Boolean value)) {
                    flags.add(value);
                } else {
                    wrong(
                            field + "[" + (flags.size() + 1) + "]",
                            new WrongValue(new CardFileFault.ValueIs(entry.words()), new CardFileFault.TrueOrFalse()));
                    flags.add(false);
                }
            }
        }
        while (flags.size() < size) {
            flags.add(false);
        }
        return flags;
    }

    /// Returns the object in this field; one without fields if it is not there.
    public Item item(String field) {
        var within = path.isEmpty() ? field : path + "." + field;
        if (!has(field)) {
            return new Item(file, within, new Node.Fields(node.line(), Map.of()));
        }
        if (at(field) instanceof Node.Fields fields) {
            return new Item(file, within, fields);
        }
        wrong(field, new WrongValue(found(field), new CardFileFault.JsonObject()));
        return new Item(file, within, new Node.Fields(node.line(), Map.of()));
    }

    /// Returns the objects in this field's list.
    public List<Item> items(String field) {
        var items = new ArrayList<Item>();
        for (var entry : elements(field)) {
            int place = items.size() + 1;
            if (entry instanceof Node.Fields fields) {
                items.add(new Item(file, label(field, place, fields), fields));
            } else {
                wrong(
                        field + "[" + place + "]",
                        new WrongValue(new CardFileFault.ValueIs(entry.words()), new CardFileFault.JsonObject()));
            }
        }
        return items;
    }

    /// Returns the same, of which there are so many; those beyond them are left out.
    public List<Item> items(String field, int size) {
        var items = items(field);
        if (at(field) instanceof Node.Items && items.size() != size) {
            wrong(field, new CardFileFault.WrongNumberOfCards(items.size(), size));
        }
        return items.subList(0, Math.min(items.size(), size));
    }

    /// Returns true if the field is not there, or a list of nothing.
    public boolean isEmpty(String field) {
        return !has(field) || (at(field) instanceof Node.Items(int _, List<Node> all) && all.isEmpty());
    }

    /// For each of these facts where it comes from: what `marks` says of it, or the whole file, as long as the value is
    /// the game's own.
    ///
    /// @param facts names of fields here or in an object within
    public Map<String, Provenance> marks(List<String> facts) {
        return marks(facts, "", List.of());
    }

    /// Returns the same, where each word of a list is a fact, too.
    public Map<String, Provenance> marks(List<String> facts, String list, List<String> words) {
        var all = new ArrayList<>(facts);
        all.addAll(words);
        var marks = claims(all);
        marks.replaceAll((fact, claim) -> file.origin(
                path,
                fact,
                claim,
                facts.contains(fact)
                        ? change -> change.concerns(path, fact)
                        : change -> change.adds(path + "." + list, fact)));
        return marks;
    }

    private Map<String, Provenance> claims(List<String> facts) {
        var marks = new TreeMap<String, Provenance>();
        facts.forEach(fact -> marks.put(fact, file.unmarked()));
        if (!has("marks")) {
            return marks;
        }
        var marked = item("marks");
        for (var fact : marked.node.byName().keySet()) {
            if (marks.containsKey(fact)) {
                marks.put(fact, marked.oneOf(fact, Provenance::of, CardFile.words(), file.unmarked()));
            } else {
                marked.wrong(fact, new CardFileFault.NoSuchFact(facts));
            }
        }
        return marks;
    }

    /// Tells of every field that nobody has asked for.
    public void nothingElse() {
        for (var field : node.byName().keySet()) {
            if (!asked.contains(field)) {
                var nearest = NearestWords.to(field, asked);
                wrong(
                        field,
                        nearest.isEmpty()
                                ? new CardFileFault.UnknownField(List.copyOf(asked))
                                : new CardFileFault.MisspeltField(nearest.getFirst()));
            }
        }
    }

    /// Says that something is wrong with a field.
    public void wrong(String field, Reason fault) {
        var name = field.contains("[") ? field.substring(0, field.indexOf('[')) : field;
        var value = node.byName().get(name);
        file.problem(value == null ? node.line() : value.line(), path.isEmpty() ? field : path + "." + field, fault);
    }

    private Node at(String field) {
        asked.add(field);
        return node.byName().getOrDefault(field, new Node.Nothing(node.line()));
    }

    private Found found(String field) {
        if (!node.byName().containsKey(field)) {
            return new CardFileFault.MissingValue();
        }
        return at(field) instanceof Node.Text(int _, String text) && text.isBlank()
                ? new CardFileFault.BlankValue()
                : new CardFileFault.ValueIs(at(field).words());
    }

    private List<Node> elements(String field) {
        if (at(field) instanceof Node.Items(int _, List<Node> all)) {
            return all;
        }
        wrong(field, new WrongValue(found(field), new CardFileFault.JsonList()));
        return List.of();
    }

    private List<Node> sized(String field, int size) {
        var entries = elements(field);
        if (entries.size() == size) {
            return entries;
        }
        wrong(field, new CardFileFault.WrongNumberOfEntries(entries.size(), size));
        return entries.subList(0, Math.min(size, entries.size()));
    }

    private <T> List<T> wordsIn(String field, Node list, Function<String, Optional<T>> meaning, String words) {
        if (!(list instanceof Node.Items(int _, List<Node> all))) {
            wrong(field, new WrongValue(new CardFileFault.ValueIs(list.words()), new CardFileFault.JsonList()));
            return List.of();
        }
        var meant = new ArrayList<T>();
        for (var entry : all) {
            var value = entry instanceof Node.Text(int _, String word) ? meaning.apply(word) : Optional.<T>empty();
            if (value.isPresent()) {
                meant.add(value.get());
            } else {
                wrong(
                        field,
                        new WrongValue(
                                new CardFileFault.ListHas(entry.words()),
                                likely(entry, words).orElse(anyOf(words))));
            }
        }
        return meant;
    }

    private int whole(String field, Node entry, int least, int most) {
        var number = entry instanceof Node.Digits(int _, String digits)
                ? whole(digits, least, most)
                : Optional.<Integer>empty();
        if (number.isEmpty()) {
            wrong(
                    field,
                    new WrongValue(
                            new CardFileFault.ValueIs(entry.words()), new CardFileFault.WholeNumber(least, most)));
        }
        return number.orElse(least);
    }

    private static Optional<Integer> whole(String digits, int least, int most) {
        if (!digits.matches("-?[0-9]{1,9}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(digits);
        return number < least || number > most ? Optional.empty() : Optional.of(number);
    }

    private String label(String field, int place, Node.Fields fields) {
        var id = fields.byName().get("id");
        var name = id instanceof Node.Text(int _, String text) && Lines.isWord(text) ? text : field + "[" + place + "]";
        return path.isEmpty() ? name : path + "." + name;
    }
}
