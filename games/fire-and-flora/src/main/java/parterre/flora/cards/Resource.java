package parterre.flora.cards;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parterre.engine.Worded;

/// A type of Resource Card. Plants and event cards show its icon. FF-7.3
public enum Resource implements Worded {
    WATER("water", 0),
    FIRE("fire", 1),
    LABOR("labor", 2),
    NEFARIOUS("nefarious", 3),
    TIME("time", 4);

    /// How many types there are.
    public static final int COUNT = 5;

    private static final Resource[] AT = values();
    private static final List<Resource> ALL = List.of(AT);
    private static final List<Optional<Resource>> BLOCKED_BY = List.of(
            Optional.of(FIRE), Optional.of(WATER), Optional.of(NEFARIOUS), Optional.of(LABOR), Optional.empty());
    private static final Set<Resource> ICONS = EnumSet.complementOf(EnumSet.of(NEFARIOUS));

    private final String word;
    private final int place;

    Resource(String word, int place) {
        this.word = word;
        this.place = place;
    }

    /// Returns its place in the order of types, from 0.
    public int place() {
        return place;
    }

    public static List<Resource> all() {
        return ALL;
    }

    /// Returns the type at this place.
    public static Resource at(int place) {
        return AT[place];
    }

    /// Returns its name in card files, moves and on the page.
    @Override
    public String word() {
        return word;
    }

    /// Returns the one type that blocks it. Water and Fire block each other, and so do Labor and Nefarious.
    /// Nothing blocks Time. FF-7.5
    public Optional<Resource> blockedBy() {
        return BLOCKED_BY.get(place);
    }

    /// Returns true if plants answer to it. Plants answer to all types except Nefarious. FF-7.3
    public boolean isIcon() {
        return ICONS.contains(this);
    }

    /// Returns the type of this name.
    public static Optional<Resource> of(String word) {
        return Worded.find(ALL, word);
    }

    /// Returns the type of this name if plants answer to it.
    public static Optional<Resource> icon(String word) {
        return of(word).filter(Resource::isIcon);
    }

    static String words() {
        return Worded.joined(ALL);
    }

    static String icons() {
        return Worded.joined(ICONS);
    }
}
