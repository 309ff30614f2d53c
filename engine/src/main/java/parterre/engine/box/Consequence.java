package parterre.engine.box;

/// One thing that a move does, as can be told before it is made.
///
/// @param certainty who or what has the last word on it
/// @param at the id of the target where it happens, in the game's notation; empty if nowhere in particular
/// @param says one short sentence ("scores 4 and skips 1 square")
public record Consequence(Certainty certainty, String at, String says) {
    /// Whether it is settled by the move itself.
    public enum Certainty {
        /// It happens.
        CERTAIN,
        /// It happens unless others decide otherwise, or they choose how.
        OTHERS_DECIDE,
        /// A die, a draw or a reveal decides.
        CHANCE_DECIDES,
        /// The same player still has something to decide.
        MORE_TO_COME
    }

    public static Consequence certain(String at, String says) {
        return new Consequence(Certainty.CERTAIN, at, says);
    }
}
