package parterre.stalks;

import parterre.engine.Worded;

/// The next thing that a position waits for. SX-D1
public enum Phase implements Worded {
    /// Chance says who begins.
    BEGIN("begin"),
    /// Chance draws the portfolios, flower by flower.
    DEAL("deal"),
    /// Chance fills the exchange for the first time.
    STOCK("stock"),
    /// Chance draws the flowers of the initial garden.
    SOW("sow"),
    /// A player plants, swaps, flushes or ends the turn.
    ACT("act"),
    /// Chance fills the slot from which somebody has just planted.
    FILL("fill"),
    /// Chance fills the exchange after a flush.
    FLUSH("flush"),
    /// A player says which surrounded group is harvested next.
    HARVEST("harvest"),
    /// Chance fills the exchange in the upkeep.
    REFILL("refill"),
    /// Chance says which of the highest types busts.
    BUST("bust"),
    /// The game has ended.
    OVER("over");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
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
