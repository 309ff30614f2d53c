package parterre.mars;

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
        return table.terms.extraTurns().areAgreed()
                && !table.dice().isEmpty()
                && table.hasFlowers(seat)
                && (isLastOfColour(table, seat, colour)
                        || (points > 0 && meetsMarker(table, table.score(seat) + points)));
    }

    /// Returns true if a lost point gives an extra turn. By the rulebook it does not. GM-A9 GM-D10
    static boolean afterLoss(Draft table) {
        int score = table.score(table.seat);
        return table.terms.extraTurns().forLossToo()
                && !table.dice().isEmpty()
                && score > 0
                && meetsMarker(table, score - 1);
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
