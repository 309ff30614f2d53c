package parterre.flora.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// An action on a plant, or by it. FF-5.6
public enum PlantAction implements Worded {
    /// Small becomes big.
    GROW("grow"),
    /// Big becomes small.
    DAMAGE("damage"),
    /// The plant goes back to the Species Pool.
    KILL("kill"),
    /// A small child on an open land.
    PROPAGATE("propagate"),
    /// A small child on an open land or in place of a non-woody plant of the other kind.
    INVADE("invade");

    private final String word;

    PlantAction(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
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
        return Worded.find(List.of(values()), word);
    }

    static String words(Size size) {
        return Worded.joined(
                Arrays.stream(values()).filter(action -> action.suits(size)).toList());
    }
}
