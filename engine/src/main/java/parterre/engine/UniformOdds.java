package parterre.engine;

import java.util.List;
import java.util.Optional;

/// The odds of outcomes that are equally likely.
record UniformOdds<M extends Move>(List<M> moves, Refusal otherwise) implements Odds<M> {
    UniformOdds {
        moves = List.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("chance needs at least one outcome");
        }
    }

    @Override
    public M sample(Luck luck) {
        return moves.get(luck.below(moves.size()));
    }

    @Override
    public Optional<Refusal> refusal(M outcome) {
        return moves.contains(outcome) ? Optional.empty() : Optional.of(otherwise);
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<M>> outcomes() {
        return moves.stream().map(move -> new Outcome<>(move, 1)).toList();
    }
}
