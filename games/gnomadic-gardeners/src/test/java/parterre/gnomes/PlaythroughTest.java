package parterre.gnomes;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Setup;
import parterre.testkit.Playthrough;

/// Whole games, to be read: one for each month and mode.
final class PlaythroughTest {
    private static final int MOST_STEPS = 400;

    @ParameterizedTest
    @MethodSource("modes")
    void aWholeGame(String month, int seats) {
        var setup = Setup.standard(GnomeTerms.INFO, seats).with(GnomeTerms.MONTH, month);
        var name = (seats == 1 ? "solo-" : "two-") + month;
        Playthrough.of(name, new GnomeBox(), setup, 7 + seats, MOST_STEPS).check();
    }

    private static Stream<Arguments> modes() {
        return Month.all().stream().flatMap(month -> Stream.of(1, 2).map(seats -> Arguments.of(month.word(), seats)));
    }
}
