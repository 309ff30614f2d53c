package parterre.testkit.conformance;

import parterre.engine.Luck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;

/// Cards that nobody has seen, while they are dealt out to hidden places. Used once, for one world.
final class Pool {
    private int rain;
    private int sun;
    private int bee;
    private int crow;

    /// @throws ViewException if there are fewer than no cards of a kind
    Pool(Cards cards) {
        rain = cards.rain();
        sun = cards.sun();
        bee = cards.bee();
        crow = cards.crow();
        if (rain < 0 || sun < 0 || bee < 0 || crow < 0) {
            throw new ViewException("discard, gardens, shelf, looked", new ViewFault.TooManyPieces());
        }
    }

    /// Returns one card, each as likely as another.
    Kind draw(Luck luck) {
        return take(index(luck, rain + sun + bee + crow));
    }

    /// Returns one card that is no rain, each as likely as another.
    Kind drawWithoutRain(Luck luck) {
        return take(rain + index(luck, sun + bee + crow));
    }

    Cards draw(int number, Luck luck) {
        int rainBefore = rain;
        int sunBefore = sun;
        int beeBefore = bee;
        int crowBefore = crow;
        for (int i = 0; i < number; i++) {
            draw(luck);
        }
        return new Cards(rainBefore - rain, sunBefore - sun, beeBefore - bee, crowBefore - crow);
    }

    Cards drawWithoutRain(int number, Luck luck) {
        int sunBefore = sun;
        int beeBefore = bee;
        int crowBefore = crow;
        for (int i = 0; i < number; i++) {
            drawWithoutRain(luck);
        }
        return new Cards(0, sunBefore - sun, beeBefore - bee, crowBefore - crow);
    }

    /// Returns the cards that have not been dealt out.
    Cards rest() {
        return new Cards(rain, sun, bee, crow);
    }

    private static int index(Luck luck, int cards) {
        if (cards == 0) {
            throw new ViewException("gardens, shelf, bag", new ViewFault.TooManyPieces());
        }
        return luck.below(cards);
    }

    private Kind take(int index) {
        if (index < rain) {
            rain--;
            return Kind.RAIN;
        }
        if (index < rain + sun) {
            sun--;
            return Kind.SUN;
        }
        if (index < rain + sun + bee) {
            bee--;
            return Kind.BEE;
        }
        crow--;
        return Kind.CROW;
    }
}
