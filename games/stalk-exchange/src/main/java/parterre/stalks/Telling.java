package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;

/// The sentences of what a move does, in the order in which they are told, each with what it hangs on.
final class Telling {
    /// What the page says once for all that follows it.
    private static final String UNDONE = "if nothing more is done: ";

    private final List<Consequence> told = new ArrayList<>();
    private boolean isLast;

    List<Consequence> told() {
        return List.copyOf(told);
    }

    /// From now on the turn is over after this move, so that the upkeep surely follows.
    void theTurnEnds() {
        isLast = true;
    }

    void certain(String at, String says) {
        told.add(Consequence.certain(at, says));
    }

    /// What a draw at once decides.
    void drawn(String says) {
        told.add(new Consequence(Certainty.CHANCE_DECIDES, "", says));
    }

    /// What the player may do next.
    void next(String says) {
        told.add(new Consequence(Certainty.MORE_TO_COME, "", says));
    }

    /// What the upkeep brings for certain, if it comes.
    void upkeep(String at, String says) {
        told.add(isLast ? Consequence.certain(at, says) : new Consequence(Certainty.MORE_TO_COME, at, UNDONE + says));
    }

    /// What the player says in the upkeep.
    void choice(String at, String says) {
        told.add(new Consequence(Certainty.MORE_TO_COME, at, (isLast ? "" : UNDONE) + says));
    }

    /// What a draw or a lot in the upkeep decides.
    void chance(String says) {
        told.add(new Consequence(Certainty.CHANCE_DECIDES, "", (isLast ? "" : UNDONE) + says));
    }

    static String flowers(int count) {
        return count == 1 ? "1 flower" : count + " flowers";
    }

    /// A bunch in words: "2 dahlias, 1 tulip".
    static String bunch(long bunch) {
        return Flower.all().stream()
                .filter(flower -> Bunch.has(bunch, flower.type()))
                .map(flower -> flower.counted(Bunch.count(bunch, flower.type())))
                .collect(Collectors.joining(", "));
    }

    /// Cells by their names: "d4, d5".
    static String cells(Shape shape, long cells) {
        return LongStream.iterate(cells, left -> left != 0, left -> left & left - 1)
                .mapToObj(left -> shape.cell(Long.numberOfTrailingZeros(left)).toString())
                .collect(Collectors.joining(", "));
    }
}
