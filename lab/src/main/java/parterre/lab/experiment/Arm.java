package parterre.lab.experiment;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.bots.BotSpec;
import parterre.engine.GameInfo;
import parterre.engine.Setup;

/// One variant of the rules.
///
/// @param name one line, unique in the experiment
/// @param edition the edition of the rules
/// @param options names and texts of the options that are not at their standard; the text of a file has its
///     content
/// @param bots the canonical texts of bots of line-ups, each with the bot that plays in its place in this arm
public record Arm(String name, int edition, SortedMap<String, String> options, SortedMap<String, String> bots) {
    public Arm {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        // Findings of earlier builds do not have them.
        var own = Objects.requireNonNullElse(bots, Collections.<String, String>emptySortedMap());
        bots = Collections.unmodifiableSortedMap(new TreeMap<>(own));
    }

    /// Creates an arm that is played by the bots of the line-ups.
    public Arm(String name, int edition, SortedMap<String, String> options) {
        this(name, edition, options, Collections.emptySortedMap());
    }

    /// Returns the arm with the game's own rules.
    public static Arm standard(GameInfo info, String name) {
        return new Arm(name, info.edition(), Collections.emptySortedMap());
    }

    /// Returns the arm with these options besides its own.
    public Arm with(String name, Map<String, String> more) {
        var all = new TreeMap<>(options);
        all.putAll(more);
        return new Arm(name, edition, all, bots);
    }

    /// Returns the text of the bot that plays in the place of a line-up's bot: this bot itself, unless the
    /// arm has another.
    public String bot(String ofLineUp) {
        return bots.getOrDefault(ofLineUp, ofLineUp);
    }

    /// Returns the bots that play in the places of a line-up, in its order.
    public List<BotSpec> specs(LineUpPlan lineUp) {
        return lineUp.bots().stream()
                .map(each -> BotSpec.read(bot(each)).orThrow())
                .toList();
    }

    /// Returns the setup for so many seats.
    ///
    /// @throws IllegalArgumentException if the arm was not checked for this number of seats
    public Setup setup(GameInfo info, int seats) {
        return Setup.read(info, edition, seats, options).orThrow();
    }
}
