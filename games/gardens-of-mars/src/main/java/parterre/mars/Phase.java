package parterre.mars;

import parterre.engine.Worded;

/// The next thing that a position waits for, or the reason why the game is over.
public enum Phase implements Worded {
    /// Chance says who begins. GM-2.1
    BEGIN("begins"),
    /// A seat places a gardener. GM-2.3
    PLACE("places"),
    /// Chance deals the flowers. GM-2.4
    DEAL("deals"),
    /// A seat says which of its two gardeners gives the dice. GM-A8
    CHOOSE("chooses"),
    /// Chance rolls. GM-3.1
    ROLL("rolls"),
    /// A seat uses a die. GM-3.3
    MOVE("moves"),
    /// The game is over: a player ran out of flowers. GM-5.1
    OUT_OF_FLOWERS("out of flowers"),
    /// The game is over: nobody can move or roll. GM-5.2
    DEADLOCK("deadlock"),
    /// The game is over: too many turns without a planting. GM-5.4
    IDLE("idle");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /// Returns how positions write what is done next, or why the game is over.
    @Override
    public String word() {
        return word;
    }

    boolean isOver() {
        return compareTo(OUT_OF_FLOWERS) >= 0;
    }
}
