package parterre.lab.tournament;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import parterre.bots.series.Outcome;
import parterre.engine.Result;

/// What a tournament keeps of one game.
///
/// @param isShared true if all seats won or lost together, so that the game says nothing about its bots
/// @param ranks for each bot of the group its rank, the smaller the better
public record GameScore(boolean isShared, List<Integer> ranks) implements Serializable {
    public GameScore {
        ranks = List.copyOf(ranks);
    }

    static GameScore of(Outcome outcome) {
        var ranks = new ArrayList<Integer>();
        for (int bot = 0; bot < outcome.entrants().seats().size(); bot++) {
            ranks.add(outcome.rank(bot));
        }
        return new GameScore(outcome.result().orElse(null) instanceof Result.Group, ranks);
    }

    /// Returns what one bot of the group has won against another: 1, 0, or half in a tie.
    double won(int bot, int other) {
        int behind = Integer.compare(ranks.get(other), ranks.get(bot));
        return (1 + behind) / 2.0;
    }
}
