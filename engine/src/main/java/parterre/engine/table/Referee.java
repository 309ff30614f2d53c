package parterre.engine.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Game;
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
import parterre.engine.TextForm;
import parterre.engine.Viewer;

/// Runs a game in progress. It takes moves from seats, judges them, keeps sealed answers, lets chance move, and
/// writes the record. A program that runs a table talks only to its referee.
///
/// If several seats are asked at once, the referee keeps each answer sealed until the last one is in. A sealed
/// answer is in no position, view, line or record, and no refusal to another seat reveals it. Only
/// [#waitingFor()] tells who has answered. The table decides whether to show that.
///
/// Not thread-safe: a table has one writer.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public final class Referee<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final Optional<String> startText;
    private final List<S> positions = new ArrayList<>();
    private final List<Step<M>> steps = new ArrayList<>();
    private final List<Act> acts = new ArrayList<>();
    private Next<M> next;
    private BySeat<M> sealed = BySeat.none();

    private Referee(Game<S, M, V> game, S start, Optional<String> startText) {
        this.game = game;
        this.startText = startText;
        positions.add(start);
        next = game.next(start);
    }

    private Referee(Referee<S, M, V> other) {
        game = other.game;
        startText = other.startText;
        positions.addAll(other.positions);
        steps.addAll(other.steps);
        acts.addAll(other.acts);
        next = other.next;
        sealed = other.sealed;
    }

    /// Starts a game from its first position.
    ///
    /// @throws IllegalArgumentException with the game's reason, if the game refuses the setup
    public static <S, M extends Move, V> Referee<S, M, V> start(Game<S, M, V> game, Setup setup) {
        var refused = game.refusal(setup);
        if (refused.isPresent()) {
            throw new IllegalArgumentException(refused.get().toString());
        }
        return new Referee<>(game, game.start(setup), Optional.empty());
    }

    /// Starts a game from a position that somebody set up.
    ///
    /// @param positions writes the position in the record
    public static <S, M extends Move, V> Referee<S, M, V> from(Game<S, M, V> game, TextForm<S> positions, S start) {
        return new Referee<>(game, start, Optional.of(positions.write(start).stripTrailing()));
    }

    /// Resumes the game of a record where the record ends. Returns the problems if the record is wrong.
    public static <S, M extends Move, V> Reading<Referee<S, M, V>> resume(
            Game<S, M, V> game, TextForm<S> positions, GameRecord record) {
        return Replay.of(game, positions, record).map(replay -> resume(game, replay));
    }

    private static <S, M extends Move, V> Referee<S, M, V> resume(Game<S, M, V> game, Replay<S, M> replay) {
        var record = replay.record();
        var referee = new Referee<>(game, replay.position(0), record.position());
        for (var entry : record.entries()) {
            switch (entry) {
                case GameRecord.Entry.Played _ -> {
                    int done = referee.steps.size();
                    referee.steps.add(replay.steps().get(done));
                    referee.positions.add(replay.position(done + 1));
                }
                case GameRecord.Entry.Table(String text) -> referee.table(text);
            }
        }
        referee.next = game.next(replay.last());
        return referee;
    }

    /// Returns the position now. It holds secrets; use [#view(Viewer)] for what a viewer may see.
    public S position() {
        return positions.getLast();
    }

    /// Returns the position after this many steps.
    ///
    /// @param steps from 0 to the number of steps
    public S position(int steps) {
        return positions.get(steps);
    }

    /// Returns what the game waits for, even if some seats have answered already.
    public Next<M> next() {
        return next;
    }

    /// Returns the steps so far, in order, as an unmodifiable view that grows with the game. Its size is the
    /// number of the game's present decision.
    public List<Step<M>> steps() {
        return Collections.unmodifiableList(steps);
    }

    /// Returns the acts of the table so far, in order.
    public List<Act> acts() {
        return Collections.unmodifiableList(acts);
    }

    /// Returns how the game ended; empty while it runs.
    public Optional<Result> result() {
        return next instanceof Next.Over<M>(Result result) ? Optional.of(result) : Optional.empty();
    }

    /// Returns the seats that still have to move or answer, in seat order. Empty if chance is to move or the
    /// game is over.
    public List<Seat> waitingFor() {
        return switch (next) {
            case Next.Turn<M> turn -> List.of(turn.seat());
            case Next.Together<M> together ->
                together.open().seats().stream()
                        .filter(seat -> !sealed.has(seat))
                        .toList();
            case Next.Chance<M> _, Next.Over<M> _ -> List.of();
        };
    }

    /// Returns the moves of this seat; empty if the game does not wait for it (any more).
    public Optional<Moves<M>> moves(Seat seat) {
        if (!waitingFor().contains(seat)) {
            return Optional.empty();
        }
        return switch (next) {
            case Next.Turn<M> turn -> Optional.of(turn.moves());
            case Next.Together<M> together -> Optional.of(together.open().of(seat));
            case Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
        };
    }

    /// Judges a seat's move without taking it. A seat that has answered already is refused.
    ///
    /// @return why [#submit] would refuse the move now; empty if the move would stand
    public Optional<Refusal> refusal(Seat seat, M move) {
        var edge = Refusal.atTheEdge(next, game.setup(position()).seats(), seat, move);
        if (edge.isPresent()) {
            return edge;
        }
        return sealed.has(seat) ? Optional.of(Refusal.answered(seat)) : game.refusal(position(), seat, move);
    }

    /// Takes a seat's move. A turn is played at once. An answer is sealed, and the last one plays them all.
    ///
    /// @return why the move is refused, and then nothing has changed; empty if the move stands
    public Optional<Refusal> submit(Seat seat, M move) {
        var refusal = refusal(seat, move);
        if (refusal.isPresent()) {
            return refusal;
        }
        switch (next) {
            case Next.Turn<M> turn when turn.seat().equals(seat) -> advance(new Step.Turn<>(seat, move));
            case Next.Together<M> together when together.open().has(seat) -> seal(together, seat, move);
            case Next.Turn<M> _, Next.Together<M> _, Next.Chance<M> _ -> {
                return Optional.of(Refusal.wrongSeat(seat, next.waiting()));
            }
            case Next.Over<M> _ -> {
                return Optional.of(Refusal.over());
            }
        }
        return Optional.empty();
    }

    /// Takes the asker's question back while an answer is missing. Every open seat gives its default, whatever
    /// it has sealed.
    ///
    /// @return why this is refused, and then nothing has changed; empty if the question is taken back
    public Optional<Refusal> takeBack(Seat asker) {
        if (next instanceof Next.Together<M> together && together.asker().equals(Optional.of(asker))) {
            advance(new Step.Together<>(together.defaults()));
            return Optional.empty();
        }
        return Optional.of(Refusal.notAsker(asker));
    }

    /// Lets chance move.
    ///
    /// @return the outcome
    /// @throws IllegalStateException if the game does not wait for chance
    public M draw(Luck luck) {
        if (!(next instanceof Next.Chance<M>(var odds))) {
            throw new IllegalStateException("the game waits for " + next.waitsFor() + ", not for chance");
        }
        var outcome = odds.sample(luck);
        advance(new Step.Chance<>(outcome));
        return outcome;
    }

    /// Judges and takes an outcome of chance from elsewhere (real dice, a record).
    ///
    /// @return why the outcome is impossible here, and then nothing has changed; empty if it stands
    public Optional<Refusal> chance(M outcome) {
        return take(new Step.Chance<>(outcome));
    }

    /// Judges and takes a whole step from elsewhere (a record, a protocol). It is refused if a seat has
    /// answered already.
    ///
    /// @return why the step is impossible here, and then nothing has changed; empty if it stands
    public Optional<Refusal> take(Step<M> step) {
        var refusal = game.refusal(position(), step);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (sealed.size() > 0) {
            return Optional.of(Refusal.answered(sealed.seats().getFirst()));
        }
        advance(step);
        return Optional.empty();
    }

    /// Returns what this viewer knows of the position now.
    public V view(Viewer viewer) {
        return game.view(position(), viewer);
    }

    /// Returns the steps as this viewer may read them: one line a step, without numbers.
    public List<String> lines(Viewer viewer) {
        return lines(viewer, 0);
    }

    /// Returns the lines of all steps after the first `known` ones, as this viewer may read them.
    ///
    /// @param known from 0 to the number of steps
    public List<String> lines(Viewer viewer, int known) {
        var lines = new ArrayList<String>();
        for (int i = known; i < steps.size(); i++) {
            lines.add(game.line(positions.get(i), steps.get(i), viewer));
        }
        return lines;
    }

    /// Notes an act of the table ("P2 is held by a bot") in the record.
    ///
    /// @param says one line
    public void table(String says) {
        acts.add(new Act(steps.size(), says));
    }

    /// Returns the full record so far. Only sealed answers are left out.
    ///
    /// @param players the player in each seat, in words; seats may be missing
    /// @param notes further notes, by names of lower case words joined by `-`
    public GameRecord record(BySeat<String> players, Map<String, String> notes) {
        var entries = new ArrayList<GameRecord.Entry>();
        int told = 0;
        for (int done = 0; done <= steps.size(); done++) {
            while (told < acts.size() && acts.get(told).steps() == done) {
                entries.add(new GameRecord.Entry.Table(acts.get(told++).says()));
            }
            if (done < steps.size()) {
                entries.add(new GameRecord.Entry.Played(Lines.full(game.notation(), steps.get(done))));
            }
        }
        var setup = game.setup(positions.getFirst());
        return new GameRecord(game.info().slug(), setup, players, notes, startText, entries, result());
    }

    /// Takes back every step after the first `kept` ones, and all sealed answers. Acts of the table stay in the
    /// record. If there is no step to take back, nothing changes, because a sealed answer is final.
    ///
    /// @param kept from 0 to the number of steps
    public void undoTo(int kept) {
        checkStep(kept);
        if (kept == steps.size()) {
            return;
        }
        steps.subList(kept, steps.size()).clear();
        positions.subList(kept + 1, positions.size()).clear();
        // Acts stand in the order of their steps.
        for (int i = acts.size() - 1; i >= 0 && acts.get(i).steps() > kept; i--) {
            acts.set(i, new Act(kept, acts.get(i).says()));
        }
        sealed = BySeat.none();
        next = game.next(position());
    }

    /// Returns a new game with the same first `kept` steps. It begins with the acts of the table up to there,
    /// and without sealed answers.
    ///
    /// @param kept from 0 to the number of steps
    public Referee<S, M, V> fork(int kept) {
        checkStep(kept);
        var fork = new Referee<>(game, positions.getFirst(), startText);
        fork.steps.addAll(steps.subList(0, kept));
        fork.positions.addAll(positions.subList(1, kept + 1));
        acts.stream().filter(act -> act.steps() <= kept).forEach(fork.acts::add);
        fork.next = game.next(fork.position());
        return fork;
    }

    /// Returns a copy of this game with its acts and sealed answers. From then on, the two games are independent.
    public Referee<S, M, V> copy() {
        return new Referee<>(this);
    }

    private void seal(Next.Together<M> together, Seat seat, M answer) {
        sealed = sealed.with(seat, answer);
        if (sealed.size() == together.open().size()) {
            advance(new Step.Together<>(sealed));
        }
    }

    private void advance(Step<M> step) {
        var after = game.play(position(), step);
        positions.add(after);
        steps.add(step);
        sealed = BySeat.none();
        next = game.next(after);
    }

    private void checkStep(int kept) {
        if (kept < 0 || kept > steps.size()) {
            throw new IllegalArgumentException("the game has steps 0 to " + steps.size() + ", not " + kept);
        }
    }

    /// An act of the table.
    ///
    /// @param steps after how many steps it happened
    /// @param says one line
    public record Act(int steps, String says) {
        public Act {
            if (!Lines.isOneLine(says)) {
                throw new IllegalArgumentException("an act of the table is told on one line: '" + says + "'");
            }
        }
    }
}
