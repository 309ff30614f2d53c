package parterre.lab.experiment;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.engine.GameInfo;
import parterre.engine.Setup;

/// One variant of the rules.
///
/// @param name one line, unique in the experiment
/// @param edition the edition of the rules
/// @param options names and texts of the options that are not at their standard; the text of a file has its
///     content
public record Arm(String name, int edition, SortedMap<String, String> options) {
    public Arm {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /// Returns the arm with the game's own rules.
    public static Arm standard(GameInfo info, String name) {
        return new Arm(name, info.edition(), Collections.emptySortedMap());
    }

    /// Returns the arm with these options besides its own.
    public Arm with(String name, Map<String, String> more) {
        var all = new TreeMap<>(options);
        all.putAll(more);
        return new Arm(name, edition, all);
    }

    /// Returns the setup for so many seats.
    ///
    /// @throws IllegalArgumentException if the arm was not checked for this number of seats
    public Setup setup(GameInfo info, int seats) {
        return Setup.read(info, edition, seats, options).orThrow();
    }
}
