package parterre.gnomes;

import parterre.engine.Worded;

/// The next thing that a game waits for. GG-12
public enum Phase implements Worded {
    /// Chance lays the first two task cards.
    LAY("lay"),
    /// Chance deals the gnomes.
    DEAL("deal"),
    /// Chance gives the automa an animal. GG-R48
    ADOPT("adopt"),
    /// Everybody chooses gnomes in secret.
    COMMIT("commit"),
    /// Chance turns up the control cards.
    CONTROL("control"),
    /// A player does tasks.
    RESOLVE("resolve"),
    /// In August a player who has played three gnomes chooses one to keep.
    KEEP("keep"),
    /// Chance says which gnomes the automa passes.
    PASS("pass"),
    /// Chance turns up the next task card.
    SLIDE("slide"),
    OVER("over");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    @Override
    public String word() {
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
