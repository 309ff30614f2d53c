package parterre.stalks;

import parterre.engine.ByRule;
import parterre.engine.EndCause;

/// The reasons for which a game ends.
public enum EndReason implements EndCause {
    /// The flowers on the market track have passed the highest stalk value. SX-5.1
    @ByRule("SX-5.1")
    MARKET_CRASH("market crash"),
    /// The greenhouse has nothing for a slot of the exchange. SX-5.2
    @ByRule("SX-5.2")
    EMPTY_GREENHOUSE("empty greenhouse"),
    /// A stalk value has come to its limit. SX-A8
    @ByRule("SX-A8")
    VALUE_LIMIT("value limit"),
    /// A plant has left no cell of the garden empty. SX-A8
    @ByRule("SX-A8")
    FULL_GARDEN("full garden"),
    /// The last turn that was agreed has been played. SX-5.5
    @ByRule("SX-5.5")
    TURN_CAP("turn cap");

    private final String notation;

    EndReason(String notation) {
        this.notation = notation;
    }

    @Override
    public String notation() {
        return notation;
    }
}
