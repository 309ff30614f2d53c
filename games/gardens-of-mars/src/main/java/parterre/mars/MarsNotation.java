package parterre.mars;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;
import parterre.mars.MarsMove.Go;
import parterre.mars.MarsMove.Place;
import parterre.mars.MarsMove.Plant;
import parterre.mars.MarsMove.Roll;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsMove.Waste;

/// The notation of moves in Gardens of Mars: `place e5`, `3 e5-h5 red`, `3 e5-h5`, `waste 6`, `roll e5`. Moves
/// of chance are `begin P2`, `deal P1 …`, `dice 1 3 3`. RULES.md has the grammar.
final class MarsNotation implements Notation<MarsMove> {
    @Override
    public String write(MarsMove move) {
        return switch (move) {
            case Place(Cell cell) -> "place " + cell;
            case RollFor(Cell gardener) -> "roll " + gardener;
            case Plant(int die, Cell from, Cell to, Colour colour) -> die + " " + from + "-" + to + " " + colour.word();
            case Go(int die, Cell from, Cell to) -> die + " " + from + "-" + to;
            case Waste(int die) -> "waste " + die;
            case Begin(Seat first) -> "begin " + first;
            case Deal(List<Bunch> bunches) ->
                IntStream.range(0, bunches.size())
                        .mapToObj(seat -> Seat.of(seat) + " " + bunches.get(seat))
                        .collect(Collectors.joining(", ", "deal ", ""));
            case Roll(Dice dice) -> "dice " + dice;
        };
    }

    @Override
    public Reading<MarsMove> read(String text) {
        var words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        var first = words.getFirst();
        return switch (first) {
            case "place" -> one(text, words).then(Cell::read).map(Place::new);
            case "roll" -> one(text, words).then(Cell::read).map(RollFor::new);
            case "waste" -> one(text, words).then(MarsNotation::die).map(Waste::new);
            case "begin" ->
                one(text, words)
                        .then(word -> Seat.read(word.toUpperCase(Locale.ROOT)))
                        .map(Begin::new);
            case "dice" -> dice(text, words.subList(1, words.size())).map(Roll::new);
            case "deal" -> deal(text.strip().substring("deal".length()));
            default -> walk(text, words);
        };
    }

    private static Reading<String> one(String text, List<String> words) {
        return words.size() == 2
                ? Reading.good(words.get(1))
                : Reading.bad(text.strip(), new MarsFault.HalfAMove(example(words.getFirst())));
    }

    private static String example(String word) {
        return switch (word) {
            case "waste" -> "waste 6";
            case "begin" -> "begin P1";
            default -> word + " e5";
        };
    }

    static Reading<Integer> die(String word) {
        return word.matches("[1-6]")
                ? Reading.good(word.charAt(0) - '0')
                : Reading.bad(word, new MarsFault.NotADieValue());
    }

    static Reading<Dice> dice(String text, List<String> words) {
        if (words.isEmpty()) {
            return Reading.bad(text.strip(), new MarsFault.NoDiceNamed());
        }
        var values = new ArrayList<Integer>();
        for (var word : words) {
            switch (die(word)) {
                case Reading.Good<Integer>(Integer value) -> values.add(value);
                case Reading.Bad<Integer>(List<Reading.Problem> problems) -> {
                    return new Reading.Bad<>(problems);
                }
            }
        }
        return Dice.find(values)
                .map(Reading::good)
                .orElseGet(() -> Reading.bad(text.strip(), new MarsFault.TooManyDice()));
    }

    private static Reading<MarsMove> walk(String text, List<String> words) {
        var cells = words.size() < 2 ? new String[0] : words.get(1).split("-", -1);
        if (words.size() > 3 || cells.length != 2) {
            return Reading.bad(text.strip(), new MarsFault.NotAMove());
        }
        return die(words.getFirst())
                .then(die -> Cell.read(cells[0])
                        .then(from -> Cell.read(cells[1])
                                .then(to -> words.size() == 2
                                        ? Reading.good(new Go(die, from, to))
                                        : colour(words.get(2)).map(colour -> new Plant(die, from, to, colour)))));
    }

    static Reading<Colour> colour(String word) {
        Optional<Colour> found = Colour.all().stream()
                .filter(colour -> colour.word().equals(word))
                .findFirst();
        return found.map(Reading::good)
                .orElseGet(() -> Reading.bad(
                        word,
                        new MarsFault.NotAColour(
                                Colour.all().stream().map(Colour::word).collect(Collectors.joining(", ")))));
    }

    private static Reading<MarsMove> deal(String text) {
        var bunches = new ArrayList<Bunch>();
        for (var part : text.split(",", -1)) {
            var words = List.of(part.strip().toLowerCase(Locale.ROOT).split("\\s+"));
            if (bunches.size() == Seat.MOST) {
                return Reading.bad(part.strip(), new MarsFault.BunchTooMany(Seat.MOST));
            }
            var seat = "P" + (bunches.size() + 1);
            if (!words.getFirst().equals(seat.toLowerCase(Locale.ROOT))) {
                return Reading.bad(part.strip(), new MarsFault.NotNextBunch(seat));
            }
            switch (bunch(part.strip(), words.subList(1, words.size()))) {
                case Reading.Good<Bunch>(Bunch bunch) -> bunches.add(bunch);
                case Reading.Bad<Bunch>(List<Reading.Problem> problems) -> {
                    return new Reading.Bad<>(problems);
                }
            }
        }
        return Reading.good(new Deal(bunches));
    }

    /// Reads "5 green 1 red", or "none".
    static Reading<Bunch> bunch(String text, List<String> words) {
        if (words.equals(List.of("none"))) {
            return Reading.good(Bunch.NONE);
        }
        if (words.isEmpty() || words.size() % 2 != 0) {
            return Reading.bad(text, new MarsFault.NotABunch());
        }
        var counts = new EnumMap<Colour, Integer>(Colour.class);
        for (int i = 0; i < words.size(); i += 2) {
            var count = words.get(i);
            if (!count.matches("\\d{1,2}") || Integer.parseInt(count) < 1 || Integer.parseInt(count) > 10) {
                return Reading.bad(count, new MarsFault.NotACount());
            }
            switch (colour(words.get(i + 1))) {
                case Reading.Good<Colour>(Colour colour) -> {
                    if (counts.put(colour, Integer.parseInt(count)) != null) {
                        return Reading.bad(text, new MarsFault.ColourTwice(colour));
                    }
                }
                case Reading.Bad<Colour>(List<Reading.Problem> problems) -> {
                    return new Reading.Bad<>(problems);
                }
            }
        }
        return Reading.good(Bunch.of(counts));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("place", "place e5"),
                new Example("plant", "3 e5-h5 red"),
                new Example("step-on", "3 e5-h5"),
                new Example("waste", "waste 6"),
                new Example("roll", "roll e5"),
                new Example("dice", "dice 1 3 3"),
                new Example("deal", "deal P1 10 green 10 blue 10 yellow, P2 10 white 10 gray 10 red"),
                new Example("begin", "begin P2"));
    }
}
