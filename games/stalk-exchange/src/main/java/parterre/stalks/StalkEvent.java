package parterre.stalks;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.stalks.StalkMove.Cost;

/// An event in a game of Stalk Exchange. Slots are counted from 1, the leftmost. Cells are written as in moves.
public sealed interface StalkEvent extends Event {

    // --- Set-up

    /// Chance says who begins. SX-2.1
    @ByRule("SX-2.1")
    record FirstPlayerDrawn(Seat seat) implements StalkEvent {}

    /// A player draws a flower into the portfolio. SX-2.2
    ///
    /// @param flower empty for everybody but that player
    @ByRule("SX-2.2")
    record PortfolioDrawn(Seat seat, Optional<Flower> flower) implements StalkEvent {
        @Override
        public StalkEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new PortfolioDrawn(seat, Optional.empty());
        }
    }

    /// A flower from the greenhouse stands in bloom on a cell of the initial garden. SX-2.4
    @ByRule("SX-2.4")
    record FlowerSown(String cell, Flower flower) implements StalkEvent {}

    /// The table waits for something else now.
    ///
    /// @param seat the seat whose turn it is; while portfolios are drawn, the seat that draws
    /// @param slot the slot that chance fills at once; 0 for none
    record PhaseChanged(Phase phase, Seat seat, int slot) implements StalkEvent, Event.Quiet {}

    // --- Actions

    /// A turn begins.
    ///
    /// @param turn the turn's number, from 1
    /// @param actions basic actions that the player must do. SX-3.1
    @ByRule("SX-3.1")
    record TurnBegan(Seat seat, int turn, int actions) implements StalkEvent {}

    /// A flower goes from the exchange into the garden, bulb side up. SX-3.2
    @ByRule("SX-3.2")
    record Planted(Seat seat, int slot, Flower flower, String cell, Cost cost) implements StalkEvent {}

    /// A player takes a flower from the exchange into the portfolio and gives one of another type for it. SX-3.3
    @ByRule("SX-3.3")
    record Swapped(Seat seat, int slot, Flower taken, Flower given, Cost cost) implements StalkEvent {}

    /// All flowers of the exchange go to the compost. SX-3.6
    @ByRule("SX-3.6")
    record Flushed(Seat seat, List<FlowerCount> flowers) implements StalkEvent {
        public Flushed {
            flowers = List.copyOf(flowers);
        }
    }

    /// A player pays with a seedy business token. SX-3.5
    @ByRule("SX-3.5")
    record TokenSpent(Seat seat, int from, int to) implements StalkEvent {}

    /// A player ends the actions and keeps the tokens that are left. SX-3.7
    @ByRule("SX-3.7")
    record ActionsEnded(Seat seat) implements StalkEvent {}

    /// Basic actions that cannot be done are lost. SX-3.8
    @ByRule("SX-3.8")
    record ActionsLost(Seat seat, int actions) implements StalkEvent {}

    /// A player loses basic actions although flowers lie on the exchange. This shows that the portfolio holds
    /// only their one type. SX-7.5
    @ByRule("SX-7.5")
    record PortfolioRevealed(Seat seat, FlowerCount flowers) implements StalkEvent {}

    /// Everybody knows these flowers of a portfolio, and no others: taken from the exchange and not given back.
    /// SX-7.2
    record FlowersKnown(Seat seat, List<FlowerCount> flowers) implements StalkEvent, Event.Quiet {
        public FlowersKnown {
            flowers = List.copyOf(flowers);
        }
    }

    // --- Upkeep

    /// The actions are over. SX-4.1
    @ByRule("SX-4.1")
    record UpkeepBegan(Seat seat) implements StalkEvent {}

    /// All flowers of one type that are harvested together leave the garden for the market. SX-4.2 SX-4.4
    @ByRule({"SX-4.2", "SX-4.3", "SX-4.4"})
    record Harvested(Flower flower, List<String> cells) implements StalkEvent {
        public Harvested {
            cells = List.copyOf(cells);
        }
    }

    /// Each harvested flower raises the value of its type by one. SX-4.6
    @ByRule("SX-4.6")
    record ValueRose(Flower flower, int from, int to) implements StalkEvent {}

    /// Harvested flowers are laid on the market track, downwards. SX-4.6
    ///
    /// @param from the lowest space filled before; one more than the start space if none was
    /// @param to the lowest space filled now
    @ByRule("SX-4.6")
    record TrackFilled(int from, int to) implements StalkEvent {}

    /// Bulbs with an empty cell beside them turn over. SX-4.5
    @ByRule("SX-4.5")
    record Bloomed(List<String> cells) implements StalkEvent {
        public Bloomed {
            cells = List.copyOf(cells);
        }
    }

    /// A flower of the exchange goes to the compost. SX-4.7
    @ByRule("SX-4.7")
    record Composted(int slot, Flower flower) implements StalkEvent {}

    /// The flowers of the exchange slide to the right. SX-4.8
    @ByRule("SX-4.8")
    record ExchangeSlid(List<Slide> slides) implements StalkEvent {
        public ExchangeSlid {
            slides = List.copyOf(slides);
        }
    }

    /// One flower that slides.
    ///
    /// @param from the slot that it leaves
    /// @param to the slot into which it comes
    record Slide(int from, int to) {}

    /// An empty slot is filled from the greenhouse. SX-2.3 SX-3.6 SX-4.8 SX-A5
    @ByRule("SX-2.3")
    record SlotFilled(int slot, Flower flower) implements StalkEvent {}

    /// The whole compost goes back into the empty greenhouse. SX-A9
    ///
    /// @param flowers how many
    @ByRule("SX-A9")
    record CompostReturned(int flowers) implements StalkEvent {}

    // --- The end

    /// The flowers on the market track have passed the highest stalk value. SX-5.1
    ///
    /// @param value the highest stalk value
    /// @param space the lowest space filled
    @ByRule({"SX-5.1", "SX-5.3"})
    record MarketCrashed(int value, int space) implements StalkEvent {}

    /// The second end has come: the game ends after this turn. SX-5.2 SX-5.3 SX-A8
    @ByRule("SX-5.3")
    record EndTriggered(EndReason reason) implements StalkEvent {}

    /// No further turn begins. SX-5.3 SX-5.5
    record GameEnded(EndReason reason) implements StalkEvent {}

    /// Chance says which of the highest types busts. SX-A11
    @ByRule("SX-A11")
    record BustDrawn(Flower flower) implements StalkEvent {}

    /// A type with the highest value loses half of it before the scores. SX-6.1 SX-6.2
    @ByRule("SX-6.1")
    record ValueBusted(Flower flower, int from, int to) implements StalkEvent {}

    /// A player lays the portfolio open and scores it. SX-6.3 SX-7.1
    @ByRule({"SX-6.3", "SX-7.1"})
    record PortfolioScored(Seat seat, List<FlowerCount> flowers, int score) implements StalkEvent, Event.Reveal {
        public PortfolioScored {
            flowers = List.copyOf(flowers);
        }

        @Override
        public Message ahead() {
            return new StalkOpen.HiddenPortfolios();
        }
    }

    /// A rule had an effect that no other event names.
    record RuleApplied(Rule rule) implements StalkEvent, Event.RuleEffect {}

    /// A rule that had an effect.
    enum Rule {
        @ByRule("SX-5.4")
        COMPOST_STAYS,
        @ByRule("SX-6.2")
        ALL_BUST,
        @ByRule("SX-6.4")
        TIES,
        @ByRule("SX-A2")
        EDGE_CLOSED,
        @ByRule("SX-A3")
        ONE_BY_ONE,
        @ByRule("SX-A4")
        RIGHTMOST_PRESENT,
        @ByRule("SX-A7")
        CRASHES_WHEN_MET,
        @ByRule("SX-A10")
        ROUNDED
    }

    /// Returns this event as a viewer may know it. SX-7.1
    default StalkEvent seenBy(Viewer viewer) {
        return this;
    }
}
