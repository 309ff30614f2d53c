package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.flora.cards.Resource;

/// One card of a bag, each as likely as another; the outcome is its kind.
///
/// @param bag what is drawn from
/// @param move what drawing a kind is
/// @param rule what forbids other outcomes
record Weighted(Bag bag, IntFunction<FloraMove> move, String rule) implements Odds<FloraMove> {
    /// What is drawn from: so many cards of each kind, in an order of kinds.
    sealed interface Bag permits Resources, Counted, LandSet {
        int kinds();

        int count(int kind);

        /// How many cards there are.
        int size();

        /// The kind of one of the cards, counted from 0 in the order of kinds.
        int kindAt(int index);
    }

    /// Resource Cards, as [Hand] says.
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
    /// @param counts nobody writes on them any more
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

    /// One kind alone.
    static Bag only(int kind) {
        var counts = new byte[kind + 1];
        counts[kind] = 1;
        return new Counted(counts);
    }

    @Override
    public FloraMove sample(Luck luck) {
        int kind = switch (bag) {
            case Resources(long cards) -> Hand.typeAt(cards, luck.below(Hand.size(cards)));
            case Counted counted -> counted.kindAt(luck.below(counted.size()));
            case LandSet lands -> lands.kindAt(luck.below(lands.size()));
        };
        return move.apply(kind);
    }

    @Override
    public Optional<Refusal> refusal(FloraMove outcome) {
        return outcomes().stream().anyMatch(possible -> possible.move().equals(outcome))
                ? Optional.empty()
                : Optional.of(new Refusal(rule, "This cannot be drawn or rolled here."));
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<FloraMove>> outcomes() {
        var outcomes = new ArrayList<Outcome<FloraMove>>();
        for (int kind = 0; kind < bag.kinds(); kind++) {
            if (bag.count(kind) > 0) {
                outcomes.add(new Outcome<>(move.apply(kind), bag.count(kind)));
            }
        }
        return outcomes;
    }
}
