package parterre.mars;

/// The next thing that a position waits for, or the reason why the game is over.
public enum Phase {
    /// Chance says who begins. GM-2.1
    BEGIN,
    /// A seat places a gardener. GM-2.3
    PLACE,
    /// Chance deals the flowers. GM-2.4
    DEAL,
    /// A seat says which of its two gardeners gives the dice. GM-A8
    CHOOSE,
    /// Chance rolls. GM-3.1
    ROLL,
    /// A seat uses a die. GM-3.3
    MOVE,
    /// The game is over: a player ran out of flowers. GM-5.1
    OUT_OF_FLOWERS,
    /// The game is over: nobody can move or roll. GM-5.2
    DEADLOCK,
    /// The game is over: too many turns without a planting. GM-5.4
    IDLE;

    boolean isOver() {
        return compareTo(OUT_OF_FLOWERS) >= 0;
    }
}
