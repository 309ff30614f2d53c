package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// What a question is about that several seats are asked out of turn. Made of what everybody knows, never of what the
/// asked seat holds: a default that stands unasked must not tell of that.
///
/// @param turn the turn in which it is asked, in a word: the same all through that turn, another one in the next
/// @param topics what is to be answered, such as the cards that were laid: names out of [Prompts#topics()]. Somebody
///     who wants to be asked about none of them is not asked
/// @param asks the question as it is put to everybody at once: "Does anybody block Water?"
/// @param presses true if the seat is the one aimed at, or somebody is close to the goal
public record Prompt(String turn, List<String> topics, Message asks, boolean presses) {
    public Prompt {
        topics = List.copyOf(topics);
    }

    /// The same for a seat that it presses.
    public Prompt pressing() {
        return new Prompt(turn, topics, asks, true);
    }
}
