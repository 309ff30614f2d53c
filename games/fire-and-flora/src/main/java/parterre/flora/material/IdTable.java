package parterre.flora.material;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the places of ids, by open addressing with linear probing. Moves name cards by ids, so that every playout
/// looks them up; this is faster than a map of boxed numbers.
final class IdTable {
    private static final int NONE = -1;
    /// Slots for each id. So the first slot looked at is nearly always the right one.
    private static final int SLOTS_PER_ID = 8;

    private final @Nullable String[] slots;
    private final int[] places;

    /// @param ids all different
    IdTable(List<String> ids) {
        slots = new String[Integer.highestOneBit(ids.size() + 1) * SLOTS_PER_ID];
        places = new int[slots.length];
        for (int place = 0; place < ids.size(); place++) {
            int slot = first(ids.get(place));
            while (slots[slot] != null) {
                slot = after(slot);
            }
            slots[slot] = ids.get(place);
            places[slot] = place;
        }
    }

    /// Returns the place of an id; -1 if there is none.
    int place(String id) {
        int slot = first(id);
        while (slots[slot] != null) {
            if (id.equals(slots[slot])) {
                return places[slot];
            }
            slot = after(slot);
        }
        return NONE;
    }

    private int first(String id) {
        int hash = id.hashCode();
        return (hash ^ hash >>> 16) & (slots.length - 1);
    }

    private int after(int slot) {
        return slot + 1 & (slots.length - 1);
    }
}
