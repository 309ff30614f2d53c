package parterre.stalks;

import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.engine.Setup;
import parterre.testkit.Playthrough;

/// Whole games, to be read: every number of players, and variants that change the course of a turn.
final class PlaythroughTest {
    private static final int MOST_STEPS = 1000;

    @ParameterizedTest
    @CsvSource({
        "two-players, 2, ''",
        "three-players, 3, ''",
        "four-players, 4, ''",
        "five-players, 5, ''",
        "small-and-sequential, 2, garden-shape=side-2 harvest-mode=sequential portfolio-size=4 exchange-slots=3",
        "refilled-at-once, 2, refill=immediate garden-shape=side-3 market-start=9",
        "bust-by-lot, 3, bust-tie=one-random second-trigger=value-cap value-limit=3 garden-shape=side-2",
    })
    void aWholeGame(String name, int seats, String options) {
        var texts = new TreeMap<String, String>();
        for (var option : options.split(" ")) {
            if (!option.isEmpty()) {
                texts.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
            }
        }
        var setup = Setup.read(StalkOptions.INFO, 1, seats, texts).orThrow();
        Playthrough.of(name, new StalkBox(), setup, 11 + seats, MOST_STEPS).check();
    }
}
