package parterre.gnomes;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import parterre.engine.Reading;

/// How cards are written down: gnomes are g01 to g12 and task cards t1 to t7, by their places in the card file. GG-D1
final class Names {
    /// Stands for no card.
    static final String NONE = "-";

    private Names() {}

    static String gnome(int place) {
        return String.format(Locale.ROOT, "g%02d", place + 1);
    }

    static String task(int place) {
        return place == Position.NO_CARD ? NONE : "t" + (place + 1);
    }

    /// Gnomes in the order of their places: "g01 g05"; `-` for none.
    static String gnomes(Gnomes gnomes) {
        return gnomes.isEmpty()
                ? NONE
                : gnomes.list().stream().map(Names::gnome).collect(Collectors.joining(" "));
    }

    /// Task cards given as bits: "t1 t4"; `-` for none.
    static String tasks(int cards) {
        return cards == 0
                ? NONE
                : java.util.stream.IntStream.range(0, Cards.TASK_CARDS)
                        .filter(place -> (cards >>> place & 1) != 0)
                        .mapToObj(Names::task)
                        .collect(Collectors.joining(" "));
    }

    /// The place of this gnome.
    static OptionalInt readGnome(String word) {
        return word.matches("g(0?[1-9]|1[0-2])")
                ? OptionalInt.of(Integer.parseInt(word.substring(1)) - 1)
                : OptionalInt.empty();
    }

    /// The place of this task card.
    static OptionalInt readTask(String word) {
        return word.matches("t[1-" + Cards.TASK_CARDS + "]")
                ? OptionalInt.of(word.charAt(1) - '1')
                : OptionalInt.empty();
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
                return Reading.bad(
                        word,
                        gnome.isEmpty() ? "is no gnome" : "is there twice",
                        gnome.isEmpty() ? "gnomes are g01 to g12" : "write it once");
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
                return Reading.bad(
                        word,
                        task.isEmpty() ? "is no task card" : "is there twice",
                        task.isEmpty() ? "task cards are t1 to t7" : "write it once");
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
                        word,
                        animal.isEmpty() ? "is no animal" : "is there twice",
                        animal.isEmpty() ? "write one of " + Animal.words() : "write it once");
            }
            read = read.with(animal.get().alone());
        }
        return Reading.good(read);
    }

    /// The words of a text, in lower case.
    static List<String> words(String text) {
        return Arrays.stream(text.strip().toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
