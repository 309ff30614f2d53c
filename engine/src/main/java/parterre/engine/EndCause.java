package parterre.engine;

/// The reason why a game ended: a constant of the game's enum. The game's catalogue has its words, as for
/// every enum.
public interface EndCause {
    /// Returns the constant's name.
    String name();

    /// Returns how results and records write the cause: a few words on one line without `;`, in no language that
    /// a player reads. It never changes, because records contain it.
    ///
    /// They are the words of the constant's name ("market crash" for `MARKET_CRASH`), unless a file
    /// `notation.properties` beside the enum's class has others for it.
    default String notation() {
        return CauseNotation.of(this);
    }
}
