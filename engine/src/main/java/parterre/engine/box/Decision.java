package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// A decision as a question to a person.
///
/// @param asks the question, in words one short sentence ("Choose a die and where to go")
/// @param picks in the order in which a person would think of them; any order of answering is fine
public record Decision(Message asks, List<Pick> picks) {
    public Decision {
        picks = List.copyOf(picks);
    }
}
