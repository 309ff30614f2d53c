package parterre.mars;

import parterre.engine.Seat;

/// The variant that gives extra turns, as far as it was agreed. It is checked after the die is used and before
/// the marker moves. Two reasons at once give one extra turn. GM-6.1
final class SpecialActions {
    /// Squares above this one count. GM-6.1b
    static final int LAST_PLAIN_SQUARE = 25;

    private SpecialActions() {}

    /// Returns true if a planting gives its player an extra turn. A die and a flower must be left. Scoring zero
    /// points never triggers the special action of a taken square. GM-6.1c GM-6.1e GM-D6 GM-D9
    static boolean afterPlanting(Draft table, Colour colour, int points) {
        int seat = table.seat;
        if (!table.terms.extraTurns().areAgreed() || !table.hasFlowers(seat)) {
            return false;
        }
        boolean isLast = isLastOfColour(table, seat, colour) && isEarned(table, ofColour(table));
        boolean isTaken = points > 0
                && meetsMarker(table, table.score(seat) + points)
                && isEarned(table, MarsEvent.ExtraTurnReason.TAKEN_SQUARE);
        return isLast || isTaken;
    }

    /// Returns true if a lost point gives an extra turn. By the rulebook it does not. GM-A9 GM-D10
    static boolean afterLoss(Draft table) {
        int score = table.score(table.seat);
        return table.terms.extraTurns().forLossToo()
                && score > 0
                && meetsMarker(table, score - 1)
                && isEarned(table, MarsEvent.ExtraTurnReason.TAKEN_SQUARE_BY_LOSS);
    }

    private static MarsEvent.ExtraTurnReason ofColour(Draft table) {
        return switch (table.terms.extraTurns().lastOf()) {
            case OWN -> MarsEvent.ExtraTurnReason.OWN_LAST_OF_COLOUR;
            case GARDEN -> MarsEvent.ExtraTurnReason.LAST_OF_COLOUR;
        };
    }

    /// Returns true if a die is left for the extra turn that there is a reason for. GM-6.1c
    private static boolean isEarned(Draft table, MarsEvent.ExtraTurnReason reason) {
        boolean isEarned = !table.dice().isEmpty();
        if (table.events().isHeard()) {
            var seat = Seat.of(table.seat);
            table.events()
                    .add(
                            isEarned
                                    ? new MarsEvent.ExtraTurnEarned(seat, reason)
                                    : new MarsEvent.ExtraTurnMissed(seat, MarsEvent.ExtraTurnObstacle.NO_DIE));
        }
        return isEarned;
    }

    /// Returns true if the flower just planted was the last of its colour: by default the player's last one.
    /// GM-6.1a GM-A11 GM-A12 GM-D17
    private static boolean isLastOfColour(Draft table, int seat, Colour colour) {
        var extraTurns = table.terms.extraTurns();
        return extraTurns.forLastOfColour()
                && switch (extraTurns.lastOf()) {
                    case OWN -> new Bunch(table.flowers.bunch(seat)).of(colour) == 0;
                    case GARDEN -> table.flowers.of(colour).size() == Colour.FLOWERS_EACH;
                };
    }

    /// Returns true if the marker comes, before it skips, to a square above 25 where another marker stands.
    /// GM-6.1b GM-A10
    private static boolean meetsMarker(Draft table, int total) {
        return table.terms.extraTurns().forTakenSquare()
                && ScoreTrack.square(total, table.terms) > LAST_PLAIN_SQUARE
                && ScoreTrack.isTaken(table.scores, table.seat, total, table.terms);
    }
}
