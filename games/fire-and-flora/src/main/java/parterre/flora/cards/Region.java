package parterre.flora.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The region in which a parcel lies or a fire burns. FF-6.1 FF-8.2
public enum Region {
    CENTRAL,
    SOUTHERN;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Region> of(String word) {
        return Arrays.stream(values())
                .filter(region -> region.word().equals(word))
                .findFirst();
    }

    static String words() {
        return "central, southern";
    }
}
