package parterre.testkit.conformance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.Worded;

/// Which kind of card the weather favours in which round, read from a file (CF-1.5).
///
/// @param favoured the kind favoured in a round; rounds may be missing
record Forecast(Map<Integer, Kind> favoured) {
    private static final int LAST_ROUND = 5;
    private static final Forecast STANDARD =
            read(ShedOptions.FORECAST.standard().content()).orThrow();

    Forecast {
        favoured = Map.copyOf(favoured);
    }

    /// Returns the agreed forecast. The standard forecast is read only once, because worlds are imagined by the
    /// million.
    ///
    /// @throws IllegalArgumentException if the file cannot be read
    static Forecast of(Setup setup) {
        return setup.chosen().containsKey(ShedOptions.FORECAST.name())
                ? read(setup.value(ShedOptions.FORECAST).content()).orThrow()
                : STANDARD;
    }

    /// Returns the kind that is favoured in this round.
    Optional<Kind> in(int round) {
        return Optional.ofNullable(favoured.get(round));
    }

    /// Reads lines like `2 bee`; empty lines are passed over (CF-1.5).
    static Reading<Forecast> read(String content) {
        var favoured = new TreeMap<Integer, Kind>();
        int number = 0;
        for (var line : content.lines().toList()) {
            number++;
            if (line.isBlank()) {
                continue;
            }
            var words = line.strip().split("\\s+");
            var kind = words.length == 2 ? named(words[1]) : Optional.<Kind>empty();
            if (kind.isEmpty() || !words[0].matches("[1-" + LAST_ROUND + "]")) {
                return new Reading.Bad<>(
                        List.of(new Reading.Problem(number, line.strip(), new ShedFault.FavoursNothing())));
            }
            if (favoured.put(Integer.valueOf(words[0]), kind.get()) != null) {
                return new Reading.Bad<>(
                        List.of(new Reading.Problem(number, line.strip(), new ShedFault.RoundTwice())));
            }
        }
        return Reading.good(new Forecast(favoured));
    }

    private static Optional<Kind> named(String word) {
        return Worded.find(Kind.ALL, word);
    }

    /// Returns how many of these cards are of the favoured kind (CF-3.3).
    int favours(int round, Cards cards) {
        return in(round).map(cards::count).orElse(0);
    }
}
