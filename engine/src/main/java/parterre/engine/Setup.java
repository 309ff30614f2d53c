package parterre.engine;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The agreement before the start: the number of players, the edition of the rules, and the options.
///
/// @param edition the edition of the game's rules, so that a record replays under the rules it was played by
/// @param seats how many play
/// @param chosen the canonical text of each option whose value is not its default
public record Setup(int edition, int seats, SortedMap<String, String> chosen) {
    public Setup {
        chosen = Collections.unmodifiableSortedMap(new TreeMap<>(chosen));
    }

    /// Returns the setup of the rulebook's standard game, in its present edition.
    public static Setup standard(GameInfo info, int seats) {
        return new Setup(info.edition(), seats, Collections.emptySortedMap());
    }

    /// Checks seats, edition and every option against the game's description. It does not check which options
    /// may be combined: [Game#refusal(Setup)] does.
    ///
    /// @param texts option names and their values as a person wrote them
    public static Reading<Setup> read(GameInfo info, int edition, int seats, Map<String, String> texts) {
        var problems = new ProblemCollector();
        if (seats < info.leastSeats() || seats > info.mostSeats()) {
            problems.add(new Reading.Problem(
                    0, seats + " seats", new Fault.SeatsDoNotFit(info.name(), info.leastSeats(), info.mostSeats())));
            return new Reading.Bad<>(problems.found());
        }
        if (edition < info.oldestEdition() || edition > info.edition()) {
            problems.add(new Reading.Problem(
                    0,
                    "edition " + edition,
                    info.oldestEdition() == info.edition()
                            ? new Fault.UnknownEdition(info.edition())
                            : new Fault.UnknownEditions(info.oldestEdition(), info.edition())));
        }
        var setup = new Setup(edition, seats, Collections.emptySortedMap());
        for (var entry : new TreeMap<>(texts).entrySet()) {
            if (problems.isFull()) {
                break;
            }
            var option = info.option(entry.getKey());
            if (option.isEmpty()) {
                var names = info.optionNames();
                problems.add(new Reading.Problem(
                        0,
                        entry.getKey(),
                        names.isEmpty()
                                ? new Fault.HasNoOptions(info.name())
                                : new Fault.UnknownOption(info.name(), names)));
                continue;
            }
            switch (setup.withText(option.get(), entry.getValue())) {
                case Reading.Good<Setup>(Setup next) -> setup = next;
                case Reading.Bad<Setup>(List<Reading.Problem> wrong) -> problems.addAll(wrong);
            }
        }
        return problems.isEmpty() ? Reading.good(setup) : new Reading.Bad<>(problems.found());
    }

    private <T> Reading<Setup> withText(Option<T> option, String text) {
        return option.read(text).map(value -> with(option, value));
    }

    /// Returns the same setup with this option at this value.
    ///
    /// @throws IllegalArgumentException with the remedy, if the option cannot have it
    public <T> Setup with(Option<T> option, T value) {
        var next = new TreeMap<>(chosen);
        var text = option.write(value);
        option.read(text).orThrow();
        if (text.equals(option.write(option.standard(seats)))) {
            next.remove(option.name());
        } else {
            next.put(option.name(), text);
        }
        return new Setup(edition, seats, next);
    }

    /// Returns the agreed value of this option.
    public <T> T value(Option<T> option) {
        var text = chosen.get(option.name());
        return text == null ? option.standard(seats) : option.read(text).orThrow();
    }
}
