package parterre.testkit.conformance;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Setup;
import parterre.testkit.Playthrough;

/// Whole games, to be read.
class ShedPlaythroughTest {
    @Test
    void twoSeats() {
        check("two-seats", 2, 2, Map.of(), 3);
    }

    @Test
    void threeSeatsWithTheHareAndManyCrows() {
        check("three-seats-hare", 2, 3, Map.of("hare", "on", "lead", "passing", "cards", "R4 S4 B8 C10"), 4);
    }

    @Test
    void fourSeatsByTheOldEdition() {
        check("four-seats-edition-1", 1, 4, Map.of("rounds", "2", "offers", "2"), 5);
    }

    private static void check(String name, int edition, int seats, Map<String, String> options, long seed) {
        var setup = Setup.read(ShedOptions.INFO, edition, seats, options).orThrow();
        Playthrough.of(name, new ShedBox(), setup, seed, 1000).check();
    }
}
