package parterre.mars;

/// The variant that gives extra turns, as far as it was agreed. It is asked
/// when the die is used and before the marker moves. Two reasons at once give one extra turn. GM-6.1
final class SpecialActions {
    /// Squares above this one count. GM-6.1b
    static final int LAST_PLAIN_SQUARE = 25;

    private SpecialActions() {}

    /// Whether a planting gives its player an extra turn: a die must be left, and a flower to play on with. Points that
    /// are none meet nobody. GM-6.1c GM-6.1e GM-D6 GM-D9
    static boolean afterPlanting(Draft table, Colour colour, int points) {
        int seat = table.seat;
        return table.terms.extraTurns().areAgreed()
                && !table.dice().isEmpty()
                && table.hasFlowers(seat)
                && (isLastOfColour(table, seat, colour)
                        || (points > 0 && meetsMarker(table, table.score(seat) + points)));
    }

    /// Whether a lost point gives an extra turn: by the rulebook it does not. GM-A9 GM-D10
    static boolean afterLoss(Draft table) {
        int score = table.score(table.seat);
        return table.terms.extraTurns().forLossToo()
                && !table.dice().isEmpty()
                && score > 0
                && meetsMarker(table, score - 1);
    }

    /// Whether the flower just planted was the last of its colour, by default before its player. GM-6.1a GM-A11
    /// GM-A12 GM-D17
    private static boolean isLastOfColour(Draft table, int seat, Colour colour) {
        var extraTurns = table.terms.extraTurns();
        return extraTurns.forLastOfColour()
                && switch (extraTurns.lastOf()) {
                    case OWN -> new Bunch(table.flowers.bunch(seat)).of(colour) == 0;
                    case GARDEN -> table.flowers.of(colour).size() == Colour.FLOWERS_EACH;
                };
    }

    /// Whether the marker is to be put, before it skips, on a square above 25 where another one stands. GM-6.1b GM-A10
    private static boolean meetsMarker(Draft table, int total) {
        return table.terms.extraTurns().forTakenSquare()
                && ScoreTrack.square(total, table.terms) > LAST_PLAIN_SQUARE
                && ScoreTrack.isTaken(table.scores, table.seat, total, table.terms);
    }
}
