package parterre.flora.material;

import parterre.engine.Bag;
import parterre.flora.cards.Resource;

/// Resource Cards that chance draws from, as [Hand] packs them.
public record ResourceBag(long cards) implements Bag {
    @Override
    public int kinds() {
        return Resource.COUNT;
    }

    @Override
    public int count(int kind) {
        return Hand.count(cards, kind);
    }

    @Override
    public int size() {
        return Hand.size(cards);
    }

    @Override
    public int kindAt(int index) {
        return Hand.typeAt(cards, index);
    }
}
