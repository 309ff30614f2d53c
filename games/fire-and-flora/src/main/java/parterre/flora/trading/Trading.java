package parterre.flora.trading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Names;
import parterre.flora.cards.Names.CoinCount;
import parterre.flora.cards.Names.Goods;
import parterre.flora.cards.Resource;
import parterre.flora.ending.Ending;
import parterre.flora.events.Reasons.DeclineReason;
import parterre.flora.events.Reasons.Rule;
import parterre.flora.events.Stage;
import parterre.flora.events.TradeEvent;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Bundle;
import parterre.flora.moves.FloraMove.Counter;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.table.Purses;

/// Free trades with one other player at a time. They are an open family: they are judged, but only some are
/// listed. FF-9.1 to FF-9.5 FF-J51 FF-J52
/// FF-4.4e FF-9.3 FF-J24 FF-J26
public final class Trading {
    private static final FloraMove ACCEPT = new FloraMove.Accept();
    private static final FloraMove DECLINE = FloraMove.Decline.PLAIN;
    private static final FloraMove DECLINE_ALL = new FloraMove.DeclineAll();
    private static final Moves<FloraMove> ANSWERS = Moves.partly(List.of(ACCEPT, DECLINE, DECLINE_ALL));
    private static final Moves<FloraMove> REFUSALS = Moves.partly(List.of(DECLINE, DECLINE_ALL));

    private Trading() {}

    public static boolean mayPropose(TradingTable table) {
        return table.turn().proposals() < table.terms().tradeLimit();
    }

    /// Returns true if the active player may propose a trade and another player still takes offers.
    public static boolean canPropose(TradingTable table) {
        return mayPropose(table) && someoneTakesOffers(table);
    }

    private static boolean someoneTakesOffers(TradingTable table) {
        for (int seat = table.after(table.active()); seat != table.active(); seat = table.after(seat)) {
            if (!table.turn().isClosed(seat)) {
                return true;
            }
        }
        return false;
    }

    /// Returns the trades that are listed for random play and search. Each goes to a player who holds a card
    /// and still takes offers. The proposer gives one card of their most frequent type (the first of several),
    /// for one card of a type that they lack. FF-D4
    public static List<Offer> listed(TradingTable table) {
        long hand = table.purses().hand(table.active());
        if (!mayPropose(table) || hand == Hand.NONE) {
            return List.of();
        }
        var offers = new ArrayList<Offer>();
        var give = Bundle.of(Hand.mostFrequent(hand));
        for (int seat = table.after(table.active()); seat != table.active(); seat = table.after(seat)) {
            if (table.purses().hand(seat) == Hand.NONE || table.turn().isClosed(seat)) {
                continue;
            }
            for (var type : Resource.all()) {
                if (!Hand.has(hand, type)) {
                    offers.add(new Offer(Seat.of(seat), give, Bundle.of(type)));
                }
            }
        }
        return offers;
    }

    public static Optional<Refusal> refusal(TradingTable table, Offer offer) {
        if (!mayPropose(table)) {
            return Refusal.because("FF-J52", new FloraRefusal.NoMoreTrades());
        }
        int partner = offer.partner().index();
        if (partner >= table.seats() || partner == table.active()) {
            return Refusal.because("FF-9.1", new FloraRefusal.TradeWithAnother());
        }
        return table.turn().isClosed(partner)
                ? Refusal.because("FF-J52", new FloraRefusal.NoMoreOffers(offer.partner()))
                : unfit(table, offer);
    }

    /// Returns why the active player and their partner could not carry out this trade.
    public static Optional<Refusal> unfit(TradingTable table, Offer offer) {
        return unfit(table, table.active(), offer.give(), offer.partner().index(), offer.get());
    }

    /// Returns why one player could not give the one bundle and get the other. Only the number of the other
    /// side's cards is public. FF-9.5
    private static Optional<Refusal> unfit(TradingTable table, int giver, Bundle give, int other, Bundle get) {
        if (give.holdsNothing() && get.holdsNothing()) {
            return Refusal.because("FF-9.5", new FloraRefusal.EmptyTrade());
        }
        if (!Hand.holds(table.purses().hand(giver), give.hand())
                || give.cards().size() > Hand.size(table.purses().hand(giver))) {
            return Refusal.because("FF-9.5", new FloraRefusal.NoCardsToGive());
        }
        if (get.cards().size() > Hand.size(table.purses().hand(other))) {
            return Refusal.because(
                    "FF-9.5",
                    new FloraRefusal.HasOnlyCards(
                            Seat.of(other), Hand.size(table.purses().hand(other))));
        }
        return coinsAndLands(table, giver, give).or(() -> coinsAndLands(table, other, get));
    }

    private static Optional<Refusal> coinsAndLands(TradingTable table, int seat, Bundle bundle) {
        if (bundle.coins() > table.coins(seat)) {
            return Refusal.because("FF-9.5", new FloraRefusal.HasOnlyCoins(Seat.of(seat), table.coins(seat)));
        }
        for (var id : bundle.lands()) {
            int land = table.facts().land(id);
            if (land < 0 || table.lands().owner(land) != seat) {
                return Refusal.because(
                        "FF-9.5",
                        new FloraRefusal.NoParcelToGive(
                                Seat.of(seat), table.facts().called(id)));
            }
        }
        return new HashSet<>(bundle.lands()).size() < bundle.lands().size()
                ? Refusal.because("FF-9.5", new FloraRefusal.ParcelTwice())
                : Optional.empty();
    }

    public static void propose(TradingTable table, Offer offer) {
        table.turn().countProposals(1);
        table.waitFor(new Stage.Offered(offer));
        if (table.isHeard()) {
            table.tell(offered(table, offer));
            if (offer.give().holdsNothing() || offer.get().holdsNothing()) {
                table.tell(Rule.TRADE_FOR_NOTHING);
            }
        }
        show(table);
    }

    /// Returns the event that announces an offer.
    public static TradeEvent offered(TradingTable table, Offer offer) {
        return new TradeEvent.TradeOffered(
                Seat.of(table.active()),
                offer.partner(),
                goods(table.facts(), offer.give()),
                goods(table.facts(), offer.get()));
    }

    /// Returns the event that announces what the partner would take instead, given as an offer of the active player.
    public static TradeEvent suggested(TradingTable table, Offer offer) {
        return new TradeEvent.CounterSuggested(
                offer.partner(),
                Seat.of(table.active()),
                goods(table.facts(), offer.get()),
                goods(table.facts(), offer.give()));
    }

    /// Shows everybody that a player has the cards that they offer or would give. FF-9.5 FF-D6
    public static void show(TradingTable table) {
        if (table.stage() instanceof Stage.Offered(Offer offer)) {
            table.purses().show(table, table.active(), offer.give().hand());
        } else if (table.stage() instanceof Stage.Action(Optional<Offer> suggested) && suggested.isPresent()) {
            var offer = suggested.get();
            table.purses().show(table, offer.partner().index(), offer.get().hand());
        }
    }

    /// Asks the partner, whatever cards they hold. Silence is a decline, and the proposer may take the offer back.
    /// FF-J51
    public static Next<FloraMove> next(TradingTable table, Stage.Offered stage) {
        var partner = stage.offer().partner();
        var moves = canAccept(table.purses(), stage.offer()) ? ANSWERS : REFUSALS;
        return new Next.Together<>(
                BySeat.only(partner, moves),
                BySeat.only(partner, FloraMove.Decline.SILENCE),
                Optional.of(Seat.of(table.active())));
    }

    /// Returns true if the partner of this offer has the cards that it asks for. FF-9.5
    public static boolean canAccept(Purses purses, Offer offer) {
        return Hand.holds(purses.hand(offer.partner().index()), offer.get().hand());
    }

    public static Optional<Refusal> answerRefusal(TradingTable table, Stage.Offered stage, FloraMove move) {
        var offer = stage.offer();
        if (move.equals(ACCEPT)) {
            return canAccept(table.purses(), offer)
                    ? Optional.empty()
                    : Refusal.because("FF-9.5", new FloraRefusal.CardsNotHeld());
        }
        if (move instanceof Counter(Bundle give, Bundle get)) {
            return mayPropose(table)
                    ? unfit(table, offer.partner().index(), give, table.active(), get)
                    : Refusal.because("FF-J52", new FloraRefusal.AcceptOrDecline());
        }
        return move instanceof FloraMove.Decline || move.equals(DECLINE_ALL)
                ? Optional.empty()
                : Refusal.because("FF-9.4", new FloraRefusal.AnswerTheTrade());
    }

    public static void answer(TradingTable table, Stage.Offered stage, FloraMove answer) {
        var offer = stage.offer();
        var proposer = Seat.of(table.active());
        table.waitFor(Stage.Action.FREE);
        if (answer.equals(ACCEPT)) {
            if (table.isHeard()) {
                table.tell(new TradeEvent.TradeAccepted(offer.partner(), proposer));
            }
            carryOut(table, offer);
            Ending.afterAction(table);
        } else if (answer.equals(DECLINE_ALL)) {
            table.turn().close(offer.partner().index());
            if (table.isHeard()) {
                table.tell(new TradeEvent.OffersClosed(offer.partner(), proposer));
            }
        } else if (answer instanceof Counter(Bundle offered, Bundle wanted)) {
            var suggested = new Offer(offer.partner(), wanted, offered);
            table.waitFor(new Stage.Action(Optional.of(suggested)));
            if (table.isHeard()) {
                table.tell(suggested(table, suggested));
            }
            show(table);
        } else if (answer instanceof FloraMove.Decline(var reason) && table.isHeard()) {
            table.tell(new TradeEvent.TradeDeclined(
                    offer.partner(), proposer, reason.map(Trading::reason).orElse(DeclineReason.UNSAID)));
        }
    }

    /// Returns the reason for events and questions.
    public static DeclineReason reason(FloraMove.Reason reason) {
        return switch (reason) {
            case TOO_LITTLE -> DeclineReason.TOO_LITTLE;
            case KEEPS_IT -> DeclineReason.KEEPS_IT;
            case NOT_WITH_YOU -> DeclineReason.NOT_WITH_YOU;
            case UNANSWERED -> DeclineReason.UNANSWERED;
        };
    }

    /// Returns one side of a trade for events and questions.
    public static Goods goods(Facts facts, Bundle bundle) {
        var parts = new ArrayList<Names>(Hand.named(bundle.hand()));
        if (bundle.coins() > 0) {
            parts.add(new CoinCount(bundle.coins()));
        }
        var lands = bundle.lands().stream()
                .map(id -> facts.landName(facts.land(id)))
                .toList();
        parts.addAll(lands);
        return new Goods(parts, bundle.cards(), bundle.coins(), lands);
    }

    /// Carries out the whole trade at once. Plants and buildings stay with their parcels. FF-9.2 FF-9.4 FF-J25
    private static void carryOut(TradingTable table, Offer offer) {
        int proposer = table.active();
        int partner = offer.partner().index();
        table.purses()
                .trade(
                        table,
                        proposer,
                        offer.give().hand(),
                        partner,
                        offer.get().hand());
        tellAndMoveRest(table, proposer, partner, offer.give());
        tellAndMoveRest(table, partner, proposer, offer.get());
    }

    /// Emits the events for the cards of one side, and moves its coins and parcels.
    private static void tellAndMoveRest(TradingTable table, int from, int to, Bundle bundle) {
        table.purses().pay(from, bundle.coins());
        table.purses().gain(to, bundle.coins());
        if (table.isHeard()) {
            if (!bundle.cards().isEmpty()) {
                table.tell(new TradeEvent.CardsGiven(Seat.of(from), Seat.of(to), bundle.cards()));
            }
            if (bundle.coins() > 0) {
                table.tell(new TradeEvent.CoinsGiven(Seat.of(from), Seat.of(to), bundle.coins()));
            }
        }
        for (var id : bundle.lands()) {
            move(table, from, to, table.facts().land(id));
        }
    }

    private static void move(TradingTable table, int from, int to, int land) {
        int fromScore = table.isHeard() ? Ending.score(table, from) : 0;
        int toScore = table.isHeard() ? Ending.score(table, to) : 0;
        table.lands().move(land, to);
        if (table.isHeard()) {
            table.tell(new TradeEvent.ParcelGiven(
                    Seat.of(from), Seat.of(to), table.facts().landName(land)));
            Ending.tellScore(table, from, fromScore);
            Ending.tellScore(table, to, toScore);
        }
    }
}
