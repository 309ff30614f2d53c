package parterre.flora.evaluation;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.engine.box.Suggestions;
import parterre.flora.cards.Resource;
import parterre.flora.events.Stage;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.Imagining;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Bundle;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.position.Draft;
import parterre.flora.trading.Trading;

/// Suggests trades: a card that the seat has twice or more, with a coin on top, for Water or Time. It also suggests
/// the trade that a partner has just said they would take. A seat makes at most two offers in a turn. FF-D4
public final class Bargains implements Suggestions<FloraMove, FloraView> {
    private static final int FREE_PROPOSALS = 2;
    private static final List<Resource> WANTED = List.of(Resource.WATER, Resource.TIME);

    @Override
    public List<FloraMove> suggest(FloraView view, Seat seat) {
        if (!(view.stage() instanceof Stage.Action action)
                || !seat.equals(view.active())
                || view.proposals() >= FREE_PROPOSALS) {
            return List.of();
        }
        var table = new Imagining(view).seen();
        var offers = new ArrayList<FloraMove>();
        action.suggested().ifPresent(offers::add);
        long hand = table.purses().hand(seat.index());
        for (var spare : Resource.all()) {
            for (var wanted : WANTED) {
                if (Hand.count(hand, spare) > 1 && !Hand.has(hand, wanted)) {
                    for (var other : Seat.first(table.seats())) {
                        offers.add(new Offer(other, new Bundle(List.of(spare), 1, List.of()), Bundle.of(wanted)));
                    }
                }
            }
        }
        var sizes = view.players();
        offers.removeIf(move -> move instanceof Offer offer
                && (sizes.get(offer.partner().index()).size()
                                < offer.get().cards().size()
                        || refused(table, offer)));
        return offers;
    }

    /// Returns true if the offer is not allowed. It ignores hidden hands, which are not on this table.
    private static boolean refused(Draft table, Offer offer) {
        var known = new Bundle(List.of(), offer.get().coins(), offer.get().lands());
        return Trading.refusal(table, new Offer(offer.partner(), offer.give(), known))
                .isPresent();
    }
}
