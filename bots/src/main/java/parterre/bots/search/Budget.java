package parterre.bots.search;

import java.time.Duration;
import parterre.bots.words.BotProblem;
import parterre.engine.Reading;

/// The limit of a search for one answer. Written `1000` (playouts), `500ms` or `2s`.
public sealed interface Budget {
    /// The most playouts that can be asked for.
    int MOST_PLAYOUTS = 100_000_000;

    /// The longest time that can be asked for.
    Duration LONGEST = Duration.ofHours(1);

    /// A number of playouts, whatever time they take.
    ///
    /// @param count at least 1
    record Playouts(int count) implements Budget {
        public Playouts {
            if (count < 1 || count > MOST_PLAYOUTS) {
                throw new IllegalArgumentException(count + " playouts are not within 1 and " + MOST_PLAYOUTS);
            }
        }

        @Override
        public String toString() {
            return Integer.toString(count);
        }
    }

    /// A length of time, whatever number of playouts it allows.
    ///
    /// @param time at least one millisecond, in whole milliseconds
    record Time(Duration time) implements Budget {
        public Time {
            if (time.compareTo(Duration.ofMillis(1)) < 0 || time.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException(time + " is not within one millisecond and one hour");
            }
        }

        @Override
        public String toString() {
            long millis = time.toMillis();
            return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
        }
    }

    static Reading<Budget> read(String text) {
        var word = text.strip();
        try {
            if (word.endsWith("ms")) {
                return Reading.good(new Time(Duration.ofMillis(Long.parseLong(word.substring(0, word.length() - 2)))));
            }
            if (word.endsWith("s")) {
                return Reading.good(new Time(Duration.ofSeconds(Long.parseLong(word.substring(0, word.length() - 1)))));
            }
            return Reading.good(new Playouts(Integer.parseInt(word)));
        } catch (NumberFormatException e) {
            return Reading.bad(text, new BotProblem.NotABudget());
        } catch (IllegalArgumentException e) {
            return Reading.bad(text, new BotProblem.BudgetOutOfRange(Integer.toString(MOST_PLAYOUTS)));
        }
    }
}
