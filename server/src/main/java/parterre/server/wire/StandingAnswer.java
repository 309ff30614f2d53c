package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.box.Prompt;

/// The rule by which a seat is asked out of turn, or gives its default answer unasked. Only its owner knows.
///
/// @param asks which questions are put to it at all
/// @param notInTurn the turn in which nothing more is put to it
/// @param neverAbout topics that it is never asked about, such as a type of card; at most 50
/// @param throughout what it answers to all questions of a reaction series, such as a fire; at most 50
public record StandingAnswer(
        Asks asks, Optional<String> notInTurn, List<String> neverAbout, List<Throughout> throughout) {
    public StandingAnswer {
        neverAbout = List.copyOf(neverAbout);
        throughout = List.copyOf(throughout);
    }

    /// One answer to all questions of one reaction series.
    ///
    /// @param series its id, as the question named it
    /// @param answer the move, as it is written
    public record Throughout(String series, String answer) {}

    /// Which questions are put to a seat.
    public enum Asks {
        /// Those that press: it is aimed at, or somebody is close to the goal.
        PRESSING,
        /// All of them.
        ALL
    }

    /// As every seat begins.
    public static StandingAnswer usual() {
        return new StandingAnswer(Asks.PRESSING, Optional.empty(), List.of(), List.of());
    }

    /// Returns the answer to every question of this reaction series; empty if each is to be put.
    public Optional<String> throughout(String series) {
        return throughout.stream()
                .filter(one -> one.series().equals(series))
                .map(Throughout::answer)
                .findFirst();
    }

    /// Returns true if the default stands without asking.
    public boolean passes(Prompt prompt) {
        return neverAbout.containsAll(prompt.topics())
                || notInTurn.equals(Optional.of(prompt.turn()))
                || (asks == Asks.PRESSING && !prompt.presses());
    }
}
