package parterre.stalks;

import java.util.List;
import java.util.Locale;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;

/// The notation of moves: `plant 3 d4`, `swap 3 tulip`, `extra plant 3 d4`, `extra swap 3 tulip`, `flush`,
/// `end`, `harvest d4`. Moves of chance are `begin P2`, `draw tulip`, `bust tulip`. Slots are counted from 1,
/// the leftmost. SX-D2
final class StalkNotation implements Notation<StalkMove> {
    static final String DRAW = "draw";
    private static final String EXTRA = "extra";

    @Override
    public String write(StalkMove move) {
        return switch (move) {
            case Plant(Cost cost, int slot, Cell cell) -> extra(cost) + "plant " + (slot + 1) + " " + cell;
            case Swap(Cost cost, int slot, Flower given) -> extra(cost) + "swap " + (slot + 1) + " " + given;
            case Flush _ -> "flush";
            case End _ -> "end";
            case Harvest(Cell cell) -> "harvest " + cell;
            case Begin(Seat first) -> "begin " + first;
            case Draw(Flower flower) -> DRAW + " " + flower;
            case Bust(Flower flower) -> "bust " + flower;
        };
    }

    private static String extra(Cost cost) {
        return cost == Cost.SEEDY ? EXTRA + " " : "";
    }

    @Override
    public Reading<StalkMove> read(String text) {
        var words = List.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        boolean isExtra = words.getFirst().equals(EXTRA);
        var rest = isExtra ? words.subList(1, words.size()) : words;
        if (rest.isEmpty()) {
            return Reading.bad(text.strip(), new StalkFault.HalfAnExtra());
        }
        var cost = isExtra ? Cost.SEEDY : Cost.BASIC;
        var kind = rest.getFirst();
        if (isExtra && !kind.equals("plant") && !kind.equals("swap")) {
            return Reading.bad(text.strip(), new StalkFault.NothingExtra());
        }
        return switch (kind) {
            case "plant" ->
                parts(text, rest, 3)
                        .then(parts -> slot(parts.get(1))
                                .then(slot -> Cell.read(parts.get(2)).map(cell -> new Plant(cost, slot, cell))));
            case "swap" ->
                parts(text, rest, 3)
                        .then(parts -> slot(parts.get(1))
                                .then(slot -> flower(parts.get(2)).map(given -> new Swap(cost, slot, given))));
            case "flush" -> parts(text, rest, 1).map(_ -> new Flush());
            case "end" -> parts(text, rest, 1).map(_ -> new End());
            case "harvest" ->
                parts(text, rest, 2).then(parts -> Cell.read(parts.get(1))).map(Harvest::new);
            case "begin" ->
                parts(text, rest, 2)
                        .then(parts -> Seat.read(parts.get(1).toUpperCase(Locale.ROOT)))
                        .map(Begin::new);
            case DRAW ->
                parts(text, rest, 2).then(parts -> flower(parts.get(1))).map(Draw::new);
            case "bust" ->
                parts(text, rest, 2).then(parts -> flower(parts.get(1))).map(Bust::new);
            default -> Reading.bad(text.strip(), new StalkFault.NotAMove());
        };
    }

    private static Reading<List<String>> parts(String text, List<String> words, int count) {
        return words.size() == count
                ? Reading.good(words)
                : Reading.bad(
                        text.strip(), words.size() < count ? new StalkFault.HalfAMove() : new StalkFault.SaysTooMuch());
    }

    static Reading<Integer> slot(String word) {
        return word.matches("[1-9][0-9]?") && Integer.parseInt(word) <= Exchange.MOST_SLOTS
                ? Reading.good(Integer.parseInt(word) - 1)
                : Reading.bad(word, new StalkFault.NotASlot());
    }

    static Reading<Flower> flower(String word) {
        return Flower.of(word)
                .map(Reading::good)
                .orElseGet(() -> Reading.bad(word, new StalkFault.NotAFlower(Flower.words())));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("plant", "plant 3 d4"),
                new Example("swap", "swap 3 tulip"),
                new Example("extra-plant", "extra plant 3 d4"),
                new Example("extra-swap", "extra swap 3 tulip"),
                new Example("flush", "flush"),
                new Example("end", "end"),
                new Example("harvest", "harvest d4"),
                new Example("begin", "begin P2"),
                new Example("draw", "draw tulip"),
                new Example("bust", "bust tulip"));
    }
}
