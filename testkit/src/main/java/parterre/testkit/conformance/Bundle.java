package parterre.testkit.conformance;

import parterre.engine.Reading;

/// One side of a trade (CF-6.1): petals and cards. Written `2RS`: the petals, then the cards.
///
/// @param petals from 0 to [#MOST]
public record Bundle(int petals, Cards cards) {
    static final int MOST = 999;

    public Bundle {
        for (int count : new int[] {petals, cards.rain(), cards.sun(), cards.bee(), cards.crow()}) {
            if (count < 0 || count > MOST) {
                throw new IllegalArgumentException("a side of a trade has from 0 to " + MOST + " of each thing");
            }
        }
    }

    boolean isEmpty() {
        return petals == 0 && cards.isEmpty();
    }

    @Override
    public String toString() {
        return petals + (cards.isEmpty() ? "" : cards.toString());
    }

    static Reading<Bundle> read(String text) {
        int digits = 0;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        if (digits == 0 || digits > 3) {
            return Reading.bad(text, new ShedFault.NotASideOfATrade());
        }
        int petals = Integer.parseInt(text.substring(0, digits));
        return digits == text.length()
                ? Reading.good(new Bundle(petals, Cards.NONE))
                : Cards.read(text.substring(digits)).map(cards -> new Bundle(petals, cards));
    }
}
