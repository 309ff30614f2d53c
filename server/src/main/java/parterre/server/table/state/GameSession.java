package parterre.server.table.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Fault;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.server.wire.FrozenCause;
import parterre.server.wire.TableNote;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// The game of a table: its positions and steps, which event brought each step, and the sealed answers. It
/// never changes: each method that goes on returns another session.
public final class GameSession<S, M extends Move, V> {
    /// The note of a record whose first position was imagined in part.
    public static final String IMAGINED = "imagined";

    /// Records are written in one language, which every reader of the file finds.
    private static final Wording RECORD = Wording.of(MessageCatalogue.STANDARD, List.of("server"));

    private final GameBox<S, M, V> box;
    /// Is changed only before the session is handed out.
    private final Referee<S, M, V> referee;
    /// Remembers views. It changes no answer.
    private final Views<S, M, V> views;
    private final Optional<TableNote> imagined;
    private final int opening;
    private final List<Made> made;
    private final Map<Seat, Answer> sealed;
    private final long decision;
    private final long since;

    private GameSession(
            GameBox<S, M, V> box,
            Referee<S, M, V> referee,
            Views<S, M, V> views,
            Optional<TableNote> imagined,
            int opening,
            List<Made> made,
            Map<Seat, Answer> sealed,
            long decision,
            long since) {
        this.box = box;
        this.referee = referee;
        this.views = views;
        this.imagined = imagined;
        this.opening = opening;
        this.made = made;
        this.sealed = sealed;
        this.decision = decision;
        this.since = since;
    }

    private GameSession(GameBox<S, M, V> box, Referee<S, M, V> referee, Optional<TableNote> imagined) {
        this(box, referee, new Views<>(box.game()), imagined, referee.steps().size(), List.of(), Map.of(), 0, 0);
    }

    /// A step and the event that brought it.
    public record Made(long seq, long at, StoredEvent.Stepped stepped) {}

    /// A sealed answer.
    public record Answer(String move, long at) {}

    /// The outcome of a move that a player submits.
    public sealed interface Attempt<S, M extends Move, V> {
        /// The move stands: as a step, which no event tells yet, or as a sealed answer.
        record Stands<S, M extends Move, V>(GameSession<S, M, V> after) implements Attempt<S, M, V> {}

        /// The rules forbid it.
        record Refused<S, M extends Move, V>(Refusal refusal) implements Attempt<S, M, V> {}
    }

    /// Returns the game as it was agreed, before the first step at this table, or the problems with it.
    public static <S, M extends Move, V> Reading<GameSession<S, M, V>> open(GameBox<S, M, V> box, Terms terms) {
        var game = box.game();
        if (terms.opening().isPresent()) {
            return new RecordForm(List.of(game.info()))
                    .read(terms.opening().get())
                    .then(record -> Referee.resume(game, box.positions(), record)
                            .map(referee -> new GameSession<>(
                                    box,
                                    referee,
                                    Optional.ofNullable(record.notes().get(IMAGINED))
                                            .map(Imagining::read))));
        }
        return Setup.read(game.info(), terms.edition(), terms.seats(), terms.options())
                .then(setup -> game.refusal(setup)
                        .<Reading<GameSession<S, M, V>>>map(refusal ->
                                Reading.bad("setup", new Fault.AgainstRule(refusal.rule(), refusal.reason())))
                        .orElseGet(() ->
                                Reading.good(new GameSession<>(box, Referee.start(game, setup), Optional.empty()))));
    }

    private GameSession<S, M, V> with(Referee<S, M, V> other) {
        return new GameSession<>(box, other, views, imagined, opening, made, sealed, decision, since);
    }

    // --- what is known ------------------------------------------------------------------------------------------

    public GameBox<S, M, V> box() {
        return box;
    }

    /// Returns the position now. It holds secrets.
    public S position() {
        return referee.position();
    }

    /// Returns the position after this many steps. It holds secrets.
    public S position(int steps) {
        return referee.position(steps);
    }

    /// Returns all steps, with those before the first one at this table.
    public List<Step<M>> steps() {
        return referee.steps();
    }

    /// Returns what the game waits for, even if some seats have answered already.
    public Next<M> next() {
        return referee.next();
    }

    /// Returns how the game ended; empty while it runs.
    public Optional<Result> result() {
        return referee.result();
    }

    /// Returns the seats that still have to move or answer.
    public List<Seat> waitingFor() {
        return referee.waitingFor();
    }

    /// Returns the moves of this seat; empty if the game does not wait for it (any more).
    public Optional<Moves<M>> moves(Seat seat) {
        return referee.moves(seat);
    }

    /// Returns this viewer's view of the present position.
    public V view(Viewer viewer) {
        return view(referee.steps().size(), viewer);
    }

    /// Returns this viewer's view of the position after so many steps.
    public V view(int step, Viewer viewer) {
        return views.of(referee.position(step), viewer);
    }

    public Setup setup() {
        return box.game().setup(referee.position());
    }

    /// Returns the note on what was imagined in the game's first position; empty if nothing was.
    public Optional<TableNote> imagined() {
        return imagined;
    }

    /// Returns the number of the present decision: the number of the event that led to it.
    public long decision() {
        return decision;
    }

    /// Returns when the present decision was first asked, in milliseconds since 1970.
    public long since() {
        return since;
    }

    /// Returns how many steps there were before the first one at this table.
    public int opening() {
        return opening;
    }

    /// Returns the answers to the present decision that the others do not know yet.
    public Map<Seat, Answer> sealed() {
        return sealed;
    }

    /// Returns the answer that stands for this seat if the time for it runs out; empty where it is not asked for one
    /// that has a default.
    public Optional<M> byDefault(Seat seat) {
        return switch (referee.next()) {
            case Next.Together<M> together ->
                together.defaults().has(seat) ? Optional.of(together.defaults().of(seat)) : Optional.empty();
            case Next.Turn<M>(Seat asked, Moves<M> _) ->
                asked.equals(seat) ? box.game().byDefault(referee.position()) : Optional.empty();
            case Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
        };
    }

    /// Returns true if chance is to move now.
    public boolean waitsForChance() {
        return referee.next() instanceof Next.Chance<M>;
    }

    /// Reads a move that this seat makes now. The game itself reads the text.
    public Reading<M> read(String text) {
        return box.game().notation().read(text);
    }

    public String write(M move) {
        return box.game().notation().write(move);
    }

    public Optional<Refusal> refusal(Seat seat, M move) {
        return box.game().refusal(referee.position(), seat, move);
    }

    /// Returns the move that this seat made on an earlier decision, if that is still on the record.
    public Optional<Made> madeOn(long earlier) {
        return made.reversed().stream()
                .filter(step -> step.stepped().decision() == earlier)
                .findFirst();
    }

    /// Returns how many steps there were after this event's, if it is still on the record.
    public Optional<Integer> stepOf(long seq) {
        for (int i = made.size() - 1; i >= 0; i--) {
            if (made.get(i).seq() == seq) {
                return Optional.of(opening + i + 1);
            }
        }
        return Optional.empty();
    }

    /// Returns true if a bot made a step at this table.
    ///
    /// @param step counted from 1, after the opening
    public boolean isByBot(int step) {
        return made.get(step - 1 - opening).stepped().bot();
    }

    /// Returns this seat's move in a step, in the game's notation.
    public Optional<String> moveOf(Seat seat, Made step) {
        int index = opening + made.indexOf(step);
        return switch (referee.steps().get(index)) {
            case Step.Turn<M>(Seat by, M move) -> by.equals(seat) ? Optional.of(write(move)) : Optional.empty();
            case Step.Together<M>(var answers) ->
                answers.has(seat) ? Optional.of(write(answers.of(seat))) : Optional.empty();
            case Step.Chance<M> _ -> Optional.empty();
        };
    }

    /// Returns the steps made at this table after so many steps of the game, with the events that brought
    /// them.
    List<Made> madeAfter(int step) {
        return made.subList(step - opening, made.size());
    }

    /// Returns the full record so far. Only sealed answers are left out.
    public GameRecord record(Map<String, String> notes) {
        return referee.record(parterre.engine.BySeat.none(), notes);
    }

    /// Returns the event that tells the last step.
    ///
    /// @param bot true if a bot made it
    /// @param used how long each seat thought, in milliseconds
    public StoredEvent.Stepped last(boolean bot, Map<String, Long> used) {
        var step = referee.steps().getLast();
        var by = step instanceof Step.Turn<M>(Seat seat, M _) ? Optional.of(seat) : Optional.<Seat>empty();
        return new StoredEvent.Stepped(Lines.full(box.game().notation(), step), by, bot, decision, used);
    }

    // --- how it goes on -----------------------------------------------------------------------------------------

    /// Puts a seat's move to the game.
    public Attempt<S, M, V> submit(Seat seat, M move) {
        var after = referee.copy();
        return after.submit(seat, move)
                .<Attempt<S, M, V>>map(Attempt.Refused::new)
                .orElseGet(() -> new Attempt.Stands<>(with(after)));
    }

    /// Puts the withdrawal of a question to the game.
    public Attempt<S, M, V> withdraw(Seat asker) {
        var after = referee.copy();
        return after.takeBack(asker)
                .<Attempt<S, M, V>>map(Attempt.Refused::new)
                .orElseGet(() -> new Attempt.Stands<>(with(after)));
    }

    /// Returns the game after a draw. No event tells the step yet.
    public GameSession<S, M, V> draw(Luck luck) {
        var after = referee.copy();
        after.draw(luck);
        return with(after);
    }

    /// Returns the same game with a sealed answer.
    public GameSession<S, M, V> answered(Seat seat, Answer answer) {
        var answers = new HashMap<>(sealed);
        answers.put(seat, answer);
        return new GameSession<>(box, referee, views, imagined, opening, made, Map.copyOf(answers), decision, since);
    }

    /// Returns the same game with a line in its record that tells what happened beside the moves.
    GameSession<S, M, V> noted(TableNote note) {
        var after = referee.copy();
        after.table(RECORD.say(note, Naming.bySeat()));
        return with(after);
    }

    /// Returns the game as it asks the decision that an event led to.
    GameSession<S, M, V> reached(long seq, long at) {
        return new GameSession<>(box, referee, views, imagined, opening, made, Map.of(), seq, at);
    }

    /// Returns the game once an event tells its last step.
    GameSession<S, M, V> made(StoredEvent.Stepped stepped, long seq, long at) {
        var all = new ArrayList<Made>(made.size() + 1);
        all.addAll(made);
        all.add(new Made(seq, at, stepped));
        return new GameSession<>(box, referee, views, imagined, opening, all, Map.of(), seq, at);
    }

    /// Makes a stored step again. No event tells it yet.
    ///
    /// @throws UnplayableException if the step cannot be made
    GameSession<S, M, V> replay(StoredEvent.Stepped stepped) {
        int number = referee.steps().size() + 1;
        return switch (Lines.read(box.game().notation(), stepped.text())) {
            case Reading.Bad<Step<M>>(var problems) ->
                throw new UnplayableException(
                        new FrozenCause.StepUnreadable(number),
                        problems.getFirst().toString());
            case Reading.Good<Step<M>>(Step<M> step) -> {
                // A step that is stored counts more than sealed answers, which the referee would keep waiting.
                var after = sealed.isEmpty() ? referee.copy() : referee.fork(number - 1);
                after.take(step).ifPresent(refusal -> {
                    throw new UnplayableException(
                            new FrozenCause.StepRefused(number, refusal.rule()), refusal.toString());
                });
                yield with(after);
            }
        };
    }

    /// Returns the game with only its first steps.
    GameSession<S, M, V> takenBack(int to, long seq, long at) {
        var after = referee.copy();
        after.undoTo(to);
        return new GameSession<>(
                box, after, views, imagined, opening, List.copyOf(made.subList(0, to - opening)), Map.of(), seq, at);
    }
}
