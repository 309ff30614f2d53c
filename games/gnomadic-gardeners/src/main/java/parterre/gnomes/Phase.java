package parterre.gnomes;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a game waits for. GG-12
enum Phase {
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
    /// In August: who has played three gnomes chooses one to keep.
    KEEP,
    /// Chance says which gnomes the automa passes.
    PASS,
    /// Chance turns up the next task card.
    SLIDE,
    OVER;

    private static final Map<String, Phase> BY_WORD =
            Arrays.stream(values()).collect(Collectors.toMap(Phase::word, phase -> phase));

    private final String word = name().toLowerCase(Locale.ROOT);

    String word() {
        return word;
    }

    /// Whether nobody has been asked for gnomes yet.
    boolean isBeforeTheFirstRound() {
        return switch (this) {
            case LAY, DEAL, ADOPT -> true;
            case COMMIT, CONTROL, RESOLVE, KEEP, PASS, SLIDE, OVER -> false;
        };
    }

    static Optional<Phase> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }
}
