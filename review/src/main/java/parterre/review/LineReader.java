package parterre.review;

import java.util.ArrayList;
import java.util.List;
import parterre.bots.search.ExpectedPlay;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Reads from the searches of a decision how the game is expected to go on.
final class LineReader<S, M extends Move, V> {
    /// The most steps of a line.
    private static final int MOST_STEPS = 8;

    /// In so many imagined positions the line is read; the longest is told.
    private static final int WORLDS = 16;

    private final Game<S, M, V> game;
    private final ExpectedPlay<S, M> play;

    LineReader(Game<S, M, V> game, ExpectedPlay<S, M> play) {
        this.game = game;
        this.play = play;
    }

    /// Returns the lines of both moves, in the same imagined positions and with the same luck.
    ///
    /// @param seed equal seeds give equal lines
    ExpectedLines of(SeenDecision<M, V> decision, M better, long seed) {
        return new ExpectedLines(line(decision, decision.chosen(), seed), line(decision, better, seed));
    }

    private List<String> line(SeenDecision<M, V> decision, M move, long seed) {
        var imagination = game.imagination(decision.view());
        List<String> longest = List.of();
        for (int world = 0; world < WORLDS; world++) {
            var luck = Generator.of(seed, world);
            S position = imagination.draw(luck);
            var steps = play.after(position, move, luck, MOST_STEPS);
            if (steps.size() > longest.size()) {
                longest = told(position, steps, Viewer.player(decision.seat()));
            }
        }
        return longest;
    }

    private List<String> told(S position, List<Step<M>> steps, Viewer viewer) {
        var lines = new ArrayList<String>();
        S at = position;
        for (var step : steps) {
            lines.add(game.line(at, step, viewer));
            at = game.play(at, step);
        }
        return lines;
    }
}
