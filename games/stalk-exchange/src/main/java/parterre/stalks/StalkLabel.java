package parterre.stalks;

import parterre.engine.Seat;
import parterre.engine.box.Label;

/// The texts beside the garden on the text board.
public sealed interface StalkLabel extends Label {
    /// The next thing that the position waits for.
    ///
    /// @param actions basic actions that are left
    record TurnLabel(int turn, Seat seat, Phase phase, int actions) implements StalkLabel {}

    /// Why the game is over.
    record OverLabel(int turn, EndReason reason) implements StalkLabel {}

    /// Names the line of the exchange.
    record ExchangeLabel() implements StalkLabel {}

    /// The exchange, whose flowers slide to the compost.
    ///
    /// @param slots each slot with its flower
    /// @param greenhouse flowers left there
    record SlotsLabel(String slots, int greenhouse) implements StalkLabel {}

    /// Names the line of the market.
    record MarketLabel() implements StalkLabel {}

    /// The stalk value of each flower, and how far the market track has filled.
    record WorthLabel(String values, int lowest, boolean crashed) implements StalkLabel {}

    /// Names the line of the compost.
    record CompostLabel() implements StalkLabel {}

    /// Names the line that says why this is the last turn.
    record LastTurnLabel() implements StalkLabel {}

    /// Why this is the last turn.
    record ReasonLabel(EndReason reason) implements StalkLabel {}

    /// The tokens of a player.
    record TokensLabel(int tokens) implements StalkLabel {}

    /// A portfolio that the viewer does not see.
    ///
    /// @param known the flowers in it that everybody knows
    record HiddenLabel(int flowers, String known) implements StalkLabel {}
}
