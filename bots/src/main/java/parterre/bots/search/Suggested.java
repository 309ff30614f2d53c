package parterre.bots.search;

import java.util.List;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;

/// The listed moves at their places, followed by suggested ones.
record Suggested<M extends Move>(Moves<M> listed, List<M> further) implements Moves<M> {
    /// Returns the list, followed by the suggestions that are not in it.
    static <M extends Move> Moves<M> with(Moves<M> listed, List<M> suggestions) {
        var further = suggestions.stream()
                .distinct()
                .filter(move -> !listed.list().contains(move))
                .toList();
        return further.isEmpty() ? listed : new Suggested<>(listed, further);
    }

    @Override
    public int size() {
        return listed.size() + further.size();
    }

    @Override
    public M get(int index) {
        return index < listed.size() ? listed.get(index) : further.get(index - listed.size());
    }

    @Override
    public boolean unlisted() {
        return true;
    }

    @Override
    public M sample(Luck luck) {
        return get(luck.below(size()));
    }
}
