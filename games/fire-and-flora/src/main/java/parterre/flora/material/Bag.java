package parterre.flora.material;

import parterre.flora.cards.Resource;

/// Cards that chance draws from: so many of each kind, in an order of kinds.
public sealed interface Bag permits Bag.Resources, Bag.Counted, LandSet {
    /// How many kinds there are.
    int kinds();

    /// How many cards of a kind there are.
    int count(int kind);

    /// How many cards there are.
    int size();

    /// The kind of one of the cards, counted from 0 in the order of kinds.
    int kindAt(int index);

    /// A bag with one card of this kind.
    static Bag only(int kind) {
        var counts = new byte[kind + 1];
        counts[kind] = 1;
        return new Counted(counts);
    }

    /// Resource Cards, as [Hand] packs them.
    record Resources(long cards) implements Bag {
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

    /// So many of each kind.
    ///
    /// @param counts by kind; never written on again
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Counted(byte[] counts) implements Bag {
        @Override
        public int kinds() {
            return counts.length;
        }

        @Override
        public int count(int kind) {
            return counts[kind];
        }

        @Override
        public int size() {
            return Piles.sum(counts);
        }

        @Override
        public int kindAt(int index) {
            int left = index;
            int kind = 0;
            while (left >= counts[kind]) {
                left -= counts[kind++];
            }
            return kind;
        }
    }
}
