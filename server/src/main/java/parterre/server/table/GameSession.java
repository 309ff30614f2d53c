package parterre.server.table;

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
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.engine.view.Change;
import parterre.server.wire.LogEntry;
import parterre.server.wire.TableNote;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// The game of a table: the referee, and which event brought each step.
final class GameSession<S, M extends Move, V> {
    /// The note of a record whose first position was imagined in part.
    static final String IMAGINED = "imagined";

    /// Records are written in one language, which every reader of the file finds.
    private static final Wording RECORD = Wording.of(MessageCatalogue.STANDARD, List.of("server"));

    /// Stands for a position that a game began from, as long as not everyone may know all of it.
    private static final String HIDDEN = "?";

    private final GameBox<S, M, V> box;
    private final Referee<S, M, V> referee;
    private final Views<S, M, V> views;
    private final SeenSteps<S, M, V> seen;
    private final Optional<TableNote> imagined;
    private final int opening;
    private final List<Made> made = new ArrayList<>();
    private final Map<Seat, Answer> sealed = new HashMap<>();
    private long decision;
    private long since;

    private GameSession(GameBox<S, M, V> box, Referee<S, M, V> referee, Optional<TableNote> imagined) {
        this.box = box;
        this.referee = referee;
        views = new Views<>(box.game());
        seen = new SeenSteps<>(box.game(), referee);
        this.imagined = imagined;
        opening = referee.steps().size();
    }

    /// A step and the event that brought it.
    record Made(long seq, long at, StoredEvent.Stepped stepped) {}

    /// A sealed answer.
    record Answer(String move, long at) {}

    /// Returns the game as it was agreed, before the first step at this table, or the problems with it.
    static <S, M extends Move, V> Reading<GameSession<S, M, V>> open(GameBox<S, M, V> box, Terms terms) {
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

    GameBox<S, M, V> box() {
        return box;
    }

    Referee<S, M, V> referee() {
        return referee;
    }

    /// Returns this viewer's view of the present position.
    V view(Viewer viewer) {
        return view(referee.steps().size(), viewer);
    }

    /// Returns this viewer's view of the position after so many steps.
    V view(int step, Viewer viewer) {
        return views.of(referee.position(step), viewer);
    }

    Setup setup() {
        return box.game().setup(referee.position());
    }

    /// Returns the note on what was imagined in the game's first position; empty if nothing was.
    Optional<TableNote> imagined() {
        return imagined;
    }

    /// Notes in the record what happened beside the moves.
    void note(TableNote note) {
        referee.table(RECORD.say(note, Naming.bySeat()));
    }

    /// Returns the number of the present decision: the number of the event that led to it.
    long decision() {
        return decision;
    }

    /// The answer that stands for this seat if the time for it runs out; empty where it is not asked for one that
    /// has a default.
    Optional<M> byDefault(Seat seat) {
        return switch (referee.next()) {
            case Next.Together<M> together ->
                together.defaults().has(seat) ? Optional.of(together.defaults().of(seat)) : Optional.empty();
            case Next.Turn<M>(Seat asked, Moves<M> _) ->
                asked.equals(seat) ? box.game().byDefault(referee.position()) : Optional.empty();
            case Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
        };
    }

    /// When the present decision was first asked, in milliseconds since 1970.
    long since() {
        return since;
    }

    /// How many steps there were before the first one at this table.
    int opening() {
        return opening;
    }

    Map<Seat, Answer> sealed() {
        return sealed;
    }

    /// The game has begun, or something was taken back, or a step was made, with this event.
    void reached(long seq, long at) {
        decision = seq;
        since = at;
        sealed.clear();
    }

    /// A stored step is made again; says why it cannot be, if so.
    Optional<String> replay(StoredEvent.Stepped stepped, long seq, long at) {
        return switch (Lines.read(box.game().notation(), stepped.text())) {
            case Reading.Bad<Step<M>>(var problems) ->
                Optional.of("Step " + (referee.steps().size() + 1) + " cannot be read: " + problems.getFirst());
            case Reading.Good<Step<M>>(Step<M> step) -> {
                var refusal = referee.take(step);
                if (refusal.isPresent()) {
                    yield Optional.of("Step " + (referee.steps().size() + 1) + " is refused now: " + refusal.get());
                }
                made(stepped, seq, at);
                yield Optional.empty();
            }
        };
    }

    /// The referee's last step is stored as this event.
    void made(StoredEvent.Stepped stepped, long seq, long at) {
        made.add(new Made(seq, at, stepped));
        reached(seq, at);
    }

    /// Steps are taken back.
    ///
    /// @return the steps taken back
    List<Made> takeBack(int to, long seq, long at) {
        referee.undoTo(to);
        seen.forget();
        var gone = made.subList(to - opening, made.size());
        var tookBack = List.copyOf(gone);
        gone.clear();
        reached(seq, at);
        return tookBack;
    }

    /// The last step as it is stored.
    StoredEvent.Stepped last(boolean bot, Map<String, Long> used) {
        var step = referee.steps().getLast();
        var by = step instanceof Step.Turn<M>(Seat seat, M _) ? Optional.of(seat) : Optional.<Seat>empty();
        return new StoredEvent.Stepped(Lines.full(box.game().notation(), step), by, bot, decision, used);
    }

    /// Returns true if chance is to move now.
    boolean waitsForChance() {
        return referee.next() instanceof Next.Chance<M>;
    }

    /// Chance moves.
    void draw(Luck luck) {
        referee.draw(luck);
    }

    /// Reads a move that this seat makes now. The game itself reads the text.
    Reading<M> read(String text) {
        return box.game().notation().read(text);
    }

    String write(M move) {
        return box.game().notation().write(move);
    }

    Optional<Refusal> refusal(Seat seat, M move) {
        return box.game().refusal(referee.position(), seat, move);
    }

    /// The move that this seat made on an earlier decision, if that is still on the record.
    Optional<Made> madeOn(long earlier) {
        return made.reversed().stream()
                .filter(step -> step.stepped().decision() == earlier)
                .findFirst();
    }

    /// How many steps there were after this event's, if it is still on the record.
    Optional<Integer> stepOf(long seq) {
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
    boolean isByBot(int step) {
        return made.get(step - 1 - opening).stepped().bot();
    }

    /// Returns this seat's move in a step, in the game's notation.
    Optional<String> moveOf(Seat seat, Made step) {
        int index = opening + made.indexOf(step);
        return switch (referee.steps().get(index)) {
            case Step.Turn<M>(Seat by, M move) -> by.equals(seat) ? Optional.of(write(move)) : Optional.empty();
            case Step.Together<M>(var answers) ->
                answers.has(seat) ? Optional.of(write(answers.of(seat))) : Optional.empty();
            case Step.Chance<M> _ -> Optional.empty();
        };
    }

    /// The record's line of a step, as this viewer may read it.
    ///
    /// @param step counted from 1
    String line(int step, Viewer viewer) {
        return box.game().line(referee.position(step - 1), referee.steps().get(step - 1), viewer);
    }

    /// Returns a step as this viewer may know it.
    ///
    /// @param step counted from 1
    LogEntry entry(int step, Viewer viewer) {
        return seen.of(step, viewer);
    }

    /// Returns what each event of a step changes in this viewer's view.
    ///
    /// @param step counted from 1
    Optional<List<List<Change>>> changes(int step, Viewer viewer) {
        var events = entry(step, viewer).events();
        return seen.changes(step, viewer, () -> StepChanges.of(box, view(step - 1, viewer), viewer, events));
    }

    /// The record as this viewer may read it.
    GameRecord record(Viewer viewer, Map<Seat, String> players, Map<String, String> notes) {
        var named = referee.record(parterre.engine.BySeat.none(), notes);
        var names = parterre.engine.BySeat.<String>none();
        for (var seat : players.keySet()) {
            names = names.with(seat, players.get(seat));
        }
        if (viewer instanceof Viewer.Everyone) {
            return new GameRecord(
                    named.game(), named.setup(), names, notes, named.position(), named.entries(), named.result());
        }
        var entries = new ArrayList<GameRecord.Entry>();
        int step = 0;
        for (var entry : named.entries()) {
            entries.add(
                    switch (entry) {
                        case GameRecord.Entry.Played _ -> new GameRecord.Entry.Played(line(++step, viewer));
                        case GameRecord.Entry.Table table -> table;
                    });
        }
        return new GameRecord(
                named.game(),
                named.setup(),
                names,
                notes,
                named.position().map(_ -> HIDDEN),
                entries,
                Optional.empty());
    }
}
