package parterre.engine.box;

import java.util.List;

/// A decision as a person is asked it.
///
/// @param asks one short sentence ("Choose a die and where to go")
/// @param picks in the order in which a person would think of them; any order of answering is fine
public record Decision(String asks, List<Pick> picks) {
    public Decision {
        picks = List.copyOf(picks);
    }
}
