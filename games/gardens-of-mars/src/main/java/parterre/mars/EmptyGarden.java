package parterre.mars;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// The garden from which a person sets up a position: nothing grows, all colours are dealt evenly, and dice lie there.
final class EmptyGarden {
    /// Where gardeners stand, the one placed first first.
    private static final List<Cell> CELLS = Stream.of("e5", "g7", "e8", "g4", "h6")
            .map(name -> Cell.read(name).orThrow())
            .toList();

    private EmptyGarden() {}

    static Position position(MarsTerms terms) {
        var table = new Draft(terms, Phase.MOVE, Math.max(0, terms.opening().firstSeat()));
        for (int number = 0; number < terms.allGardeners(); number++) {
            table.put(number, CELLS.get(number).index());
        }
        table.flowers = table.flowers.dealt(bunches(terms.seats()));
        table.lay(Dice.of(List.of(1, 2, 4)));
        return table.position();
    }

    /// Deals one flower after the other, colour by colour.
    private static List<Bunch> bunches(int seats) {
        var bunches = new ArrayList<>(Collections.nCopies(seats, Bunch.NONE));
        for (int flower = 0; flower < Dealing.FLOWERS; flower++) {
            var colour = Colour.all().get(flower / Colour.FLOWERS_EACH);
            bunches.set(flower % seats, bunches.get(flower % seats).plus(colour, 1));
        }
        return bunches;
    }
}
