package parterre.gnomes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.catalogue.CardFile;
import parterre.catalogue.Item;
import parterre.engine.Attachment;
import parterre.engine.Reading;

/// Reads a card file. README.md describes its content. GG-9.6
final class CardReader {
    private static final int MOST_HOURS = 9;
    private static final int MOST_BLISS = 60;

    /// The most icons of one gnome, or of one half's need for a task. So the icons of all gnomes together can
    /// be counted.
    private static final int MOST_ICONS = 10;

    /// Matches a list of plain values, and its field's name if it is right before it.
    private static final Pattern LIST = Pattern.compile("(\"\\w+\"\\s*:\\s*)?\\[([^\\[\\]{}]+)]");

    private CardReader() {}

    /// Returns the cards of a file, or all its problems: wrong fields, and cards that do not fit together.
    static Reading<Cards> read(Attachment file) {
        return CardFile.read(file, GnomeTerms.CARDS, CardReader::box).then(box -> {
            var problems = CardChecks.problems(file.name(), box.gnomes(), box.tasks(), box.lines());
            return problems.isEmpty()
                    ? Reading.good(new Cards(box.gnomes(), box.tasks()))
                    : new Reading.Bad<>(problems);
        });
    }

    /// Returns the file in one canonical form. It has the letters of the cards instead of words, sorted lists
    /// where order has no meaning, and no fields that are always the same. GG-9.6
    static Attachment lettered(Attachment file) {
        var ordered = LIST.matcher(file.content()).replaceAll(list -> Matcher.quoteReplacement(ordered(list)));
        return new Attachment(
                file.name(),
                ordered.replaceAll("\"animals\"(?=\\s*:)", "\"A\"")
                        .replaceAll("\"hand\"(?=\\s*:)", "\"H\"")
                        .replaceAll(",\\s*\"minusAnimals\"\\s*:\\s*true|\"minusAnimals\"\\s*:\\s*true\\s*,?", ""));
    }

    /// Sorts a list if its order has no meaning: icons, and the tasks that the automa does. Bliss and milk are
    /// by task.
    private static String ordered(MatchResult list) {
        var values = Arrays.stream(list.group(2).split(",")).map(String::strip).toList();
        var name = Optional.ofNullable(list.group(1)).orElse("");
        return name.startsWith("\"tasks\"") || values.stream().allMatch(value -> value.startsWith("\""))
                ? values.stream().sorted().collect(Collectors.joining(", ", name + "[", "]"))
                : list.group();
    }

    /// The content of a file before its checks.
    ///
    /// @param lines on which the halves of the task cards begin, by names such as `t1.right`
    private record Contents(List<Gnome> gnomes, List<TaskCard> tasks, Map<String, Integer> lines) {}

    private static Contents box(Item file) {
        var gnomes = file.items("gnomes", Gnomes.COUNT);
        var tasks = file.items("tasks", Cards.TASK_CARDS);
        file.nothingElse();
        var lines = new HashMap<String, Integer>();
        return new Contents(
                IntStream.range(0, gnomes.size())
                        .mapToObj(place -> gnome(gnomes.get(place), place))
                        .toList(),
                IntStream.range(0, tasks.size())
                        .mapToObj(place -> task(tasks.get(place), place, lines))
                        .toList(),
                lines);
    }

    /// Checks an id. Cards are named by their places in the file, so that records look the same for any card
    /// file.
    private static String id(Item card, String right) {
        if (!card.id().equals(right)) {
            card.wrong("id", new GnomeFault.WrongCardId(right));
        }
        return right;
    }

    private static Gnome gnome(Item card, int place) {
        var icons = card.listOf("icons", Expertise::of, Expertise.words());
        if (card.isEmpty("icons")) {
            card.wrong("icons", new GnomeFault.NoIcons(Expertise.words()));
        }
        checkFew(card, "icons", icons);
        var gnome = new Gnome(
                id(card, Names.gnome(place)),
                card.text("name"),
                Icons.of(icons),
                card.number("prep", 0, MOST_HOURS),
                card.number("charisma", 0, MOST_BLISS),
                card.marks(Gnome.FACTS));
        card.nothingElse();
        return gnome;
    }

    private static void checkFew(Item card, String field, List<Expertise> icons) {
        if (icons.size() > MOST_ICONS) {
            card.wrong(field, new GnomeFault.TooManyIcons(icons.size(), MOST_ICONS));
        }
    }

    private static TaskCard task(Item card, int place, Map<String, Integer> lines) {
        var id = id(card, Names.task(place));
        var left = card.item("left");
        var right = card.item("right");
        lines.put(id + ".left", left.line());
        lines.put(id + ".right", right.line());
        var task = new TaskCard(id, half(left), half(right));
        card.nothingElse();
        return task;
    }

    private static Half half(Item half) {
        var needs = new ArrayList<Icons>();
        for (var need : half.listsOf("need", Tasks.COUNT, Expertise::of, Expertise.words())) {
            checkFew(half, "need", need);
            needs.add(Icons.of(need));
        }
        var animal = half.has("animal")
                ? Optional.of(half.oneOf("animal", Animal::of, Animal.words(), Animal.COW))
                : Optional.<Animal>empty();
        var read = new Half(
                needs,
                half.numbers("bliss", Tasks.COUNT - 1, 0, MOST_BLISS),
                half.flags("milk", Tasks.COUNT - 1),
                animal,
                orders(half.item("automa")),
                half.marks(Half.FACTS));
        half.nothingElse();
        return read;
    }

    private static Half.Orders orders(Item automa) {
        if (automa.has("minusAnimals") && !automa.flag("minusAnimals")) {
            automa.wrong("minusAnimals", new GnomeFault.AnimalsMustCount());
        }
        var orders = new Half.Orders(
                automa.has("prep") ? Optional.of(automa.number("prep", 0, MOST_BLISS)) : Optional.empty(),
                automa.has("score") ? Optional.of(score(automa.item("score"))) : Optional.empty(),
                Tasks.of(automa.someNumbers("tasks", 1, Tasks.COUNT)),
                automa.has("pass") ? Optional.of(automa.number("pass", 1, Gnomes.COUNT)) : Optional.empty());
        automa.nothingElse();
        return orders;
    }

    private static Half.Score score(Item score) {
        var read = new Half.Score(
                score.numberOr("base", 0, MOST_BLISS, 0), either(score, "A", "animals"), either(score, "H", "hand"));
        score.nothingElse();
        return read;
    }

    /// Reads a flag that is written as the letter on the cards or as a word.
    private static boolean either(Item score, String letter, String word) {
        if (score.has(letter) && score.has(word)) {
            score.wrong(word, new GnomeFault.SameAsLetter(letter));
        }
        return score.flag(letter) || score.flag(word);
    }
}
