package parterre.mars;

import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.text.Invariant;

/// Counts the flowers of a position. There must be sixty, ten of each colour, and none before the deal. GM-1.3
/// GM-D15
final class Inventory {
    /// The conditions of every position except a sketch.
    static final Invariant<Position> INVARIANT = Invariant.all(
            Invariant.ofEach(
                    _ -> Colour.all(),
                    (position, colour) -> missing(position, colour) == 0
                            || (planted(position, colour) == 0 && !Dealing.isDealt(position)),
                    (position, colour) -> Problem.of(colour.word(), wrongNumber(position, colour))),
            Invariant.ofEach(
                    position -> Seat.first(position.terms().seats()),
                    (position, seat) -> held(position, seat).size() <= dealt(position),
                    (position, seat) -> Problem.of(
                            "players[" + seat.index() + "].flowers",
                            new MarsFault.MoreThanDealt(held(position, seat).size(), dealt(position)))));

    private Inventory() {}

    private static int dealt(Position position) {
        return Dealing.FLOWERS / position.terms().seats();
    }

    private static Bunch held(Position position, Seat seat) {
        return new Bunch(position.flowers().bunch(seat.index()));
    }

    private static int held(Position position, Colour colour) {
        return Seat.first(position.terms().seats()).stream()
                .mapToInt(seat -> held(position, seat).of(colour))
                .sum();
    }

    private static int planted(Position position, Colour colour) {
        return position.flowers().of(colour).size();
    }

    private static int missing(Position position, Colour colour) {
        return Colour.FLOWERS_EACH - planted(position, colour) - held(position, colour);
    }

    private static MarsFault wrongNumber(Position position, Colour colour) {
        int planted = planted(position, colour);
        int held = held(position, colour);
        int missing = missing(position, colour);
        return missing > 0
                ? new MarsFault.TooFewFlowers(planted, held, missing, Colour.FLOWERS_EACH)
                : new MarsFault.TooManyFlowers(planted, held, -missing, Colour.FLOWERS_EACH);
    }
}
