package parterre.gnomes;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.gnomes.GnomeMove.Adopt;
import parterre.gnomes.GnomeMove.Deal;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Lay;
import parterre.gnomes.GnomeMove.Orders;
import parterre.gnomes.GnomeMove.Pass;
import parterre.gnomes.GnomeMove.Play;
import parterre.gnomes.GnomeMove.Resolve;
import parterre.gnomes.GnomeMove.Slide;

/// The notation of moves: a verb and cards; in some months a second verb follows. GG-D2
final class GnomeNotation implements Notation<GnomeMove> {
    private static final String REST = "rest";
    private static final String GIVE = "give";
    private static final String NO_TASK = "none";

    @Override
    public String write(GnomeMove move) {
        return switch (move) {
            case Lay(int left, int right) -> "lay " + Names.task(left) + " " + Names.task(right);
            case Deal(Gnomes first) -> "deal " + Names.gnomes(first);
            case Adopt(Animals animal) -> "adopt " + animal;
            case Play(Gnomes gnomes, Animals resting) -> "play " + Names.gnomes(gnomes) + more(REST, resting);
            case Orders(int left, int right) -> "orders " + Names.task(left) + " " + Names.task(right);
            case Resolve(Tasks tasks, Gnomes gift, Animals resting) ->
                "do " + tasks + (gift.isEmpty() ? "" : " " + GIVE + " " + Names.gnomes(gift)) + more(REST, resting);
            case Keep(int gnome) -> "keep " + Names.gnome(gnome);
            case Pass(Gnomes gnomes) -> "pass " + Names.gnomes(gnomes);
            case Slide(int card) -> "slide " + Names.task(card);
        };
    }

    private static String more(String verb, Animals animals) {
        return animals.isEmpty() ? "" : " " + verb + " " + animals;
    }

    @Override
    public Reading<GnomeMove> read(String text) {
        var words = Names.words(text);
        if (words.isEmpty()) {
            return unreadable(text);
        }
        var rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "lay" -> two(text, rest, Lay::new);
            case "orders" -> two(text, rest, Orders::new);
            case "slide" ->
                rest.size() == 1
                        ? Names.readTasks(rest)
                                .then(card -> card == 0
                                        ? unreadable(text)
                                        : Reading.good(new Slide(Integer.numberOfTrailingZeros(card))))
                        : unreadable(text);
            case "deal" -> some(text, rest).map(Deal::new);
            case "pass" -> some(text, rest).map(Pass::new);
            case "keep" ->
                rest.size() == 1 ? some(text, rest).map(gnomes -> new Keep(gnomes.nth(0))) : unreadable(text);
            case "adopt" ->
                rest.size() == 1
                        ? Names.readAnimals(rest)
                                .then(animal -> animal.isEmpty() ? unreadable(text) : Reading.good(new Adopt(animal)))
                        : unreadable(text);
            case "play" -> play(text, rest);
            case "do" -> resolve(text, rest);
            default -> unreadable(text);
        };
    }

    private static Reading<GnomeMove> play(String text, List<String> words) {
        int rest = words.indexOf(REST);
        var gnomes = some(text, rest < 0 ? words : words.subList(0, rest));
        return gnomes.then(played -> resting(text, words, rest).map(resting -> new Play(played, resting)));
    }

    private static Reading<GnomeMove> resolve(String text, List<String> words) {
        int rest = words.indexOf(REST);
        int give = words.indexOf(GIVE);
        int end = rest < 0 ? words.size() : rest;
        if (give > end) {
            return unreadable(text);
        }
        var given = give < 0 ? Reading.good(Gnomes.NONE) : some(text, words.subList(give + 1, end));
        return tasks(text, words.subList(0, give < 0 ? end : give))
                .then(did -> given.then(gift -> gift.size() > 1
                        ? unreadable(text)
                        : resting(text, words, rest).map(resting -> new Resolve(did, gift, resting))));
    }

    private static Reading<Tasks> tasks(String text, List<String> words) {
        if (words.equals(List.of(NO_TASK))) {
            return Reading.good(Tasks.NONE);
        }
        var numbers = new TreeMap<Integer, String>();
        for (var word : words) {
            if (!word.matches("[1-3]") || numbers.put(Integer.valueOf(word), word) != null) {
                return Reading.bad(word, new GnomeFault.NotATaskOrTwice());
            }
        }
        return numbers.isEmpty()
                ? Reading.bad(text.strip(), new GnomeFault.NamesNoTask())
                : Reading.good(Tasks.of(List.copyOf(numbers.keySet())));
    }

    /// Returns the words after "rest".
    private static Reading<Animals> resting(String text, List<String> words, int rest) {
        if (rest < 0) {
            return Reading.good(Animals.NONE);
        }
        return Names.readAnimals(words.subList(rest + 1, words.size()))
                .then(animals -> animals.isEmpty()
                        ? Reading.bad(text.strip(), new GnomeFault.NoAnimalRests())
                        : Reading.good(animals));
    }

    /// At least one gnome.
    private static Reading<Gnomes> some(String text, List<String> words) {
        return Names.readGnomes(words)
                .then(gnomes -> gnomes.isEmpty()
                        ? Reading.bad(text.strip(), new GnomeFault.NamesNoGnome())
                        : Reading.good(gnomes));
    }

    private static Reading<GnomeMove> two(String text, List<String> words, PairOdds.Pair pair) {
        if (words.size() == 2) {
            var left = Names.readTask(words.getFirst());
            var right = Names.readTask(words.getLast());
            if (left.isPresent() && right.isPresent() && left.getAsInt() != right.getAsInt()) {
                return Reading.good(pair.move(left.getAsInt(), right.getAsInt()));
            }
        }
        return Reading.bad(text.strip(), new GnomeFault.NotTwoTaskCards());
    }

    private static <T> Reading<T> unreadable(String text) {
        return Reading.bad(text.strip(), new GnomeFault.NotAMove());
    }

    @Override
    public List<Example> examples() {
        return List.of(
                example("play", new Play(gnomes(1, 5), Animals.NONE)),
                example("play-and-rest", new Play(gnomes(1), animals(Animal.HEN))),
                example("do", new Resolve(Tasks.of(List.of(1, 3)), Gnomes.NONE, Animals.NONE)),
                example("do-none", new Resolve(Tasks.NONE, Gnomes.NONE, Animals.NONE)),
                example("do-and-give", new Resolve(Tasks.of(List.of(2)), gnomes(7), Animals.NONE)),
                example("do-and-rest", new Resolve(Tasks.FIRST, Gnomes.NONE, animals(Animal.COW, Animal.GOAT))),
                example("keep", new Keep(2)),
                example("lay", new Lay(0, 2)),
                example("deal", new Deal(gnomes(1, 2, 3, 4, 5, 6))),
                example("adopt", new Adopt(animals(Animal.COW))),
                example("orders", new Orders(2, 1)),
                example("pass", new Pass(gnomes(8, 11))),
                example("slide", new Slide(4)));
    }

    /// Returns the gnomes with these numbers, from 1.
    private static Gnomes gnomes(int... numbers) {
        return new Gnomes(IntStream.of(numbers).map(number -> 1 << (number - 1)).sum());
    }

    private static Animals animals(Animal... kinds) {
        return Animals.of(List.of(kinds));
    }
}
