package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.bots.search.ExpectedPlay;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Reads from the searches of a decision how the game is expected to go on.
final class LineReader<S, M extends Move, V> {
    /// The most steps of a line.
    private static final int MOST_STEPS = 8;

    /// In so many imagined positions the line is read; the longest is told.
    private static final int WORLDS = 16;

    private final Game<S, M, V> game;
    private final SeenDecision<M, V> decision;
    private final long seed;

    /// @param seed of the imagined positions and of chance
    LineReader(Game<S, M, V> game, SeenDecision<M, V> decision, long seed) {
        this.game = game;
        this.decision = decision;
        this.seed = seed;
    }

    /// Returns the lines of both moves, in the same imagined positions and with the same luck.
    ExpectedLines lines(ExpectedPlay<S, M> play, M better) {
        return new ExpectedLines(line(play, decision.chosen()), line(play, better));
    }

    private ExpectedLine line(ExpectedPlay<S, M> play, M move) {
        int most = 0;
        List<Step<M>> longest = List.of();
        var imagination = game.imagination(decision.view());
        for (int world = 0; world < WORLDS; world++) {
            var luck = Generator.of(seed, world);
            var steps = play.after(imagination.draw(luck), move, luck, MOST_STEPS);
            if (steps.size() > longest.size()) {
                most = world;
                longest = steps;
            }
        }
        var steps =
                longest.stream().map(step -> Lines.full(game.notation(), step)).toList();
        return new ExpectedLine(most, steps, told(imagined(most), longest));
    }

    private List<String> told(S position, List<Step<M>> steps) {
        var viewer = Viewer.player(decision.seat());
        var lines = new ArrayList<String>();
        S at = position;
        for (var step : steps) {
            lines.add(game.line(at, step, viewer));
            at = game.play(at, step);
        }
        return lines;
    }

    private S imagined(int world) {
        return game.imagination(decision.view()).draw(Generator.of(seed, world));
    }

    /// Plays a line out; empty if the rules do not allow it.
    Optional<PlayedLine<S, M>> played(ExpectedLine line) {
        var positions = new ArrayList<S>();
        var steps = new ArrayList<Step<M>>();
        S at = imagined(line.world());
        positions.add(at);
        for (var text : line.steps()) {
            if (!(Lines.read(game.notation(), text) instanceof Reading.Good<Step<M>>(var step))
                    || game.refusal(at, step).isPresent()) {
                return Optional.empty();
            }
            at = game.play(at, step);
            positions.add(at);
            steps.add(step);
        }
        return Optional.of(new PlayedLine<>(positions, steps));
    }
}
