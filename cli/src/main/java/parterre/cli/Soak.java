package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.cli.words.SeriesSays;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.TextForm;
import parterre.engine.table.GameRecord;
import parterre.engine.table.Replay;
import parterre.engine.walk.Playout;
import parterre.engine.walk.Variations;

/// Random games in all variations of their setup, each of which must come to its end.
///
/// Every hundredth game is played a second time, step by step, written down, and the record judged like one
/// that came from outside. All luck of a game comes from the seed and its number.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
/// @param mostSteps where games without a bound are stopped
record Soak<S, M extends Move, V>(Game<S, M, V> game, TextForm<S> positions, long seed, int mostSteps) {
    private static final int JUDGED_EVERY = 100;

    /// What became of a game.
    sealed interface Fate {
        /// What was agreed.
        Setup setup();

        /// It came to its end, or was stopped where the rules give none.
        ///
        /// @param judged whether its record was replayed, too
        record Played(Setup setup, Optional<Result> result, int steps, int decisions, boolean judged) implements Fate {}

        /// Something is wrong with the rules.
        ///
        /// @param says what
        /// @param record all steps up to there; the last one is the one that failed, if a step did
        record Broken(Setup setup, Message says, GameRecord record) implements Fate {}
    }

    /// Plays the game with this number.
    Fate play(int number) {
        var luck = Generator.of(seed, number);
        var setup = Variations.draw(game, luck);
        try {
            var bound = game.bound(setup);
            var end = Playout.finish(game, game.start(setup), luck, bound.orElse(mostSteps));
            if (end.result().isEmpty() && bound.isPresent()) {
                return broken(number, setup, new SeriesSays.PastBound(bound.getAsInt()));
            }
            boolean judged = number % JUDGED_EVERY == 0;
            return (judged ? fault(number, end.position()) : Optional.<Message>empty())
                    .map(fault -> broken(number, setup, new SeriesSays.RecordBroke(fault)))
                    .orElseGet(() -> new Fate.Played(setup, end.result(), end.steps(), end.decisions(), judged));
        } catch (RuntimeException | StackOverflowError thrown) {
            return broken(number, setup, new SeriesSays.Threw(thrown.toString()));
        }
    }

    private Fate broken(int number, Setup setup, Message says) {
        return new Fate.Broken(setup, says, written(number));
    }

    /// Finds what is wrong with the record of a game that came to this position.
    private Optional<Message> fault(int number, S reached) {
        return switch (Replay.of(game, positions, written(number))) {
            case Reading.Bad<Replay<S, M>>(var problems) -> Optional.of(problems.getFirst());
            case Reading.Good<Replay<S, M>>(var replay) ->
                replay.last().equals(reached) ? Optional.empty() : Optional.of(new SeriesSays.EndsElsewhere());
        };
    }

    /// The game with this number as far as it can be played, a step that fails included.
    private GameRecord written(int number) {
        var luck = Generator.of(seed, number);
        var setup = Variations.draw(game, luck);
        var entries = new ArrayList<GameRecord.Entry>();
        Optional<Result> result = Optional.empty();
        try {
            S position = game.start(setup);
            int most = game.bound(setup).orElse(mostSteps);
            for (var step = Playout.step(game, position, luck);
                    step.isPresent() && entries.size() < most;
                    step = Playout.step(game, position, luck)) {
                entries.add(new GameRecord.Entry.Played(Lines.full(game.notation(), step.get())));
                position = game.play(position, step.get());
            }
            result = game.next(position) instanceof Next.Over<M>(Result end) ? Optional.of(end) : Optional.empty();
        } catch (RuntimeException | StackOverflowError _) {
            // It is told by whoever plays the game; here it ends what can be written.
        }
        return new GameRecord(
                game.info().slug(),
                setup,
                BySeat.each(setup.seats(), _ -> "random"),
                Map.of("soak", seed + "/" + number),
                Optional.empty(),
                List.copyOf(entries),
                result);
    }
}
