package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.flora.cards.Names.Goods;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Resource;

/// An event of trades, chapter 9 of the rules.
public sealed interface TradeEvent extends FloraEvent {
    /// A seat offers a trade. FF-4.4e FF-9.1
    @ByRule({"FF-4.4e", "FF-9.1"})
    record TradeOffered(Seat seat, Seat partner, Goods give, Goods get) implements TradeEvent {}

    /// The partner takes the trade. FF-9.4
    @ByRule("FF-9.4")
    record TradeAccepted(Seat seat, Seat partner) implements TradeEvent {}

    /// Cards change hands in a trade. FF-9.2
    @ByRule("FF-9.2")
    record CardsGiven(Seat from, Seat to, List<Resource> cards) implements TradeEvent {
        public CardsGiven {
            cards = List.copyOf(cards);
        }
    }

    /// Coins change hands in a trade. FF-9.2
    @ByRule("FF-9.2")
    record CoinsGiven(Seat from, Seat to, int coins) implements TradeEvent {}

    /// A parcel changes hands in a trade, with all that is on it. FF-9.2 FF-9.3
    @ByRule({"FF-9.2", "FF-9.3", "FF-J25"})
    record ParcelGiven(Seat from, Seat to, LandName land) implements TradeEvent, Event.Receipt {
        @Override
        public Optional<Seat> receiver() {
            return Optional.of(to);
        }
    }

    /// The partner, `seat`, declines the trade.
    record TradeDeclined(Seat seat, Seat proposer, Reasons.DeclineReason reason) implements TradeEvent {}

    /// The partner declines and takes no more offers in this turn. FF-J52
    @ByRule("FF-J52")
    record OffersClosed(Seat seat, Seat proposer) implements TradeEvent {}

    /// The partner declines and says which trade they would take. FF-9.4
    @ByRule("FF-9.4")
    record CounterSuggested(Seat seat, Seat proposer, Goods give, Goods get) implements TradeEvent {}
}
