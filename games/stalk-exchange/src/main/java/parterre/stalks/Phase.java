package parterre.stalks;

import java.util.Locale;

/// The next thing that a position waits for. SX-D1
public enum Phase {
    /// Chance says who begins.
    BEGIN,
    /// Chance draws the portfolios, flower by flower.
    DEAL,
    /// Chance fills the exchange for the first time.
    STOCK,
    /// Chance draws the flowers of the initial garden.
    SOW,
    /// A player plants, swaps, flushes or ends the turn.
    ACT,
    /// Chance fills the slot from which somebody has just planted.
    FILL,
    /// Chance fills the exchange after a flush.
    FLUSH,
    /// A player says which surrounded group is harvested next.
    HARVEST,
    /// Chance fills the exchange in the upkeep.
    REFILL,
    /// Chance says which of the highest types busts.
    BUST,
    /// The game has ended.
    OVER;

    /// Returns its name in positions: lower case.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Returns true if chance draws a flower here.
    boolean draws() {
        return this == DEAL || this == STOCK || this == SOW || this == FILL || this == FLUSH || this == REFILL;
    }

    /// Returns true if a seat is asked here.
    boolean asks() {
        return this == ACT || this == HARVEST;
    }
}
