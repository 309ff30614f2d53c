package parterre.flora.material;

import java.util.List;
import parterre.engine.Reading;
import parterre.flora.cards.CardFault;
import parterre.flora.cards.Names.CardCount;
import parterre.flora.cards.Resource;

/// Resource Cards in one word, eight bits for each type. The order in a hand has no meaning. FF-7.3
public final class Hand {
    public static final long NONE = 0;

    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;
    /// The highest bit of each type, and all others.
    private static final long HIGH = 0x80_8080_8080L;
    private static final long LOW = 0x7F_7F7F_7F7FL;
    private static final long SUM = 0x0101_0101_0101_0101L;

    private Hand() {}

    public static long one(int type) {
        return 1L << (BITS * type);
    }

    public static long one(Resource type) {
        return one(type.place());
    }

    public static int count(long cards, int type) {
        return ((int) (cards >>> (BITS * type))) & MASK;
    }

    public static int count(long cards, Resource type) {
        return count(cards, type.place());
    }

    public static boolean has(long cards, int type) {
        return count(cards, type) > 0;
    }

    public static boolean has(long cards, Resource type) {
        return has(cards, type.place());
    }

    /// Returns the number of cards, at most 255.
    public static int size(long cards) {
        return (int) ((cards * SUM) >>> 56);
    }

    /// Returns true if the cards contain all of these.
    public static boolean holds(long cards, long some) {
        for (int type = 0; type < Resource.COUNT; type++) {
            if (count(cards, type) < count(some, type)) {
                return false;
            }
        }
        return true;
    }

    /// Returns for each type how many more cards the first hand has than the second; 0 if it has fewer. Each number
    /// of cards is at most 127.
    public static long less(long cards, long some) {
        // The highest bit of a type stays only if it has enough cards. It then becomes a mask for the others.
        long difference = (cards | HIGH) - some;
        long enough = difference & HIGH;
        return difference & (enough - (enough >>> (BITS - 1)));
    }

    /// Returns the types with a card, a bit for each.
    public static int held(long cards) {
        return (int) Long.compress(signs(cards), HIGH);
    }

    /// Returns the types with at least two cards, a bit for each.
    public static int heldTwice(long cards) {
        return held(cards - (signs(cards) >>> (BITS - 1)));
    }

    /// Returns the highest bit of each type with a card.
    private static long signs(long cards) {
        return (cards | ((cards & LOW) + LOW)) & HIGH;
    }

    /// Returns the type with the most cards, the first of several.
    public static Resource mostFrequent(long cards) {
        var most = Resource.WATER;
        for (var type : Resource.all()) {
            most = count(cards, type) > count(cards, most) ? type : most;
        }
        return most;
    }

    /// Returns the type of one of the cards, counted from 0 in the order of types.
    public static int typeAt(long cards, int index) {
        int left = index;
        int type = 0;
        while (left >= count(cards, type)) {
            left -= count(cards, type);
            type++;
        }
        return type;
    }

    public static long of(List<Integer> counts) {
        long cards = NONE;
        for (int type = 0; type < Resource.COUNT; type++) {
            cards += one(type) * counts.get(type);
        }
        return cards;
    }

    public static List<Integer> counts(long cards) {
        return List.of(count(cards, 0), count(cards, 1), count(cards, 2), count(cards, 3), count(cards, 4));
    }

    /// Returns the cards of each type that there is, for events.
    public static List<CardCount> named(long cards) {
        return Resource.all().stream()
                .filter(type -> has(cards, type))
                .map(type -> new CardCount(count(cards, type), type))
                .toList();
    }

    /// Returns the text in positions: `water 2, time 1`, or `-`.
    public static String write(long cards) {
        var text = new StringBuilder();
        for (var type : Resource.all()) {
            if (has(cards, type)) {
                text.append(text.isEmpty() ? "" : " ")
                        .append(type.word())
                        .append(' ')
                        .append(count(cards, type));
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    public static Reading<Long> read(String text) {
        var stripped = text.strip();
        if (stripped.equals("-")) {
            return Reading.good(NONE);
        }
        var words = stripped.split("\\s+");
        long cards = NONE;
        for (int i = 0; i + 1 < words.length; i += 2) {
            var type = Resource.of(words[i]);
            if (type.isEmpty() || !words[i + 1].matches("[1-9][0-9]?") || has(cards, type.get())) {
                return bad(stripped);
            }
            cards += one(type.get()) * Integer.parseInt(words[i + 1]);
        }
        return words.length % 2 == 0 ? Reading.good(cards) : bad(stripped);
    }

    private static Reading<Long> bad(String text) {
        return Reading.bad(text, new CardFault.NotAHand());
    }
}
