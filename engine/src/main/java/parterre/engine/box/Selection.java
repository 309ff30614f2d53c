package parterre.engine.box;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A person's picks: for each pick by its name, the ids of the chosen targets. An id may occur as often as its
/// target's count. An amount is one id, the number. An offer's ids begin with `give:` or `get:`.
///
/// @param byPick pick names and the ids chosen there; a pick without a choice is left out
public record Selection(Map<String, List<String>> byPick) {
    public Selection {
        byPick = Collections.unmodifiableMap(new LinkedHashMap<>(byPick));
    }

    public static Selection none() {
        return new Selection(Map.of());
    }

    /// Returns the same selection with one more pick answered by one target.
    public Selection with(String pick, String id) {
        return with(pick, List.of(id));
    }

    /// Returns the same selection with one more pick answered.
    public Selection with(String pick, List<String> ids) {
        var next = new LinkedHashMap<>(byPick);
        next.put(pick, List.copyOf(ids));
        return new Selection(next);
    }

    /// Returns the ids chosen at this pick; empty if there are none.
    public List<String> at(String pick) {
        return byPick.getOrDefault(pick, List.of());
    }
}
