package parterre.mars;

import java.util.Optional;
import parterre.engine.Refusal;
import parterre.mars.MarsMove.Plant;

/// Planting a flower and scoring it. GM-3.8 GM-4.1
final class Planting {
    private Planting() {}

    /// The points for planting this colour here: the other flowers of the group that it joins or makes. GM-4.1 GM-A2
    static int points(Table table, int cell, Colour colour) {
        int others = table.flowers().connected(cell, colour);
        return switch (table.terms().scoring()) {
            case OTHERS -> others;
            case GROUP_IF_CONNECTED -> others == 0 ? 0 : others + 1;
            case GROUP -> others + 1;
        };
    }

    static Optional<Refusal> refusal(Position position, Plant move) {
        return Movement.walkRefusal(position, move.die(), move.from(), move.to())
                .or(() -> {
                    if (position.flowers().growsAt(move.to().index())) {
                        return Optional.of(new Refusal(
                                "GM-3.7", "A flower grows on " + move.to() + " already; going there costs a point."));
                    }
                    var bunch = new Bunch(position.flowers().bunch(position.seat()));
                    return bunch.of(move.colour()) > 0
                            ? Optional.empty()
                            : Optional.of(new Refusal(
                                    "GM-3.8",
                                    "You have no " + move.colour().word() + " flower; you have " + bunch + "."));
                });
    }

    /// The gardener walks to a flowerless cell, plants, stands on the flower, and his player scores. GM-3.8
    static void play(Draft table, Plant move) {
        int seat = table.seat;
        int points = points(table, move.to().index(), move.colour());
        table.walk(move.from(), move.to());
        table.flowers = table.flowers.planted(seat, move.to().index(), move.colour());
        table.useDie(move.die());
        table.idle = 0;
        table.extra = SpecialActions.afterPlanting(table, move.colour(), points);
        table.scores = ScoreTrack.gain(table.scores, seat, points, table.terms);
        Turns.end(table);
    }
}
