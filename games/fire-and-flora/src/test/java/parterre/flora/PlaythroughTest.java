package parterre.flora;

import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.engine.Setup;
import parterre.flora.material.FloraTerms;
import parterre.testkit.Playthrough;

/// Games to be read: every number of players, with trades and without, and all modules.
final class PlaythroughTest {
    private static final int MOST_STEPS = 260;

    @ParameterizedTest
    @CsvSource({
        "two-players, 2, trade-limit=0",
        "three-players, 3, trade-limit=2",
        "four-players, 4, trade-limit=1 goal=6",
        "modules, 3, dispersal=on seed-bank=on floods=on diversity=on trade-limit=0 hq-mode=on-field",
    })
    void aGame(String name, int seats, String options) {
        var texts = new TreeMap<String, String>();
        for (var option : options.split(" ")) {
            texts.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        var setup = Setup.read(FloraTerms.INFO, 1, seats, texts).orThrow();
        Playthrough.of(name, new FloraBox(), setup, 11 + seats, MOST_STEPS).check();
    }
}
