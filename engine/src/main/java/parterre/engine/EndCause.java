package parterre.engine;

/// The reason why a game ended: a constant of the game's enum. The game's catalogue has its words, as for
/// every enum.
public interface EndCause {
    /// Returns how results and records write the cause: a few words on one line without `;`, in no language that
    /// a player reads. The text is declared beside the constant. It never changes, because records contain it.
    String notation();
}
