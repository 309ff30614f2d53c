package parterre.gnomes;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The animal assistants; there are two of each kind. GG-1.4 GG-10.4
public enum Animal {
    COW("Kindly Cow", "2 bliss for each task done that shows milk"),
    GOAT("Gregarious Goat", "1 bliss for each animal that the other has"),
    HEN("Watchful Hen", "each gnome takes 1 hour to prepare"),
    HORSE("Helpful Horse", "1 bliss for each gnome played"),
    MOUSE("Meticulous Mouse", "2 bliss for each gnome played whose card shows 2 hours"),
    PIGGY("Lucky Piggy", "task 1 may be done although the other has done it"),
    SQUIRRELS("Squad of Squirrels", "3 bliss with fewer gnomes than the other");

    private static final List<Animal> ALL = List.of(values());
    private static final Map<String, Animal> BY_WORD =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Animal::word, animal -> animal));

    private final String word = name().toLowerCase(Locale.ROOT);
    private final String title;
    private final String effect;

    Animal(String title, String effect) {
        this.title = title;
        this.effect = effect;
    }

    static List<Animal> all() {
        return ALL;
    }

    /// Its printed name.
    String title() {
        return title;
    }

    /// What it does, in a few words.
    String effect() {
        return effect;
    }

    String word() {
        return word;
    }

    static Optional<Animal> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }

    static String words() {
        return String.join(", ", ALL.stream().map(Animal::word).toList());
    }

    /// Returns true if it brings bliss by its work. The hen and the piggy help otherwise. GG-5.3
    boolean pays() {
        return switch (this) {
            case COW, GOAT, HORSE, MOUSE, SQUIRRELS -> true;
            case HEN, PIGGY -> false;
        };
    }

    /// The set of this animal alone.
    Animals alone() {
        return Animals.ofBits(1 << place());
    }

    /// Its place among all, from 0.
    int place() {
        return switch (this) {
            case COW -> 0;
            case GOAT -> 1;
            case HEN -> 2;
            case HORSE -> 3;
            case MOUSE -> 4;
            case PIGGY -> 5;
            case SQUIRRELS -> 6;
        };
    }
}
