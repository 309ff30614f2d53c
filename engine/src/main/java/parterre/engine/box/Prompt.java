package parterre.engine.box;

/// What a question is about that several seats are asked out of turn. Made of what everybody knows, never of what the
/// asked seat holds: a default that stands unasked must not tell of that.
///
/// @param turn the turn in which it is asked, in a word: the same all through that turn, another one in the next
/// @param about what is to be answered, in a word or two, such as the card that was laid
/// @param asks the question as it is put to everybody at once, in a sentence: "Does anybody block the Water?"
/// @param presses true if the seat is the one aimed at, or somebody is close to the goal
public record Prompt(String turn, String about, String asks, boolean presses) {
    /// The same for a seat that it presses.
    public Prompt pressing() {
        return new Prompt(turn, about, asks, true);
    }
}
