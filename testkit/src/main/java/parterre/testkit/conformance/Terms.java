package parterre.testkit.conformance;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Setup;

/// The options of a setup, as values.
///
/// @param setup what this was read from
/// @param passing true if the first turn passes round (CF-3.5)
/// @param petals how many each seat begins with (CF-1.2)
record Terms(
        Setup setup,
        int rounds,
        int offers,
        boolean hare,
        boolean passing,
        int petals,
        Cards cards,
        Forecast forecast) {
    /// The standard game at each number of seats: it is asked for with every world that is imagined.
    private static final List<Terms> STANDARD = IntStream.rangeClosed(
                    ShedOptions.INFO.leastSeats(), ShedOptions.INFO.mostSeats())
            .mapToObj(seats -> read(Setup.standard(ShedOptions.INFO, seats)))
            .toList();

    /// @throws IllegalArgumentException if an option has a value that it cannot have
    static Terms of(Setup setup) {
        for (var standard : STANDARD) {
            if (standard.setup.equals(setup)) {
                return standard;
            }
        }
        return read(setup);
    }

    private static Terms read(Setup setup) {
        if (setup.edition() < ShedOptions.OLDEST_EDITION || setup.edition() > ShedOptions.EDITION) {
            throw new IllegalArgumentException("setup: edition " + setup.edition() + " is not known");
        }
        return new Terms(
                setup,
                setup.value(ShedOptions.ROUNDS),
                setup.value(ShedOptions.OFFERS),
                setup.value(ShedOptions.HARE),
                setup.value(ShedOptions.LEAD).equals("passing"),
                setup.value(ShedOptions.PETALS),
                setup.value(ShedOptions.CARDS),
                Forecast.of(setup));
    }

    int seats() {
        return setup.seats();
    }
}
