package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;

/// Applies the events of the potting shed to a view.
class ShedReducer implements ViewReducer<ShedEvent> {
    @Override
    public void apply(ShedEvent event, ViewDraft view) {
        switch (event) {
            case ShedEvent.RoundBegan(int round) -> view.set("round", round);
            case ShedEvent.DrawingBegan(Seat seat) -> view.set("stage", new Stage.Refill(seat, 0));
            case ShedEvent.CardDrawn(Seat seat, Optional<Kind> card) -> {
                var plot = view.in("gardens", seat);
                view.add("bag", -1);
                plot.add("handSize", 1);
                card.ifPresent(kind -> plot.add("hand." + kind.word(), 1));
                plot.set("dry", false);
                drawn(view);
            }
            case ShedEvent.CardCameUp(Seat seat, Kind card) -> {
                view.takeFirst("shelf");
                view.in("gardens", seat).add("basket." + card.word(), 1);
                drawn(view);
            }
            case ShedEvent.SowingBegan() -> view.set("stage", new Stage.Sow());
            case ShedEvent.Sown(Seat seat, List<Kind> cards, int _) ->
                cards.forEach(card -> discard(view, seat, card, Place.HAND));
            case ShedEvent.Scored(Seat seat, int from, int to, var _) ->
                view.in("gardens", seat).change("petals", from, to);
            case ShedEvent.HareScored(int from, int to) -> view.change("hare", from, to);
            case ShedEvent.TurnBegan(Seat seat, int offers) -> view.set("stage", new Stage.Turn(seat, offers));
            case ShedEvent.CardPlayed(Seat seat, Kind card, Place from) -> {
                discard(view, seat, card, from);
                if (card == Kind.BEE) {
                    view.set("stage", new Stage.Look(seat));
                }
            }
            case ShedEvent.StormAsked(Seat raiser, Seat struck) -> view.set("stage", new Stage.Storm(raiser, struck));
            case ShedEvent.CardLost(Seat seat, Kind card, Place from, var _) -> discard(view, seat, card, from);
            case ShedEvent.RainRuledOut(Seat seat) -> view.in("gardens", seat).set("dry", true);
            case ShedEvent.CardsLookedAt(Seat seat, Optional<List<Kind>> cards) -> {
                view.add("bag", -2);
                cards.ifPresent(two -> view.set("looked", sum(two)));
                view.set("stage", new Stage.Keep(seat));
            }
            case ShedEvent.CardKept(Seat seat, Optional<Kind> card) -> {
                view.remove("looked");
                view.in("gardens", seat).set("nest", new ShedView.Nest(card, Optional.empty(), false));
            }
            case ShedEvent.CardPutUnder(Seat seat, Optional<Kind> card) ->
                view.put("shelf", new ShedView.Shelved(card, seat));
            case ShedEvent.CounterAsked(Seat thief, Seat victim, Seat layer, int counters) ->
                view.set("stage", new Stage.Window(thief, victim, layer, counters));
            case ShedEvent.Countered(Seat seat, Kind card, Place from) -> discard(view, seat, card, from);
            case ShedEvent.CrowStood(Seat thief, Seat victim) -> view.set("stage", new Stage.Steal(thief, victim));
            case ShedEvent.CardStolen(Seat thief, Seat victim, Optional<Kind> card) -> {
                var robbed = view.in("gardens", victim);
                boolean dry = robbed.at("dry", Boolean.class);
                view.in("gardens", thief).set("nest", new ShedView.Nest(card, Optional.of(victim), dry));
                card.ifPresent(kind -> shown(robbed, kind));
                shrinks(robbed);
            }
            case ShedEvent.TradeProposed(Seat asker, Seat asked, var give, var get) -> {
                int offers = view.at("stage", Stage.Turn.class).offers() - 1;
                view.set("stage", new Stage.Offered(asker, asker, asked, bundle(give), bundle(get), offers));
            }
            case ShedEvent.CounterOffered(Seat asker, Seat asked, var give, var get) -> {
                var before = view.at("stage", Stage.Offered.class);
                view.set(
                        "stage",
                        new Stage.Offered(before.turn(), asker, asked, bundle(give), bundle(get), before.offers()));
            }
            case ShedEvent.TradeDeclined _ -> goesOn(view);
            case ShedEvent.TradeCarriedOut(Seat asker, Seat asked, var give, var get, List<Kind> fromHand) -> {
                var giver = view.in("gardens", asker);
                var other = view.in("gardens", asked);
                give.cards().forEach(card -> giver.add("basket." + card.word(), -1));
                give.cards().forEach(card -> other.add("basket." + card.word(), 1));
                get.cards().forEach(card -> giver.add("basket." + card.word(), 1));
                get.cards().forEach(card -> other.add("basket." + card.word(), -1));
                for (var card : fromHand) {
                    other.add("basket." + card.word(), 1);
                    shown(other, card);
                    shrinks(other);
                }
                goesOn(view);
            }
            case ShedEvent.GameEnded() -> view.set("stage", new Stage.Over());
            case ShedEvent.Passed _, ShedEvent.AnswerLapsed _, ShedEvent.CrowFailed _ -> {}
        }
    }

    private static void drawn(ViewDraft view) {
        var stage = view.at("stage", Stage.Refill.class);
        view.set("stage", new Stage.Refill(stage.seat(), stage.drawn() + 1));
    }

    private static void goesOn(ViewDraft view) {
        var stage = view.at("stage", Stage.Offered.class);
        view.set("stage", new Stage.Turn(stage.turn(), stage.offers()));
    }

    private static void discard(ViewDraft view, Seat seat, Kind card, Place from) {
        var plot = view.in("gardens", seat);
        switch (from) {
            case HAND -> {
                shown(plot, card);
                shrinks(plot);
            }
            case NEST -> plot.remove("nest");
            case BASKET -> plot.add("basket." + card.word(), -1);
        }
        view.add("discard." + card.word(), 1);
    }

    /// Takes a card out of a hand that lies open.
    private static void shown(ViewDraft plot, Kind card) {
        if (plot.has("hand")) {
            plot.add("hand." + card.word(), -1);
        }
    }

    /// Nothing is known of an empty hand (CF-8.2).
    private static void shrinks(ViewDraft plot) {
        plot.add("handSize", -1);
        if (plot.number("handSize") == 0) {
            plot.set("dry", false);
        }
    }

    private static Cards sum(List<Kind> cards) {
        var sum = Cards.NONE;
        for (var card : cards) {
            sum = sum.plus(card);
        }
        return sum;
    }

    private static Bundle bundle(ShedEvent.Goods goods) {
        return new Bundle(goods.petals(), sum(goods.cards()));
    }
}
