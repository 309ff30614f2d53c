package parterre.bots.series;

import java.util.ArrayList;
import java.util.List;
import parterre.bots.Entrant;
import parterre.bots.words.BotProblem;
import parterre.engine.Reading.Problem;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// The plan of a series of games. The same plan gives the same games on any number of threads, if every entrant
/// is reproducible.
///
/// @param setup the setup of every game
/// @param lineUp the entrants: as many as there are seats
/// @param games how many games, at least 1
/// @param seed the seed of all luck; each game has its own luck, split off by its number
/// @param seating how the seats change from game to game
/// @param mostSteps the number of steps after which a game without a bound is stopped, at least 1
/// @param records whether records are kept
public record SeriesPlan(
        Setup setup, List<Entrant> lineUp, int games, long seed, Seating seating, int mostSteps, Records records) {
    /// The default number of steps after which an unbounded game is stopped.
    public static final int STOPPED_AFTER = 100_000;

    public SeriesPlan {
        lineUp = List.copyOf(lineUp);
        if (games < 1 || mostSteps < 1) {
            throw new IllegalArgumentException("a series needs at least one game of at least one step");
        }
    }

    /// Returns the plan of a rotating series without records.
    public static SeriesPlan of(Setup setup, List<? extends Entrant> lineUp, int games, long seed) {
        return new SeriesPlan(
                setup, List.copyOf(lineUp), games, seed, Seating.ROTATING, STOPPED_AFTER, Records.DROPPED);
    }

    /// Returns why this plan cannot be played with this game: a wrong number of bots, a bot that lacks
    /// something, or a setup that the game refuses. Empty if it can be played.
    public List<Problem> problems(GameBox<?, ?, ?> box) {
        var problems = new ArrayList<Problem>();
        if (lineUp.size() != setup.seats()) {
            problems.add(Problem.of(Integer.toString(lineUp.size()), new BotProblem.BotsDoNotFill(setup.seats())));
        }
        for (var entrant : lineUp) {
            problems.addAll(entrant.misfits(box));
        }
        box.game().refusal(setup).ifPresent(refusal -> problems.add(new Problem(0, refusal.rule(), refusal.reason())));
        return problems;
    }

    /// Returns true if the same plan always gives the same games.
    public boolean reproducible() {
        return lineUp.stream().allMatch(Entrant::reproducible);
    }

    /// The inclusion of a game's record in its outcome.
    public enum Records {
        KEPT,
        DROPPED
    }
}
