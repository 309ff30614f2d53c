package parterre.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/// The odds of one piece from a [Bag].
///
/// @param size of the bag
record BagOdds<M extends Move>(Bag bag, int size, IntFunction<M> move, Refusal otherwise) implements Odds<M> {
    @Override
    public M sample(Luck luck) {
        return move.apply(bag.kindAt(luck.below(size)));
    }

    @Override
    public Optional<Refusal> refusal(M outcome) {
        for (int kind = 0; kind < bag.kinds(); kind++) {
            if (bag.count(kind) > 0 && move.apply(kind).equals(outcome)) {
                return Optional.empty();
            }
        }
        return Optional.of(otherwise);
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<M>> outcomes() {
        var outcomes = new ArrayList<Outcome<M>>(bag.kinds());
        for (int kind = 0; kind < bag.kinds(); kind++) {
            if (bag.count(kind) > 0) {
                outcomes.add(new Outcome<>(move.apply(kind), bag.count(kind)));
            }
        }
        return outcomes;
    }
}
