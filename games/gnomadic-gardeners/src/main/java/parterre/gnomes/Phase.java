package parterre.gnomes;

import java.util.Locale;

/// The next thing that a game waits for. GG-12
public enum Phase {
    /// Chance lays the first two task cards.
    LAY,
    /// Chance deals the gnomes.
    DEAL,
    /// Chance gives the automa an animal. GG-R48
    ADOPT,
    /// Everybody chooses gnomes in secret.
    COMMIT,
    /// Chance turns up the control cards.
    CONTROL,
    /// A player does tasks.
    RESOLVE,
    /// In August a player who has played three gnomes chooses one to keep.
    KEEP,
    /// Chance says which gnomes the automa passes.
    PASS,
    /// Chance turns up the next task card.
    SLIDE,
    OVER;

    private final String word = name().toLowerCase(Locale.ROOT);

    String word() {
        return word;
    }

    /// Returns true if no player has been asked for gnomes yet.
    boolean isBeforeTheFirstRound() {
        return switch (this) {
            case LAY, DEAL, ADOPT -> true;
            case COMMIT, CONTROL, RESOLVE, KEEP, PASS, SLIDE, OVER -> false;
        };
    }
}
