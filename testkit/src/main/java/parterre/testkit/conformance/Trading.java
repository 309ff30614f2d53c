package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;

/// Trades of petals and cards, any bundle for any (chapter 6).
final class Trading {
    private static final ShedMove ACCEPT = new ShedMove.Accept();
    private static final ShedMove DECLINE = new ShedMove.Decline();

    private Trading() {}

    /// Returns the trades that are listed: a petal for a card of any kind, a card of the basket for a petal (CF-6.5).
    /// Some may be refused.
    static List<ShedMove> listed(Position position, Seat seat) {
        var petal = new Bundle(1, Cards.NONE);
        var offers = new ArrayList<ShedMove>();
        for (var partner : Seat.first(position.seats())) {
            for (var kind : Kind.ALL) {
                offers.add(new ShedMove.Offer(partner, petal, new Bundle(0, Cards.one(kind))));
                offers.add(new ShedMove.Offer(partner, new Bundle(0, Cards.one(kind)), petal));
            }
        }
        return offers;
    }

    static Optional<Refusal> refusal(Position position, Stage.Turn stage, ShedMove.Offer offer) {
        return stage.offers() == 0
                ? Optional.of(new Refusal("CF-6.1", new ShedRefusal.NoMoreTrades()))
                : unfit(position, stage.seat(), offer);
    }

    /// Judged by what the proposer can see (CF-6.1, CF-6.2).
    private static Optional<Refusal> unfit(Position position, Seat proposer, ShedMove.Offer offer) {
        var partner = offer.partner();
        if (partner.index() >= position.seats() || partner.equals(proposer)) {
            return Optional.of(new Refusal("CF-6.1", new ShedRefusal.TradeWithAnother()));
        }
        if (offer.give().isEmpty() && offer.get().isEmpty()) {
            return Optional.of(new Refusal("CF-6.1", new ShedRefusal.EmptyTrade()));
        }
        var own = position.garden(proposer);
        if (offer.give().petals() > own.petals()
                || !own.basket().has(offer.give().cards())) {
            return Optional.of(new Refusal(
                    "CF-6.2",
                    new ShedRefusal.CanGiveOnly(own.petals(), own.basket().toString())));
        }
        var theirs = position.garden(partner);
        if (offer.get().petals() > theirs.petals()) {
            return Optional.of(new Refusal("CF-6.2", new ShedRefusal.HasPetalsOnly(partner, theirs.petals())));
        }
        var has = new ShedRefusal.HasCardsOnly(
                partner, theirs.basket().toString(), theirs.hand().size());
        return beyondTheBasket(theirs, offer.get().cards()).size()
                        > theirs.hand().size()
                ? Optional.of(new Refusal("CF-6.2", has))
                : Optional.empty();
    }

    private static Cards beyondTheBasket(Garden garden, Cards asked) {
        return asked.minus(asked.common(garden.basket()));
    }

    static Position propose(Position position, Stage.Turn stage, ShedMove.Offer offer, EventSink<ShedEvent> events) {
        var seat = stage.seat();
        if (events.isHeard()) {
            events.add(new ShedEvent.TradeProposed(
                    seat, offer.partner(), ShedEvent.Goods.of(offer.give()), ShedEvent.Goods.of(offer.get())));
        }
        return position.at(
                new Stage.Offered(seat, seat, offer.partner(), offer.give(), offer.get(), stage.offers() - 1));
    }

    /// The partner is asked whether or not they have the cards, and can decline by saying nothing. The proposer may
    /// take the offer back until then (CF-6.3). Accepting comes first, then declining, then one trade of the
    /// partner's own, of the many that are legal (CF-6.6).
    static Next<ShedMove> next(Position position, Stage.Offered stage) {
        var moves = new ArrayList<ShedMove>();
        if (canAccept(position, stage)) {
            moves.add(ACCEPT);
        }
        moves.add(DECLINE);
        var more = new Bundle(stage.give().petals() + 1, stage.give().cards());
        var counter = new ShedMove.Offer(stage.asker(), stage.get(), more);
        if (refusal(position, stage, counter).isEmpty()) {
            moves.add(counter);
        }
        return new Next.Together<>(
                BySeat.only(stage.asked(), stage.isCounter() ? Moves.of(moves) : Moves.partly(moves)),
                BySeat.only(stage.asked(), DECLINE),
                Optional.of(stage.asker()));
    }

    private static boolean canAccept(Position position, Stage.Offered stage) {
        var garden = position.garden(stage.asked());
        return garden.hand().has(beyondTheBasket(garden, stage.get().cards()));
    }

    static Optional<Refusal> refusal(Position position, Stage.Offered stage, ShedMove move) {
        if (move.equals(DECLINE)) {
            return Optional.empty();
        }
        if (move.equals(ACCEPT)) {
            return canAccept(position, stage)
                    ? Optional.empty()
                    : Optional.of(new Refusal("CF-6.3", new ShedRefusal.LacksWhatIsAsked()));
        }
        if (!(move instanceof ShedMove.Offer counter) || !counter.partner().equals(stage.asker())) {
            return Optional.of(new Refusal("CF-6.3", new ShedRefusal.AnswerTheTrade(stage.asker())));
        }
        return stage.isCounter()
                ? Optional.of(new Refusal("CF-6.6", new ShedRefusal.AnswerTheCounter()))
                : unfit(position, stage.asked(), counter);
    }

    /// An accepted trade is carried out at once, and the turn goes on (CF-6.4). A counter-offer asks the
    /// proposer in turn (CF-6.6).
    static Position answer(Position position, Stage.Offered stage, ShedMove answer, EventSink<ShedEvent> events) {
        if (answer instanceof ShedMove.Offer(Seat _, Bundle give, Bundle get)) {
            if (events.isHeard()) {
                events.add(new ShedEvent.CounterOffered(
                        stage.asked(), stage.asker(), ShedEvent.Goods.of(give), ShedEvent.Goods.of(get)));
            }
            return position.at(
                    new Stage.Offered(stage.turn(), stage.asked(), stage.asker(), give, get, stage.offers()));
        }
        var turn = new Stage.Turn(stage.turn(), stage.offers());
        if (answer.equals(ACCEPT)) {
            return carriedOut(position, stage, events).at(turn);
        }
        if (events.isHeard()) {
            events.add(new ShedEvent.TradeDeclined(stage.asked(), stage.asker()));
        }
        return position.at(turn);
    }

    /// All cards that are traded come to baskets; those asked for are taken from the basket first (CF-6.4).
    private static Position carriedOut(Position position, Stage.Offered stage, EventSink<ShedEvent> events) {
        var asker = position.garden(stage.asker());
        var asked = position.garden(stage.asked());
        var given = stage.give().cards();
        var got = stage.get().cards();
        var fromHand = beyondTheBasket(asked, got);
        if (events.isHeard()) {
            events.add(new ShedEvent.TradeCarriedOut(
                    stage.asker(),
                    stage.asked(),
                    ShedEvent.Goods.of(stage.give()),
                    ShedEvent.Goods.of(stage.get()),
                    fromHand.list()));
        }
        int petals = stage.get().petals() - stage.give().petals();
        var next = position.with(
                        stage.asker(),
                        asker.withBasket(asker.basket().minus(given).plus(got)))
                .with(
                        stage.asked(),
                        asked.withHand(asked.hand().minus(fromHand))
                                .withBasket(asked.basket()
                                        .minus(got.minus(fromHand))
                                        .plus(given)));
        next = Turns.gaining(next, stage.asker(), petals, ShedEvent.Reason.TRADE, events);
        return Turns.gaining(next, stage.asked(), -petals, ShedEvent.Reason.TRADE, events);
    }
}
