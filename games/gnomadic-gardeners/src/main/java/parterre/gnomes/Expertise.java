package parterre.gnomes;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The kinds of expertise that gnomes have and tasks need. GG-1.1
public enum Expertise {
    GRAIN,
    FRUIT,
    FLOWER,
    HERBS,
    VEGETABLE;

    private static final List<Expertise> ALL = List.of(values());

    static List<Expertise> all() {
        return ALL;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Expertise> of(String word) {
        return ALL.stream().filter(expertise -> expertise.word().equals(word)).findFirst();
    }

    static String words() {
        return String.join(", ", Arrays.stream(values()).map(Expertise::word).toList());
    }
}
