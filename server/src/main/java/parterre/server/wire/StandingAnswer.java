package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.box.Prompt;

/// When a seat is asked out of turn, and when its default answer stands unasked. Only its owner knows.
///
/// @param asks which questions are put to it at all
/// @param notInTurn the turn in which nothing more is put to it
/// @param neverAbout what it is never asked about, such as a card by its name; at most 50
public record StandingAnswer(Asks asks, Optional<String> notInTurn, List<String> neverAbout) {
    public StandingAnswer {
        neverAbout = List.copyOf(neverAbout);
    }

    /// Which questions are put to a seat.
    public enum Asks {
        /// Those that press: it is aimed at, or somebody is close to the goal.
        PRESSING,
        /// All of them.
        ALL
    }

    /// As every seat begins.
    public static StandingAnswer usual() {
        return new StandingAnswer(Asks.PRESSING, Optional.empty(), List.of());
    }

    /// True if the default stands without asking.
    public boolean passes(Prompt prompt) {
        return neverAbout.contains(prompt.about())
                || notInTurn.equals(Optional.of(prompt.turn()))
                || (asks == Asks.PRESSING && !prompt.presses());
    }
}
