package parterre.engine;

import java.util.List;

/// Moves that are few enough to list at once.
record ListedMoves<M extends Move>(List<M> list, boolean unlisted) implements Moves<M> {
    ListedMoves {
        if (list.isEmpty()) {
            throw new IllegalArgumentException("a seat that is asked must have a move");
        }
    }

    @Override
    public int size() {
        return list.size();
    }

    @Override
    public M get(int index) {
        return list.get(index);
    }
}
