package parterre.flora.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The side of a plant card that shows. FF-5.1
public enum Size {
    SMALL,
    BIG;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Size> of(String word) {
        return Arrays.stream(values()).filter(size -> size.word().equals(word)).findFirst();
    }
}
