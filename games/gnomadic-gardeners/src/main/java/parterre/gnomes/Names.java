package parterre.gnomes;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import parterre.engine.Fault;
import parterre.engine.Reading;

/// The names of cards: gnomes are g01 to g12 and task cards t1 to t7, by their places in the card file. GG-D1
final class Names {
    /// Stands for no card.
    static final String NONE = "-";

    /// The place of a card that does not exist.
    static final int NO_PLACE = -1;

    private static final List<String> GNOMES = IntStream.rangeClosed(1, Gnomes.COUNT)
            .mapToObj(number -> String.format(Locale.ROOT, "g%02d", number))
            .toList();
    private static final List<String> TASKS = IntStream.rangeClosed(1, Cards.TASK_CARDS)
            .mapToObj(number -> "t" + number)
            .toList();
    private static final List<List<String>> SETS_OF_GNOMES = sets(GNOMES);
    private static final List<List<String>> SETS_OF_TASKS = sets(TASKS);

    private static final Map<String, Integer> GNOME_PLACES = places(GNOMES);
    private static final Map<String, Integer> TASK_PLACES = places(TASKS);

    private Names() {}

    private static Map<String, Integer> places(List<String> names) {
        var places = new HashMap<String, Integer>();
        for (var name : names) {
            places.put(name, places.size());
        }
        return places;
    }

    /// Returns all subsets by their bits, so that views share their lists.
    private static List<List<String>> sets(List<String> names) {
        return IntStream.range(0, 1 << names.size())
                .mapToObj(bits -> List.copyOf(IntStream.range(0, names.size())
                        .filter(place -> (bits >>> place & 1) != 0)
                        .mapToObj(names::get)
                        .toList()))
                .toList();
    }

    static String gnome(int place) {
        return GNOMES.get(place);
    }

    static String task(int place) {
        return place == Position.NO_CARD ? NONE : TASKS.get(place);
    }

    /// Returns each gnome's name, in the order of their places.
    static List<String> list(Gnomes gnomes) {
        return SETS_OF_GNOMES.get(gnomes.bits());
    }

    /// Returns each task card's name, in the order of their places.
    ///
    /// @param cards as bits
    static List<String> list(int cards) {
        return SETS_OF_TASKS.get(cards);
    }

    /// Gnomes in the order of their places: "g01 g05"; `-` for none.
    static String gnomes(Gnomes gnomes) {
        return gnomes.isEmpty() ? NONE : String.join(" ", list(gnomes));
    }

    /// Task cards given as bits: "t1 t4"; `-` for none.
    static String tasks(int cards) {
        return cards == 0 ? NONE : String.join(" ", list(cards));
    }

    /// Returns the place of this gnome, which people may call g1, too.
    private static OptionalInt readGnome(String word) {
        return read(gnomePlace(word.matches("g[1-9]") ? "g0" + word.charAt(1) : word));
    }

    /// Returns the place of this task card.
    static OptionalInt readTask(String word) {
        return read(taskPlace(word));
    }

    private static OptionalInt read(int place) {
        return place == NO_PLACE ? OptionalInt.empty() : OptionalInt.of(place);
    }

    /// Returns the place of the gnome with this name, or [#NO_PLACE].
    static int gnomePlace(String name) {
        return GNOME_PLACES.getOrDefault(name, NO_PLACE);
    }

    /// Returns the place of the task card with this name, or [#NO_PLACE].
    static int taskPlace(String name) {
        return TASK_PLACES.getOrDefault(name, NO_PLACE);
    }

    /// Any gnomes, each once; `-` for none.
    static Reading<Gnomes> readGnomes(List<String> words) {
        var read = Gnomes.NONE;
        for (var word : words) {
            if (words.size() == 1 && word.equals(NONE)) {
                return Reading.good(Gnomes.NONE);
            }
            var gnome = readGnome(word);
            if (gnome.isEmpty() || read.has(gnome.getAsInt())) {
                return Reading.bad(word, gnome.isEmpty() ? new GnomeFault.NotAGnome() : new Fault.NamedTwice());
            }
            read = read.with(Gnomes.one(gnome.getAsInt()));
        }
        return Reading.good(read);
    }

    /// Any task cards as bits, each once; `-` for none.
    static Reading<Integer> readTasks(List<String> words) {
        int read = 0;
        for (var word : words) {
            if (words.size() == 1 && word.equals(NONE)) {
                return Reading.good(0);
            }
            var task = readTask(word);
            if (task.isEmpty() || (read >>> task.getAsInt() & 1) != 0) {
                return Reading.bad(word, task.isEmpty() ? new GnomeFault.NotATaskCard() : new Fault.NamedTwice());
            }
            read |= 1 << task.getAsInt();
        }
        return Reading.good(read);
    }

    /// Any animals, each once; `-` for none.
    static Reading<Animals> readAnimals(List<String> words) {
        var read = Animals.NONE;
        for (var word : words) {
            if (words.size() == 1 && word.equals(NONE)) {
                return Reading.good(Animals.NONE);
            }
            var animal = Animal.of(word);
            if (animal.isEmpty() || read.has(animal.get())) {
                return Reading.bad(
                        word, animal.isEmpty() ? new GnomeFault.NotAnAnimal(Animal.words()) : new Fault.NamedTwice());
            }
            read = read.with(animal.get().alone());
        }
        return Reading.good(read);
    }

    /// Returns the words of a text, in lower case.
    static List<String> words(String text) {
        return Arrays.stream(text.strip().toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
