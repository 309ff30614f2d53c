package parterre.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Step;
import parterre.engine.walk.Playout;

/// Plays the trials of a check and tells a failure's whereabouts.
final class TrialRunner {
    private TrialRunner() {}

    /// Shows a check every position of every trial, the last one included.
    static <S, M extends Move, V> void everyMoment(
            Subject<S, M, V> subject, String check, Consumer<Moment<S, M>> visit) {
        for (var trial : Trial.of(subject)) {
            play(subject, check, trial, visit);
        }
    }

    /// Plays one trial.
    ///
    /// @return every position, the steps between them, and whether the game came to its end
    static <S, M extends Move, V> Played<S, M> play(
            Subject<S, M, V> subject, String check, Trial trial, Consumer<Moment<S, M>> visit) {
        var game = subject.game();
        var luck = Generator.of(trial.seed());
        var positions = new ArrayList<S>();
        var steps = new ArrayList<Step<M>>();
        int most = game.bound(trial.setup()).orElse(subject.mostSteps());
        try {
            S position = game.start(trial.setup());
            positions.add(position);
            while (true) {
                var moment = Moment.<S, M>at(trial, position, game.next(position), List.copyOf(steps));
                visit.accept(moment);
                if (moment.next() instanceof Next.Over<M> || steps.size() >= most) {
                    return new Played<>(trial, positions, steps, moment.next() instanceof Next.Over<M>);
                }
                Optional<Step<M>> step = Playout.step(game, position, luck);
                position = game.play(position, step.orElseThrow());
                steps.add(step.orElseThrow());
                positions.add(position);
            }
        } catch (AssertionError | RuntimeException fault) {
            throw new AssertionError(story(subject, check, trial, positions, steps, fault), fault);
        }
    }

    private static <S, M extends Move, V> String story(
            Subject<S, M, V> subject,
            String check,
            Trial trial,
            List<S> positions,
            List<Step<M>> steps,
            Throwable fault) {
        var text = new StringBuilder();
        text.append(subject.game().info().slug())
                .append(": ")
                .append(check)
                .append(" fails in ")
                .append(trial);
        text.append(" after step ")
                .append(steps.size())
                .append('\n')
                .append(fault)
                .append('\n');
        if (!positions.isEmpty()) {
            text.append("position:\n")
                    .append(written(subject, positions.getLast()))
                    .append('\n');
        }
        return text.append("again: ").append(trial.command(check)).append('\n').toString();
    }

    /// Returns the position as text, or what kept it from being written: a failing game may fail here, too.
    private static <S, M extends Move, V> String written(Subject<S, M, V> subject, S position) {
        try {
            return subject.box().positions().write(position);
        } catch (RuntimeException fault) {
            return "(cannot be written: " + fault + ")";
        }
    }

    /// A trial that was played.
    record Played<S, M extends Move>(Trial trial, List<S> positions, List<Step<M>> steps, boolean over) {}
}
