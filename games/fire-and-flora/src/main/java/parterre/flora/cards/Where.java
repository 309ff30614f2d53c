package parterre.flora.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The reach of an event card: one region, both, or the result of the die. FF-8.2
public enum Where {
    CENTRAL,
    SOUTHERN,
    BOTH,
    DIE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Where> of(String word) {
        return Arrays.stream(values())
                .filter(where -> where.word().equals(word))
                .findFirst();
    }

    /// Returns a face of the die: anything but the die itself.
    static Optional<Where> face(String word) {
        return of(word).filter(where -> where != DIE);
    }

    private static String joined(Where... some) {
        return Arrays.stream(some).map(Where::word).collect(Collectors.joining(", "));
    }

    static String words() {
        return joined(Where.values());
    }

    static String faces() {
        return joined(CENTRAL, SOUTHERN, BOTH);
    }
}
