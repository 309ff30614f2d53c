package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.cli.words.SeriesMessages;
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

/// Plays random games in all variations of their setup. Each game must reach its end.
///
/// Every hundredth game is played a second time, step by step. Its record is written and judged like a record
/// from outside. All luck of a game comes from the seed and its number.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
/// @param mostSteps the number of steps after which a game without a bound is stopped
record Soak<S, M extends Move, V>(Game<S, M, V> game, TextForm<S> positions, long seed, int mostSteps) {
    private static final int JUDGED_EVERY = 100;

    /// The outcome of a game.
    sealed interface Fate {
        /// Returns the setup of the game.
        Setup setup();

        /// The game reached its end, or was stopped because the rules give no bound.
        ///
        /// @param judged true if its record was replayed, too
        record Played(Setup setup, Optional<Result> result, int steps, int decisions, boolean judged) implements Fate {}

        /// Something is wrong with the rules.
        ///
        /// @param says the message about the fault
        /// @param record all steps up to the fault; if a step failed, it is the last one
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
                return broken(number, setup, new SeriesMessages.PastBound(bound.getAsInt()));
            }
            boolean judged = number % JUDGED_EVERY == 0;
            return (judged ? fault(number, end.position()) : Optional.<Message>empty())
                    .map(fault -> broken(number, setup, new SeriesMessages.RecordBroke(fault)))
                    .orElseGet(() -> new Fate.Played(setup, end.result(), end.steps(), end.decisions(), judged));
        } catch (RuntimeException | StackOverflowError thrown) {
            return broken(number, setup, new SeriesMessages.Threw(thrown.toString()));
        }
    }

    private Fate broken(int number, Setup setup, Message says) {
        return new Fate.Broken(setup, says, written(number));
    }

    /// Returns what is wrong with the record of a game that reached this position; empty if nothing is.
    private Optional<Message> fault(int number, S reached) {
        return switch (Replay.of(game, positions, written(number))) {
            case Reading.Bad<Replay<S, M>>(var problems) -> Optional.of(problems.getFirst());
            case Reading.Good<Replay<S, M>>(var replay) ->
                replay.last().equals(reached) ? Optional.empty() : Optional.of(new SeriesMessages.EndsElsewhere());
        };
    }

    /// Returns the record of the game with this number as far as it can be played, with a step that fails.
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
            // The method that plays the game reports the fault. Here it ends the record.
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
