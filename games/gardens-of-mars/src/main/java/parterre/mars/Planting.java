package parterre.mars;

import java.util.List;
import java.util.Optional;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsEvent.Pile;
import parterre.mars.MarsMove.Plant;

/// Planting a flower and scoring it. GM-3.8 GM-4.1
final class Planting {
    private Planting() {}

    /// Returns the points for a flower, given how many others of its colour are connected to it. GM-4.1 GM-A2
    static int points(MarsTerms terms, int others) {
        return switch (terms.scoring()) {
            case OTHERS -> others;
            case GROUP_IF_CONNECTED -> others == 0 ? 0 : others + 1;
            case GROUP -> others + 1;
        };
    }

    private static List<Pile> piles(Bunch bunch) {
        return bunch.counts().entrySet().stream()
                .map(entry -> new Pile(entry.getKey(), entry.getValue()))
                .toList();
    }

    static Optional<Refusal> refusal(Position position, Plant move) {
        return Movement.walkRefusal(position, move.die(), move.from(), move.to())
                .or(() -> {
                    if (position.flowers().growsAt(move.to().index())) {
                        return Optional.of(new Refusal(
                                "GM-3.7", new MarsRefusal.GrowsThere(move.to().toString())));
                    }
                    var bunch = new Bunch(position.flowers().bunch(position.seat()));
                    return bunch.of(move.colour()) > 0
                            ? Optional.empty()
                            : Optional.of(
                                    new Refusal("GM-3.8", new MarsRefusal.NoSuchFlower(move.colour(), piles(bunch))));
                });
    }

    /// The gardener walks to a flowerless cell, plants and stands on the flower. Its player scores. GM-3.8
    static void play(Draft table, Plant move) {
        int seat = table.seat;
        int joined = table.flowers.connected(move.to().index(), move.colour());
        int points = points(table.terms, joined);
        Movement.walk(table, move.from(), move.to());
        table.flowers = table.flowers.planted(seat, move.to().index(), move.colour());
        table.useDie(move.die());
        table.countNoIdleTurn();
        if (table.events().isHeard()) {
            tell(table, move, joined);
        }
        table.extra = SpecialActions.afterPlanting(table, move.colour(), points);
        ScoreTrack.gain(table, points);
        if (table.events().isHeard()) {
            tellLast(table, move.colour());
        }
        Turns.end(table);
    }

    private static void tell(Draft table, Plant move, int joined) {
        table.events()
                .add(new MarsEvent.Planted(
                        Seat.of(table.seat),
                        move.die(),
                        move.from().toString(),
                        move.to().toString(),
                        move.colour(),
                        joined));
        if (joined > 0) {
            table.tell(MarsEvent.Rule.GROUP_SCORES);
        }
    }

    private static void tellLast(Draft table, Colour colour) {
        if (new Bunch(table.flowers.bunch(table.seat)).of(colour) == 0) {
            table.events().add(new MarsEvent.ColourUsedUp(Seat.of(table.seat), colour));
        }
    }
}
