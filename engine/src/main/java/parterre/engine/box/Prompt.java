package parterre.engine.box;

import java.util.List;
import parterre.engine.Message;

/// Describes a question that several seats are asked out of turn. It uses only what everybody knows, never what
/// the asked seat holds. Otherwise a default answer without a question would reveal the seat's secrets.
///
/// @param turn a word that identifies the turn of the question: the same for the whole turn, and different for
///     the next
/// @param topics the topics of the question, such as the cards that were laid: names from [Prompts#topics()]. A
///     player who does not want to be asked about any of them is not asked
/// @param asks the question to everybody at once: "Does anybody block Water?"
/// @param presses true if the seat is the target, or if a player is close to the goal
public record Prompt(String turn, List<String> topics, Message asks, boolean presses) {
    public Prompt {
        topics = List.copyOf(topics);
    }

    /// Returns the same prompt with [#presses()] true.
    public Prompt pressing() {
        return new Prompt(turn, topics, asks, true);
    }
}
