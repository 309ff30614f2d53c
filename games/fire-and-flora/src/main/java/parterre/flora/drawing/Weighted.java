package parterre.flora.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.flora.material.Bag;
import parterre.flora.material.Hand;
import parterre.flora.material.LandSet;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraRefusal;

/// One card of a bag, each as likely as another; the outcome is its kind.
///
/// @param bag what is drawn from
/// @param move what drawing a kind is
/// @param rule what forbids other outcomes
public record Weighted(Bag bag, IntFunction<FloraMove> move, String rule) implements Odds<FloraMove> {
    @Override
    public FloraMove sample(Luck luck) {
        int kind = switch (bag) {
            case Bag.Resources(long cards) -> Hand.typeAt(cards, luck.below(Hand.size(cards)));
            case Bag.Counted counted -> counted.kindAt(luck.below(counted.size()));
            case LandSet lands -> lands.kindAt(luck.below(lands.size()));
        };
        return move.apply(kind);
    }

    @Override
    public Optional<Refusal> refusal(FloraMove outcome) {
        return outcomes().stream().anyMatch(possible -> possible.move().equals(outcome))
                ? Optional.empty()
                : Optional.of(new Refusal(rule, new FloraRefusal.NotByChance()));
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
