package parterre.engine;

/// Pieces of several kinds that chance draws from. Pieces of a kind are alike, and every single piece is
/// equally likely.
public interface Bag {
    /// Returns how many kinds there are. Kinds are numbers from 0.
    int kinds();

    /// Returns how many pieces of this kind there are, at least 0.
    int count(int kind);

    /// Returns how many pieces there are.
    default int size() {
        int size = 0;
        for (int kind = 0; kind < kinds(); kind++) {
            size += count(kind);
        }
        return size;
    }

    /// Returns the kind of a single piece, if all pieces lie in the order of kinds.
    ///
    /// @param index from 0 to `size()` - 1
    default int kindAt(int index) {
        int left = index;
        for (int kind = 0; kind < kinds(); kind++) {
            left -= count(kind);
            if (left < 0) {
                return kind;
            }
        }
        throw new IllegalArgumentException("there are " + size() + " pieces, and none has the index " + index);
    }
}
