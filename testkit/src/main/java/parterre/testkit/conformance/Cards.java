package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parterre.engine.Bag;
import parterre.engine.Reading;

/// The number of cards of each kind; cards of a kind are alike (CF-1.1). Written `RRSB`, or `-` for none.
///
/// @param rain at least 0, as are the others
public record Cards(int rain, int sun, int bee, int crow) implements Bag {
    static final Cards NONE = new Cards(0, 0, 0, 0);

    /// Returns one card.
    static Cards one(Kind kind) {
        return NONE.plus(kind);
    }

    int count(Kind kind) {
        return switch (kind) {
            case RAIN -> rain;
            case SUN -> sun;
            case BEE -> bee;
            case CROW -> crow;
        };
    }

    @Override
    public int size() {
        return rain + sun + bee + crow;
    }

    boolean isEmpty() {
        return size() == 0;
    }

    boolean has(Kind kind) {
        return count(kind) > 0;
    }

    /// Returns true if all of these are among them.
    boolean has(Cards others) {
        return rain >= others.rain && sun >= others.sun && bee >= others.bee && crow >= others.crow;
    }

    Cards plus(Kind kind) {
        return change(kind, 1);
    }

    Cards minus(Kind kind) {
        return change(kind, -1);
    }

    private Cards change(Kind kind, int by) {
        return switch (kind) {
            case RAIN -> new Cards(rain + by, sun, bee, crow);
            case SUN -> new Cards(rain, sun + by, bee, crow);
            case BEE -> new Cards(rain, sun, bee + by, crow);
            case CROW -> new Cards(rain, sun, bee, crow + by);
        };
    }

    Cards plus(Cards others) {
        return new Cards(rain + others.rain, sun + others.sun, bee + others.bee, crow + others.crow);
    }

    Cards minus(Cards others) {
        return new Cards(rain - others.rain, sun - others.sun, bee - others.bee, crow - others.crow);
    }

    /// Returns each card, in the order of kinds.
    List<Kind> list() {
        var cards = new ArrayList<Kind>(size());
        Kind.ALL.forEach(kind -> cards.addAll(Collections.nCopies(count(kind), kind)));
        return cards;
    }

    /// As many of each kind as both have.
    Cards common(Cards others) {
        return new Cards(
                Math.min(rain, others.rain),
                Math.min(sun, others.sun),
                Math.min(bee, others.bee),
                Math.min(crow, others.crow));
    }

    /// Returns the kind of the card with this index, if they lie in the order of kinds.
    ///
    /// @param index from 0 to [#size()] - 1
    Kind at(int index) {
        return Kind.ALL.get(kindAt(index));
    }

    @Override
    public int kinds() {
        return Kind.ALL.size();
    }

    @Override
    public int count(int kind) {
        return count(Kind.ALL.get(kind));
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (var kind : Kind.ALL) {
            text.repeat(kind.letter(), count(kind));
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    /// Reads what [#toString()] writes; any order of the letters will do.
    static Reading<Cards> read(String text) {
        var cards = NONE;
        if (text.equals("-")) {
            return Reading.good(cards);
        }
        for (int i = 0; i < text.length(); i++) {
            var kind = Kind.of(text.charAt(i));
            if (kind.isEmpty()) {
                return Reading.bad(text, new ShedFault.NotCards());
            }
            cards = cards.plus(kind.get());
        }
        return text.isEmpty() ? Reading.bad(text, new ShedFault.NoCardsNamed()) : Reading.good(cards);
    }
}
