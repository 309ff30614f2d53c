package parterre.server.table.decide;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.Chair;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Moment;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.TableState;
import parterre.server.table.state.Windows;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// Handles moves, resignations and clocks of a game.
final class Playing<S, M extends Move, V> {
    private final Draft<S, M, V> draft;

    Playing(Draft<S, M, V> draft) {
        this.draft = draft;
    }

    // --- moves --------------------------------------------------------------------------------------------------

    Calls.Accepted move(Person by, Command.Move command) {
        var chair = Rights.playing(state(), by, command.seat());
        if (command.decision() != session().decision()) {
            return again(command);
        }
        Rights.checkPlaying(state());
        if (chair.standIn().isPresent()) {
            throw ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.BotHoldsSeat());
        }
        var move = read(command.text());
        var text = session().write(move);
        var answer = session().sealed().get(command.seat());
        if (answer != null) {
            if (answer.move().equals(text)) {
                return draft.acceptedInSecret();
            }
            throw ObjectionException.of(FaultCode.ANSWERED, new ServerFault.AnsweredAlready());
        }
        return submit(command.seat(), move, false);
    }

    /// Answers a late or repeated call: with the same answer if this move was made, otherwise with the
    /// present state of the table.
    private Calls.Accepted again(Command.Move command) {
        var made = session().madeOn(command.decision());
        if (made.isPresent()
                && session().read(command.text()) instanceof Reading.Good<M>(M move)
                && session()
                        .moveOf(command.seat(), made.get())
                        .equals(Optional.of(session().write(move)))) {
            return new Calls.Accepted(made.get().seq(), false);
        }
        throw new ObjectionException(new Objection.Stale(command.seat()));
    }

    private M read(String text) {
        return switch (session().read(text)) {
            case Reading.Good<M>(M move) -> move;
            case Reading.Bad<M>(var problems) ->
                throw ObjectionException.of(
                        FaultCode.MOVE,
                        new ServerFault.NoMove(problems.getFirst()),
                        problems.getFirst().where());
        };
    }

    /// Makes a bot's move; at a window it counts later.
    Calls.Accepted bot(Seat seat, String text) {
        Rights.checkPlaying(state());
        var move = read(text);
        if (draft.windows().isOpen()) {
            draft.wait(seat, move, Windows.By.BOT);
            return draft.accepted();
        }
        return submit(seat, move, true);
    }

    private Calls.Accepted submit(Seat seat, M move, boolean bot) {
        var before = session();
        var quick = state().chairs().stream()
                .map(Chair::seat)
                .filter(one -> before.byDefault(one).isPresent())
                .collect(Collectors.toSet());
        var answer = new GameSession.Answer(before.write(move), draft.facts().now());
        draft.forget(seat);
        if (draft.windows().holds(seat, draft.facts().now())) {
            before.refusal(seat, move).ifPresent(refusal -> {
                throw byRules(refusal);
            });
            draft.wait(seat, move, Windows.By.PERSON);
            return seal(before, seat, answer);
        }
        var after = stands(before.submit(seat, move));
        if (after.steps().size() == before.steps().size()) {
            return seal(after, seat, answer);
        }
        draft.play(after.answered(seat, answer));
        if (before.next() instanceof Next.Together<M>) {
            draft.open();
        }
        stepMade(used(quick), bot);
        return new Calls.Accepted(
                session()
                        .madeOn(before.decision())
                        .map(GameSession.Made::seq)
                        .orElse(draft.table().seq()),
                false);
    }

    private Calls.Accepted seal(GameSession<S, M, V> after, Seat seat, GameSession.Answer answer) {
        draft.play(after.answered(seat, answer));
        draft.seal(seat, answer);
        return draft.acceptedInSecret();
    }

    private static <S, M extends Move, V> GameSession<S, M, V> stands(GameSession.Attempt<S, M, V> attempt) {
        return switch (attempt) {
            case GameSession.Attempt.Stands<S, M, V>(var after) -> after;
            case GameSession.Attempt.Refused<S, M, V>(var refusal) -> throw byRules(refusal);
        };
    }

    private static ObjectionException byRules(Refusal refusal) {
        return new ObjectionException(new Objection.ByRules(refusal));
    }

    /// Returns how long each seat thought that was asked; a quick answer has time of its own, costs nothing and brings
    /// nothing.
    ///
    /// @param quick the seats that were asked for one
    private Map<String, Long> used(Set<Seat> quick) {
        var used = new HashMap<String, Long>();
        session().sealed().forEach((seat, answer) -> {
            if (!quick.contains(seat)) {
                used.put(seat.toString(), thought(seat, answer.at()));
            }
        });
        return used;
    }

    private long thought(Seat seat, long now) {
        return draft.table().thought(seat, new Moment(now, draft.moment().down()));
    }

    /// Tells the step that the session has just made, and goes on as far as the game does by itself.
    private void stepMade(Map<String, Long> used, boolean bot) {
        draft.happenMade(session().last(bot, used));
        goOn();
    }

    /// Chance moves as long as it is asked; the end is noted.
    void goOn() {
        while (session().waitsForChance()) {
            draft.play(session().draw(draft.facts().chance()));
            draft.happenMade(session().last(false, Map.of()));
        }
        if (session().result().isPresent()) {
            draft.happen(new StoredEvent.Ended(StoredEvent.Ending.PLAYED));
        }
    }

    /// The default answers stand for all seats of one person that are still to answer at a window.
    Calls.Accepted passAll(Person by, long decision) {
        Rights.checkPlaying(state());
        var chairs = state().chairsOf(by.id());
        if (chairs.isEmpty()) {
            throw ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersAnswer());
        }
        if (decision != session().decision()) {
            throw new ObjectionException(new Objection.Stale(chairs.getFirst().seat()));
        }
        var seats = draft.windows().missing(by.id());
        if (seats.isEmpty()) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.NoAnswerMissing());
        }
        seats.forEach(seat -> submit(seat, draft.windows().standing(seat), false));
        return new Calls.Accepted(draft.table().seq(), decision == session().decision());
    }

    Calls.Accepted withdraw(Person by, Seat seat) {
        var chair = Rights.playing(state(), by, seat);
        Rights.checkPlaying(state());
        if (session().withdraw(seat) instanceof GameSession.Attempt.Refused<S, M, V>(var refusal)) {
            throw ObjectionException.of(FaultCode.NOT_NOW, refusal.reason());
        }
        draft.open();
        draft.happen(new StoredEvent.Seated(chair, new TableNote.WithdrewProposal(chair.name())));
        draft.play(stands(session().withdraw(seat)));
        stepMade(Map.of(), false);
        return draft.accepted();
    }

    // --- giving up ----------------------------------------------------------------------------------------------

    Calls.Accepted resign(Person by, Seat seat) {
        var chair = Rights.playing(state(), by, seat);
        Rights.checkPlaying(state());
        var others = state().chairs().stream()
                .filter(other -> !other.resigned() && !other.seat().equals(seat))
                .count();
        draft.happen(new StoredEvent.Seated(
                chair.givenUp().heldBy(draft.facts().sitters().standIn()),
                new TableNote.GaveUp(chair.name(), others >= 2)));
        new Votes<>(draft).carryOutIfAgreed();
        if (state().phase() == TableHead.Phase.OVER) {
            return draft.accepted();
        }
        var left = state().chairs().stream().filter(other -> !other.resigned()).count();
        if (state().people().isEmpty() || left < 2) {
            draft.happen(new StoredEvent.Ended(StoredEvent.Ending.RESIGNED));
        }
        return draft.accepted();
    }

    // --- clocks -------------------------------------------------------------------------------------------------

    Calls.Accepted pause(Person by, Seat seat) {
        Rights.playing(state(), by, seat);
        Rights.checkPlaying(state());
        var clocks = draft.table().clocks();
        if (!clocks.overDays()) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.OnlyDayClocksStop());
        }
        if (!clocks.paused(seat) && clocks.pauseLeft(seat, draft.moment()) == 0) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.StoppedEnough());
        }
        draft.happen(new StoredEvent.Paused(seat, !clocks.paused(seat)));
        return draft.accepted();
    }

    /// Answers whose time has come, and clocks that have run out: a quick question gets its default answer,
    /// any other seat a bot.
    void tick() {
        long now = draft.facts().now();
        for (var seat = draft.windows().due(now);
                seat.isPresent();
                seat = draft.windows().due(now)) {
            var answer = draft.windows().of(seat.get()).orElseThrow();
            submit(seat.get(), answer.move(), answer.by() == Windows.By.BOT);
            draft.settle();
        }
        boolean happened = false;
        for (var seat : draft.windows().missing()) {
            var chair = state().chair(seat);
            var due = chair.isPlayedByPerson() ? draft.table().dueIn(seat, draft.moment()) : OptionalLong.empty();
            if (due.isEmpty() || due.getAsLong() > 0) {
                continue;
            }
            if (draft.table().clocks().paused(seat)) {
                draft.happen(new StoredEvent.Paused(seat, false));
            } else if (draft.table().responses(seat) > 0) {
                answerByDefault(seat);
                return;
            } else {
                draft.happen(new StoredEvent.Seated(
                        chair.heldBy(draft.facts().sitters().standIn()), new TableNote.TimeRanOut(chair.name())));
            }
            happened = true;
        }
        if (happened) {
            new Votes<>(draft).carryOutIfAgreed();
        }
    }

    private void answerByDefault(Seat seat) {
        session().byDefault(seat).ifPresent(move -> submit(seat, move, false));
    }

    private TableState state() {
        return draft.state();
    }

    private GameSession<S, M, V> session() {
        return draft.session();
    }
}
