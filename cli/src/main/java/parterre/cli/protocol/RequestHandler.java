package parterre.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.SecureLuck;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;

/// Handles requests for one session and one game.
///
/// A game (`g1`) has a referee: seats move, chance is given or drawn, and a record is written. A position
/// (`p1`) is a value: playing from it gives another position. Both answer the same questions.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class RequestHandler<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;
    private final Handles<S, M, V> handles = new Handles<>();
    private final Openings<S, M, V> openings;
    private final SearchRequests<S, M, V> laboratory;

    RequestHandler(GameBox<S, M, V> box) {
        this.box = box;
        game = box.game();
        openings = new Openings<>(box);
        laboratory = new SearchRequests<>(box, handles);
    }

    /// Handles one request.
    ///
    /// @throws Fault if it cannot be done; then nothing has changed
    Answer answer(Request request) {
        return switch (request) {
            case Request.Hello() -> Answers.welcome(box);
            case Request.New fresh -> begin(fresh);
            case Request.Next(String on) -> new Answer.Waits(waiting(target(on)));
            case Request.Legal legal -> legal(legal);
            case Request.Check check -> check(check);
            case Request.Apply apply -> apply(apply);
            case Request.Odds(String on) -> odds(target(on));
            case Request.Chance chance -> chance(chance);
            case Request.View(String on, String viewer) -> view(target(on), viewer);
            case Request.Text(String on) ->
                new Answer.Written(box.positions().write(target(on).position()));
            case Request.Outcome(String on) -> result(target(on));
            case Request.Transcript(String on) -> transcript(on);
            case Request.Imagine imagine -> laboratory.imagine(imagine);
            case Request.Playout playout -> laboratory.playout(playout, this::position);
            case Request.Value value -> laboratory.value(value, this::position);
            case Request.Forget(List<String> forgotten) -> forget(forgotten);
            case Request.Analyse _, Request.Cancel _ ->
                throw new IllegalArgumentException("analyses are not of the desk");
            case Request.Batch _ -> throw Fault.of(Fault.Code.NOT_NOW, "A batch cannot stand within a batch.");
        };
    }

    /// Forgets all games and positions.
    void clear() {
        handles.clear();
    }

    private Target<S, M, V> target(String on) {
        var open = handles.game(on);
        return open.isPresent() ? new Target.Played<>(open.get()) : new Target.Loose<>(position(on));
    }

    private S position(String on) {
        return position(on, "on");
    }

    /// Returns the position of a handle or a text.
    ///
    /// @param where the field that holds it
    S position(String on, String where) {
        if (Handles.isHandle(on)) {
            return handles.position(on)
                    .or(() -> handles.game(on).map(open -> open.referee().position()))
                    .orElseThrow(() -> Fault.of(
                            Fault.Code.UNKNOWN_HANDLE, "Nothing is called '" + on + "', or it has been forgotten."));
        }
        return switch (box.positions().read(on)) {
            case Reading.Good<S>(S position) -> position;
            case Reading.Bad<S>(var problems) -> throw Fault.unreadable(Fault.Code.POSITION, where, problems);
        };
    }

    private Answer begin(Request.New fresh) {
        var referee = openings.referee(fresh);
        Luck luck = fresh.seed().<Luck>map(Generator::of).orElseGet(SecureLuck::new);
        var open = new Handles.OpenGame<>(referee, luck, fresh.draw().orElse(false));
        var handle = handles.add(open);
        var drawn = open.draws() ? draw(referee, luck) : List.<String>of();
        return new Answer.Begun(
                handle, Answers.agreed(game.setup(referee.position())), drawn, waiting(new Target.Played<>(open)));
    }

    private Answer.Waiting waiting(Target<S, M, V> target) {
        int seats = game.setup(target.position()).seats();
        return switch (target) {
            case Target.Played<S, M, V>(var open) ->
                Answers.waiting(open.referee().next(), open.referee().waitingFor(), seats);
            case Target.Loose<S, M, V>(S position) -> {
                var next = game.next(position);
                yield Answers.waiting(next, Answers.asked(next), seats);
            }
        };
    }

    private Answer legal(Request.Legal legal) {
        var target = target(legal.on());
        var seat = asked(target, legal.seat());
        Optional<Moves<M>> moves = switch (target) {
            case Target.Played<S, M, V>(var open) -> open.referee().moves(seat);
            case Target.Loose<S, M, V>(S position) ->
                switch (game.next(position)) {
                    case Next.Turn<M> turn when turn.seat().equals(seat) -> Optional.of(turn.moves());
                    case Next.Together<M> together
                    when together.open().has(seat) ->
                        Optional.of(together.open().of(seat));
                    case Next.Turn<M> _, Next.Together<M> _, Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
                };
        };
        if (moves.isEmpty()) {
            throw Fault.refused(
                    Refusal.wrongSeat(seat, game.next(target.position()).waiting()));
        }
        V view = game.view(target.position(), Viewer.player(seat));
        return Answers.open(box, view, seat, moves.get(), legal.selections().orElse(true));
    }

    /// Returns the named seat, or the only seat that is asked.
    private Seat asked(Target<S, M, V> target, Optional<String> named) {
        if (named.isPresent()) {
            return seat(target.position(), named.get(), "seat");
        }
        var asked = switch (target) {
            case Target.Played<S, M, V>(var open) -> open.referee().waitingFor();
            case Target.Loose<S, M, V>(S position) -> Answers.asked(game.next(position));
        };
        if (asked.size() == 1) {
            return asked.getFirst();
        }
        if (game.next(target.position()) instanceof Next.Over<M>) {
            throw Fault.refused(Refusal.over());
        }
        throw asked.isEmpty()
                ? Fault.of(Fault.Code.NOT_NOW, "No seat is asked; it waits for chance ('chance' or 'odds').")
                : Fault.at(Fault.Code.MISSING_FIELD, "seat", "Say for which 'seat': " + asked + " are asked at once.");
    }

    private Seat seat(S position, String text, String where) {
        int seats = game.setup(position).seats();
        return switch (Seat.read(text)) {
            case Reading.Good<Seat>(Seat seat) when seat.index() < seats -> seat;
            case Reading.Good<Seat> _ ->
                throw Fault.at(
                        Fault.Code.SEAT, where, "'" + text + "' does not sit here; the last seat is P" + seats + ".");
            case Reading.Bad<Seat>(var problems) -> throw Fault.unreadable(Fault.Code.SEAT, where, problems);
        };
    }

    private M move(String text, String where) {
        return switch (game.notation().read(text)) {
            case Reading.Good<M>(M move) -> move;
            case Reading.Bad<M>(var problems) -> throw Fault.unreadable(Fault.Code.MOVE, where, problems);
        };
    }

    private Answer check(Request.Check check) {
        var target = target(check.on());
        var refusal = target.refusal(game, seat(target.position(), check.seat(), "seat"), move(check.move(), "move"));
        if (refusal.isPresent()) {
            throw Fault.refused(refusal.get());
        }
        return new Answer.Done();
    }

    private Answer apply(Request.Apply apply) {
        var target = target(apply.on());
        if (apply.move().isPresent() == apply.answers().isPresent()) {
            throw Fault.of(Fault.Code.CONFLICT, "Give either a 'move' or the 'answers' of all seats that are asked.");
        }
        if (apply.answers().isPresent() && apply.seat().isPresent()) {
            throw Fault.of(Fault.Code.CONFLICT, "'seat' belongs to 'move'; 'answers' name their seats themselves.");
        }
        if (apply.answers().isPresent()) {
            return step(
                    target,
                    new Step.Together<>(
                            answers(target.position(), apply.answers().get())),
                    apply);
        }
        var seat = asked(target, apply.seat());
        var move = move(apply.move().orElseThrow(), "move");
        return switch (target) {
            case Target.Loose<S, M, V> _ -> step(target, loose(target.position(), seat, move), apply);
            case Target.Played<S, M, V>(var open) -> {
                var refusal = open.referee().submit(seat, move);
                if (refusal.isPresent()) {
                    throw Fault.refused(refusal.get());
                }
                yield moved(open, apply.draw(), apply.seed());
            }
        };
    }

    /// Returns the step for a seat's move from a loose position, which has no referee to keep sealed answers.
    private Step<M> loose(S position, Seat seat, M move) {
        return game.next(position) instanceof Next.Together<M> together
                        && together.open().size() == 1
                        && together.open().has(seat)
                ? new Step.Together<>(BySeat.only(seat, move))
                : new Step.Turn<>(seat, move);
    }

    private BySeat<M> answers(S position, Map<String, String> texts) {
        BySeat<M> answers = BySeat.none();
        for (var entry : new TreeMap<>(texts).entrySet()) {
            var where = "answers." + entry.getKey();
            answers = answers.with(seat(position, entry.getKey(), where), move(entry.getValue(), where));
        }
        return answers;
    }

    private Answer step(Target<S, M, V> target, Step<M> step, Request.Apply apply) {
        return switch (target) {
            case Target.Played<S, M, V>(var open) -> {
                var refusal = open.referee().take(step);
                if (refusal.isPresent()) {
                    throw Fault.refused(refusal.get());
                }
                yield moved(open, apply.draw(), apply.seed());
            }
            case Target.Loose<S, M, V>(S position) -> moved(played(position, step), apply.draw(), apply.seed());
        };
    }

    private S played(S position, Step<M> step) {
        var refusal = game.refusal(position, step);
        if (refusal.isPresent()) {
            throw Fault.refused(refusal.get());
        }
        return game.play(position, step);
    }

    /// Returns the answer after a move in a game, with the draws of chance that followed, if they were
    /// requested.
    private Answer moved(Handles.OpenGame<S, M, V> open, Optional<Boolean> draw, Optional<Long> seed) {
        var luck = seed.<Luck>map(Generator::of).orElse(open.luck());
        var drawn = draw.orElse(open.draws()) ? draw(open.referee(), luck) : List.<String>of();
        return new Answer.Moved(Optional.empty(), drawn, waiting(new Target.Played<>(open)));
    }

    /// Returns the answer for a new position, with the draws of chance that followed, if they were requested.
    private Answer moved(S reached, Optional<Boolean> draw, Optional<Long> seed) {
        var drawn = new ArrayList<String>();
        S position = reached;
        if (draw.orElse(false)) {
            var luck = Generator.of(handles.seed(seed));
            while (game.next(position) instanceof Next.Chance<M>(var odds)) {
                M outcome = odds.sample(luck);
                drawn.add(game.notation().write(outcome));
                position = game.play(position, outcome);
            }
        }
        return new Answer.Moved(Optional.of(handles.add(position)), drawn, waiting(new Target.Loose<>(position)));
    }

    private List<String> draw(Referee<S, M, V> referee, Luck luck) {
        var drawn = new ArrayList<String>();
        while (referee.next() instanceof Next.Chance<M>) {
            drawn.add(game.notation().write(referee.draw(luck)));
        }
        return drawn;
    }

    private Answer odds(Target<S, M, V> target) {
        if (!(game.next(target.position()) instanceof Next.Chance<M>(var odds))) {
            throw notChance(target);
        }
        if (!odds.listed()) {
            throw Fault.of(
                    Fault.Code.NOT_NOW, "What chance may bring here is too much to list; draw it with 'chance'.");
        }
        var outcomes = odds.outcomes();
        if (outcomes.size() > Limit.OUTCOMES) {
            throw Fault.of(
                    Fault.Code.TOO_MANY, outcomes.size() + " outcomes are too many to list; draw with 'chance'.");
        }
        return new Answer.Outcomes(outcomes.stream()
                .map(outcome -> new Answer.Weighted(game.notation().write(outcome.move()), outcome.weight()))
                .toList());
    }

    private Fault notChance(Target<S, M, V> target) {
        return game.next(target.position()) instanceof Next.Over<M>
                ? Fault.refused(Refusal.over())
                : Fault.of(
                        Fault.Code.NOT_NOW,
                        "It does not wait for chance but for "
                                + game.next(target.position()).waitsFor() + ".");
    }

    private Answer chance(Request.Chance chance) {
        var target = target(chance.on());
        if (!(game.next(target.position()) instanceof Next.Chance<M>(var odds))) {
            throw notChance(target);
        }
        if (chance.outcome().isPresent() && chance.seed().isPresent()) {
            throw Fault.of(Fault.Code.CONFLICT, "An 'outcome' that is given is not drawn; leave out the 'seed'.");
        }
        Optional<M> given = chance.outcome().map(text -> move(text, "outcome"));
        return switch (target) {
            case Target.Loose<S, M, V>(S position) -> {
                M outcome = given.orElseGet(() -> odds.sample(Generator.of(handles.seed(chance.seed()))));
                S reached = played(position, new Step.Chance<>(outcome));
                yield new Answer.Moved(
                        Optional.of(handles.add(reached)),
                        List.of(game.notation().write(outcome)),
                        waiting(new Target.Loose<>(reached)));
            }
            case Target.Played<S, M, V>(var open) -> {
                M outcome;
                if (given.isPresent()) {
                    outcome = given.get();
                    var refusal = open.referee().chance(outcome);
                    if (refusal.isPresent()) {
                        throw Fault.refused(refusal.get());
                    }
                } else {
                    outcome = open.referee()
                            .draw(chance.seed().<Luck>map(Generator::of).orElse(open.luck()));
                }
                yield new Answer.Moved(Optional.empty(), List.of(game.notation().write(outcome)), waiting(target));
            }
        };
    }

    private Answer view(Target<S, M, V> target, String text) {
        return switch (PlainValues.viewer(text)) {
            case Reading.Bad<Viewer>(var problems) -> throw Fault.unreadable(Fault.Code.SEAT, "viewer", problems);
            case Reading.Good<Viewer>(Viewer viewer) -> {
                if (viewer instanceof Viewer.Player(Seat own)) {
                    seat(target.position(), own.toString(), "viewer");
                }
                yield new Answer.Seen(Wire.view(game.view(target.position(), viewer)));
            }
        };
    }

    private Answer result(Target<S, M, V> target) {
        return game.next(target.position()) instanceof Next.Over<M>(var result)
                ? new Answer.Finish(
                        true,
                        Optional.of(Answers.ended(
                                result, game.setup(target.position()).seats())))
                : new Answer.Finish(false, Optional.empty());
    }

    private Answer transcript(String on) {
        return switch (target(on)) {
            case Target.Played<S, M, V>(var open) ->
                new Answer.Transcript(new RecordForm(List.of(game.info()))
                        .write(open.referee().record(BySeat.none(), Map.of())));
            case Target.Loose<S, M, V> _ ->
                throw Fault.of(Fault.Code.NOT_NOW, "A position has no record; a game begun with 'new' has one.");
        };
    }

    private Answer forget(List<String> forgotten) {
        for (var handle : forgotten) {
            if (!handles.holds(handle)) {
                throw Fault.at(
                        Fault.Code.UNKNOWN_HANDLE,
                        "handles",
                        "Nothing is called '" + handle + "', or it has been forgotten.");
            }
        }
        forgotten.forEach(handles::forget);
        return new Answer.Done();
    }
}
