package parterre.engine;

/// Why something is not allowed: a value, never an exception, never repaired in silence.
///
/// Computed from what the asker may know, so that a refusal tells no secret.
///
/// @param rule the id of the rule in the game's RULES.md (`GM-3.4`), or one of the table's own (`table/wrong-seat`)
/// @param reason one sentence for the person who asked, saying what is wrong and what would be right
public record Refusal(String rule, String reason) {
    /// A move by a seat that is not asked, here or now.
    public static Refusal wrongSeat(Seat seat, String waitsFor) {
        return new Refusal(
                "table/wrong-seat", "It is not for " + seat + " to move; the game waits for " + waitsFor + ".");
    }

    /// A player handed in what only chance can do.
    public static Refusal chanceIsNotYours() {
        return new Refusal("table/chance", "Deals, draws and dice are moves of chance; no player can make them.");
    }

    /// Somebody speaks for a seat that this table does not have.
    public static Refusal noSuchSeat(Seat seat, int seats) {
        return new Refusal(
                "table/no-such-seat", "Nobody can sit at " + seat + "; the last seat here is P" + seats + ".");
    }

    /// The game has ended.
    public static Refusal over() {
        return new Refusal("table/over", "The game is over.");
    }

    @Override
    public String toString() {
        return rule + ": " + reason;
    }
}
