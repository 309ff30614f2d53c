package parterre.flora.eventcards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.flora.cards.Resource;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;

/// The odds of the Pack Rat: one card from each hand, all equally likely. FF-11.4
public record RatOdds(List<Long> hands) implements Odds<FloraMove> {
    @Override
    public FloraMove sample(Luck luck) {
        var cards = new ArrayList<Optional<Resource>>(hands.size());
        for (long hand : hands) {
            cards.add(any(hand, luck));
        }
        return new FloraMove.Rats(cards);
    }

    @Override
    public Optional<Refusal> refusal(FloraMove outcome) {
        return outcome instanceof FloraMove.Rats(List<Optional<Resource>> cards)
                        && ways(hands).contains(cards)
                ? Optional.empty()
                : Optional.of(new Refusal("FF-11.4", new FloraRefusal.RatTakesOfEach()));
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<FloraMove>> outcomes() {
        return ways(hands).stream()
                .map(way -> new Outcome<FloraMove>(new FloraMove.Rats(way), weight(way)))
                .toList();
    }

    private long weight(List<Optional<Resource>> way) {
        long weight = 1;
        for (int seat = 0; seat < hands.size(); seat++) {
            var card = way.get(seat);
            weight *= card.isPresent() ? Hand.count(hands.get(seat), card.get()) : 1;
        }
        return weight;
    }

    /// Returns a random card of a hand; all cards are equally likely.
    private static Optional<Resource> any(long hand, Luck luck) {
        return hand == Hand.NONE
                ? Optional.empty()
                : Optional.of(Resource.all().get(Hand.typeAt(hand, luck.below(Hand.size(hand)))));
    }

    /// Returns every way in which each seat passes a card. FF-11.4
    private static List<List<Optional<Resource>>> ways(List<Long> hands) {
        List<List<Optional<Resource>>> ways = List.of(List.of());
        for (long hand : hands) {
            var longer = new ArrayList<List<Optional<Resource>>>();
            for (var way : ways) {
                for (var card : choices(hand)) {
                    var next = new ArrayList<>(way);
                    next.add(card);
                    longer.add(next);
                }
            }
            ways = longer;
        }
        return ways;
    }

    private static List<Optional<Resource>> choices(long hand) {
        return hand == Hand.NONE
                ? List.of(Optional.empty())
                : Resource.all().stream()
                        .filter(type -> Hand.has(hand, type))
                        .map(Optional::of)
                        .toList();
    }
}
