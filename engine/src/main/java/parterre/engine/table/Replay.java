package parterre.engine.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import parterre.engine.Fault;
import parterre.engine.Game;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.TextForm;

/// A record that was played through by the rules. Every step is judged, and every position is kept. Immutable.
///
/// @param <S> positions
/// @param <M> moves
public final class Replay<S, M extends Move> {
    /// Matches the mark for hidden parts in the record of a running game.
    private static final Pattern HIDDEN = Pattern.compile("(?<=^| )\\?(?= |$)");

    private final GameRecord record;
    private final List<S> positions;
    private final List<Step<M>> steps;
    private final Optional<Result> result;

    private Replay(GameRecord record, List<S> positions, List<Step<M>> steps, Optional<Result> result) {
        this.record = record;
        this.positions = List.copyOf(positions);
        this.steps = List.copyOf(steps);
        this.result = result;
    }

    /// Plays the record through. A problem has the rule, the reason and the line in the text that the record
    /// was read from (0 if it was not read from a text). Nothing after the first illegal step is judged.
    ///
    /// @param positions the text form of the game's positions, for a record that begins from one
    public static <S, M extends Move, V> Reading<Replay<S, M>> of(
            Game<S, M, V> game, TextForm<S> positions, GameRecord record) {
        return start(game, positions, record).then(start -> from(game, start, record));
    }

    /// Returns the record as it was given.
    public GameRecord record() {
        return record;
    }

    /// Returns the steps, in order.
    public List<Step<M>> steps() {
        return steps;
    }

    /// Returns the position after this many steps.
    ///
    /// @param steps from 0 to the number of steps
    public S position(int steps) {
        return positions.get(steps);
    }

    /// Returns the position after the last step.
    public S last() {
        return positions.getLast();
    }

    /// Returns how the game ended; empty if this record does not reach the end.
    public Optional<Result> result() {
        return result;
    }

    private static <S, M extends Move, V> Reading<S> start(
            Game<S, M, V> game, TextForm<S> positions, GameRecord record) {
        int line = record.lines().ofStart();
        var setup = record.setup();
        var info = game.info();
        if (!record.game().equals(info.slug())) {
            return bad(line, "game: " + record.game(), new RecordFault.AnotherGame(record.game()));
        }
        var read = Setup.read(info, setup.edition(), setup.seats(), setup.chosen());
        if (read instanceof Reading.Bad<Setup>(var problems)) {
            return new Reading.Bad<>(
                    problems.stream().map(problem -> problem.at(line)).toList());
        }
        var refused = game.refusal(setup);
        if (refused.isPresent()) {
            return bad(line, written(setup), against(refused.get()));
        }
        return record.position().isEmpty()
                ? Reading.good(game.start(setup))
                : position(game, positions, record, record.position().get());
    }

    /// Returns the lines of the header that say the setup: "seats: 2, option goal".
    private static String written(Setup setup) {
        var lines = new StringJoiner(", ").add("seats: " + setup.seats());
        setup.chosen().keySet().forEach(name -> lines.add("option " + name));
        return lines.toString();
    }

    private static <S, M extends Move, V> Reading<S> position(
            Game<S, M, V> game, TextForm<S> positions, GameRecord record, String text) {
        int line = record.lines().ofStart();
        return switch (positions.read(text)) {
            case Reading.Bad<S>(var problems) ->
                new Reading.Bad<>(problems.stream()
                        .map(problem -> new Reading.Problem(
                                line == 0 ? problem.line() : line + problem.line(),
                                QuoteShortener.of(problem.where()),
                                problem.fault()))
                        .toList());
            case Reading.Good<S>(S start) ->
                game.setup(start).equals(record.setup())
                        ? Reading.good(start)
                        : bad(line, "start: position", new RecordFault.OtherSetup());
        };
    }

    private static <S, M extends Move, V> Reading<Replay<S, M>> from(Game<S, M, V> game, S start, GameRecord record) {
        var positions = new ArrayList<S>(List.of(start));
        var steps = new ArrayList<Step<M>>();
        var entries = record.entries();
        for (int i = 0; i < entries.size(); i++) {
            if (!(entries.get(i) instanceof GameRecord.Entry.Played(String text))) {
                continue;
            }
            int line = record.lines().ofEntry(i);
            var where = QuoteShortener.of((steps.size() + 1) + ". " + text);
            switch (Lines.read(game.notation(), text)) {
                case Reading.Bad<Step<M>> _
                when HIDDEN.matcher(text).find() -> {
                    return new Reading.Bad<>(List.of(new Reading.Problem(line, where, new RecordFault.HidesSteps())));
                }
                case Reading.Bad<Step<M>>(var problems) -> {
                    return new Reading.Bad<>(problems.stream()
                            .map(problem -> new Reading.Problem(
                                    line,
                                    where,
                                    new RecordFault.UnreadableStep(
                                            QuoteShortener.of(problem.where()), problem.fault())))
                            .toList());
                }
                case Reading.Good<Step<M>>(Step<M> step) -> {
                    var refusal = game.refusal(positions.getLast(), step);
                    if (refusal.isPresent()) {
                        return bad(line, where, against(refusal.get()));
                    }
                    positions.add(game.play(positions.getLast(), step));
                    steps.add(step);
                }
            }
        }
        return ended(game, positions.getLast(), record).map(result -> new Replay<>(record, positions, steps, result));
    }

    private static <S, M extends Move, V> Reading<Optional<Result>> ended(
            Game<S, M, V> game, S last, GameRecord record) {
        var next = game.next(last);
        var result = next instanceof Next.Over<M>(Result end) ? Optional.of(end) : Optional.<Result>empty();
        if (record.result().isEmpty() || record.result().equals(result)) {
            return Reading.good(result);
        }
        var form = new ResultForm();
        var where = QuoteShortener.of("result: " + form.write(record.result().get()));
        int line = record.lines().ofResult();
        return result.isEmpty()
                ? bad(line, where, new RecordFault.NotOverYet(next.waiting()))
                : bad(line, where, new RecordFault.OtherResult(form.write(result.get())));
    }

    private static Reason against(Refusal refusal) {
        return new Fault.AgainstRule(refusal.rule(), refusal.reason());
    }

    private static <T> Reading<T> bad(int line, String where, Reason fault) {
        return new Reading.Bad<>(List.of(new Reading.Problem(line, where, fault)));
    }
}
