package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Reading;

/// Counts the flowers of a position. There must be sixty, ten of each colour, and none before the deal. GM-1.3
/// GM-D15
final class Inventory {
    private Inventory() {}

    /// Returns the problems with the number of flowers; empty if the number is right.
    static List<Reading.Problem> problems(Position position) {
        var problems = new ArrayList<Reading.Problem>();
        int seats = position.terms().seats();
        boolean isDealt = false;
        for (int seat = 0; seat < seats; seat++) {
            isDealt |= position.flowers().bunch(seat) != 0;
        }
        for (var colour : Colour.all()) {
            int planted = position.flowers().of(colour).size();
            int held = 0;
            for (int seat = 0; seat < seats; seat++) {
                held += new Bunch(position.flowers().bunch(seat)).of(colour);
            }
            int missing = Colour.FLOWERS_EACH - planted - held;
            if (missing != 0 && (isDealt || planted > 0)) {
                problems.add(Reading.Problem.of(
                        colour.word(),
                        missing > 0
                                ? new MarsFault.TooFewFlowers(planted, held, missing, Colour.FLOWERS_EACH)
                                : new MarsFault.TooManyFlowers(planted, held, -missing, Colour.FLOWERS_EACH)));
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            int held = new Bunch(position.flowers().bunch(seat)).size();
            if (held > Dealing.FLOWERS / seats) {
                problems.add(Reading.Problem.of(
                        "players[" + seat + "].flowers", new MarsFault.MoreThanDealt(held, Dealing.FLOWERS / seats)));
            }
        }
        return problems;
    }
}
