package parterre.flora.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// An action on a plant, or by it. FF-5.6
public enum PlantAction {
    /// Small becomes big.
    GROW,
    /// Big becomes small.
    DAMAGE,
    /// The plant goes back to the Species Pool.
    KILL,
    /// A small child on an open land.
    PROPAGATE,
    /// A small child on an open land or in place of a non-woody plant of the other kind.
    INVADE;

    /// Returns its name in card files and on the page.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Returns true if a side of this size can do it. Small plants grow or die. Big plants do everything except
    /// grow.
    boolean suits(Size size) {
        return switch (this) {
            case GROW -> size == Size.SMALL;
            case KILL -> true;
            case DAMAGE, PROPAGATE, INVADE -> size == Size.BIG;
        };
    }

    static Optional<PlantAction> of(String word) {
        return Arrays.stream(values())
                .filter(action -> action.word().equals(word))
                .findFirst();
    }

    static String words(Size size) {
        return Arrays.stream(values())
                .filter(action -> action.suits(size))
                .map(PlantAction::word)
                .collect(Collectors.joining(", "));
    }
}
