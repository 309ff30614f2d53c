package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Step;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;

/// Checks records: written down, read back and played through, they lead to the same position.
final class RecordChecks {
    private RecordChecks() {}

    static <S, M extends Move, V> void replayToTheSamePosition(Subject<S, M, V> subject, String check, Trial trial) {
        var played = TrialRunner.<S, M, V>play(subject, check, trial, _ -> {});
        assertReplays(subject, played, 0, Optional.empty(), check);
        int middle = played.steps().size() / 2;
        var text = subject.box().positions().write(played.positions().get(middle));
        assertReplays(subject, played, middle, Optional.of(text.stripTrailing()), check);
    }

    private static <S, M extends Move, V> void assertReplays(
            Subject<S, M, V> subject, TrialRunner.Played<S, M> played, int from, Optional<String> start, String check) {
        var game = subject.game();
        var trial = played.trial();
        List<Step<M>> steps = played.steps().subList(from, played.steps().size());
        var entries = steps.stream()
                .<GameRecord.Entry>map(step -> new GameRecord.Entry.Played(Lines.full(game.notation(), step)))
                .toList();
        S last = played.positions().getLast();
        Optional<Result> result =
                game.next(last) instanceof Next.Over<M>(Result end) ? Optional.of(end) : Optional.empty();
        var record = new GameRecord(game.info().slug(), trial.setup(), BySeat.none(), Map.of(), start, entries, result);
        var form = new RecordForm(List.of(game.info()));
        var text = form.write(record);
        var told = trial + ", from step " + from + ". Again: " + trial.command(check);
        assertThat(form.read(text).orThrow())
                .as("the record, read back: %s", told)
                .isEqualTo(record);
        var replay = Replay.of(game, subject.box().positions(), form.read(text).orThrow())
                .orThrow();
        assertThat(replay.steps()).as("steps of the replay: %s", told).isEqualTo(steps);
        assertThat(replay.last()).as("last position of the replay: %s", told).isEqualTo(last);
        assertThat(replay.result()).as("result of the replay: %s", told).isEqualTo(result);
    }
}
