package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The numbers of icons of expertise that some gnomes show together, or that a task needs. A gnome with two
/// icons brings both. GG-R7
///
/// Each kind has eight bits. The topmost bit stays free, so that one subtraction compares all kinds at once.
///
/// @param packed a kind's number at eight times its ordinal, at most 127
record Icons(long packed) {
    static final Icons NONE = new Icons(0);

    private static final int BITS = Byte.SIZE;
    private static final long FREE = 0x80_8080_8080L;
    private static final int MOST = 127;

    static Icons of(List<Expertise> icons) {
        long packed = 0;
        for (var icon : icons) {
            packed += one(icon);
        }
        return new Icons(packed);
    }

    private static long one(Expertise icon) {
        return 1L << shift(icon);
    }

    private static int shift(Expertise icon) {
        return switch (icon) {
            case GRAIN -> 0;
            case FRUIT -> BITS;
            case FLOWER -> 2 * BITS;
            case HERBS -> 3 * BITS;
            case VEGETABLE -> 4 * BITS;
        };
    }

    int of(Expertise icon) {
        return (int) (packed >>> shift(icon)) & MOST;
    }

    Icons plus(Icons other) {
        return new Icons(packed + other.packed);
    }

    boolean isEmpty() {
        return packed == 0;
    }

    /// Returns true if there are enough of every kind. Surplus icons are lost. GG-5.2
    boolean meet(Icons need) {
        return (((packed | FREE) - need.packed) & FREE) == FREE;
    }

    /// Returns the same in May, when any two surplus flowers may stand for one other icon. GG-8.May GG-R26
    boolean meetWithFlowers(Icons need) {
        int missing = 0;
        for (var icon : Expertise.all()) {
            if (icon != Expertise.FLOWER) {
                missing += Math.max(0, need.of(icon) - of(icon));
            }
        }
        return of(Expertise.FLOWER) >= need.of(Expertise.FLOWER) + 2 * missing;
    }

    /// Returns every icon by itself, in the order of [Expertise].
    List<Expertise> list() {
        var icons = new ArrayList<Expertise>();
        for (var icon : Expertise.all()) {
            for (int i = 0; i < of(icon); i++) {
                icons.add(icon);
            }
        }
        return icons;
    }

    /// As people say it: "grain, fruit, flower, flower".
    @Override
    public String toString() {
        return list().stream().map(Expertise::word).collect(Collectors.joining(", "));
    }
}
