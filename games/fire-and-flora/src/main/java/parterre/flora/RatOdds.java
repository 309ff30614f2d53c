package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.flora.cards.Resource;

/// The Pack Rat: from each hand one card, each as likely as another. FF-11.4
record RatOdds(List<Long> hands) implements Odds<FloraMove> {
    @Override
    public FloraMove sample(Luck luck) {
        var cards = new ArrayList<Optional<Resource>>(hands.size());
        for (long hand : hands) {
            cards.add(Drawing.any(hand, luck));
        }
        return new FloraMove.Rats(cards);
    }

    @Override
    public Optional<Refusal> refusal(FloraMove outcome) {
        return outcome instanceof FloraMove.Rats(List<Optional<Resource>> cards)
                        && Drawing.ways(hands).contains(cards)
                ? Optional.empty()
                : Optional.of(new Refusal("FF-11.4", "The Pack Rat takes a card from each hand that holds one."));
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<FloraMove>> outcomes() {
        return Drawing.ways(hands).stream()
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
}
