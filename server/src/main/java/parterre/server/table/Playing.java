package parterre.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// Handles moves, resignations and clocks of a game.
final class Playing<S, M extends Move, V> {
    private final LiveTable<S, M, V> table;
    private final TableContext context;
    private final GameSession<S, M, V> session;
    private final TableState state;
    private final Clocks clocks;
    private final TableProjection<S, M, V> projection;
    private final Windows<S, M, V> windows;

    Playing(
            LiveTable<S, M, V> table,
            TableContext context,
            GameSession<S, M, V> session,
            TableState state,
            Clocks clocks,
            TableProjection<S, M, V> projection,
            Windows<S, M, V> windows) {
        this.windows = windows;
        this.table = table;
        this.context = context;
        this.session = session;
        this.state = state;
        this.clocks = clocks;
        this.projection = projection;
    }

    // --- moves --------------------------------------------------------------------------------------------------

    Calls.Accepted move(Person by, Command.Move command) {
        var chair = ownChair(by, command.seat());
        if (command.decision() != session.decision()) {
            return again(by, command);
        }
        checkPlaying();
        if (chair.standIn().isPresent()) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.BotHoldsSeat());
        }
        var move = read(command.text());
        var text = session.write(move);
        var answer = session.sealed().get(command.seat());
        if (answer != null) {
            if (answer.move().equals(text)) {
                return new Calls.Accepted(table.seq(), true);
            }
            throw ApiException.of(FaultCode.ANSWERED, new ServerFault.AnsweredAlready());
        }
        return submit(command.seat(), move, false);
    }

    /// Answers a late or repeated call: with the same answer if this move was made, otherwise with the present
    /// state of the table.
    private Calls.Accepted again(Person by, Command.Move command) {
        var made = session.madeOn(command.decision());
        if (made.isPresent()
                && session.read(command.text()) instanceof Reading.Good<M>(M move)
                && session.moveOf(command.seat(), made.get()).equals(Optional.of(session.write(move)))) {
            return new Calls.Accepted(made.get().seq(), false);
        }
        throw stale(by, command.seat());
    }

    ApiException stale(Person by, Seat seat) {
        return ApiException.stale(projection.present(
                by.id(), Optional.of(seat), context.now(), table.thinking().seats()));
    }

    private M read(String text) {
        return switch (session.read(text)) {
            case Reading.Good<M>(M move) -> move;
            case Reading.Bad<M>(var problems) ->
                throw ApiException.of(
                        FaultCode.MOVE,
                        new ServerFault.NoMove(problems.getFirst()),
                        problems.getFirst().where());
        };
    }

    /// A bot's answer; at a window it counts later.
    void bot(Seat seat, M move) {
        if (windows.isOpen()) {
            windows.take(seat, move, Windows.By.BOT);
        } else {
            submit(seat, move, true);
        }
    }

    private Calls.Accepted submit(Seat seat, M move, boolean bot) {
        var decision = session.decision();
        var asked = session.referee().next();
        var quick = state.chairs().stream()
                .map(Chair::seat)
                .filter(one -> session.byDefault(one).isPresent())
                .collect(Collectors.toSet());
        int before = session.referee().steps().size();
        var answer = new GameSession.Answer(session.write(move), context.now());
        windows.forget(seat);
        boolean held = windows.holds(seat, context.now());
        var refusal = held ? session.refusal(seat, move) : session.referee().submit(seat, move);
        if (refusal.isPresent()) {
            throw ApiException.of(refusal.get());
        }
        if (held) {
            windows.take(seat, move, Windows.By.PERSON);
        }
        session.sealed().put(seat, answer);
        if (session.referee().steps().size() == before) {
            table.keep(Optional.of(new TableStore.Sealed(decision, seat.toString(), answer.at(), answer.move())));
            return new Calls.Accepted(table.seq(), true);
        }
        if (asked instanceof Next.Together<M>) {
            table.opens(decision);
        }
        stepMade(used(quick), bot);
        table.keep(Optional.empty());
        return new Calls.Accepted(
                session.madeOn(decision).map(GameSession.Made::seq).orElseGet(table::seq), false);
    }

    /// How long each seat thought that was asked; a quick answer has time of its own, costs nothing and brings nothing.
    ///
    /// @param quick the seats that were asked for one
    private Map<String, Long> used(Set<Seat> quick) {
        var used = new HashMap<String, Long>();
        session.sealed().forEach((seat, answer) -> {
            if (!quick.contains(seat)) {
                used.put(seat.toString(), thought(seat, answer.at()));
            }
        });
        return used;
    }

    private long thought(Seat seat, long now) {
        return state.chair(seat).isPlayedByPerson() ? clocks.thought(seat, session.since(), now) : 0;
    }

    /// The referee has made a step: it is kept, and the game goes on as far as it does by itself.
    private void stepMade(Map<String, Long> used, boolean bot) {
        table.happen(session.last(bot, used));
        goOn();
    }

    /// Chance moves as long as it is asked; the end is noted.
    void goOn() {
        while (session.waitsForChance()) {
            session.draw(context.luck());
            table.happen(session.last(false, Map.of()));
        }
        if (session.referee().result().isPresent()) {
            table.happen(new StoredEvent.Ended(StoredEvent.Ending.PLAYED));
        }
    }

    /// A sealed answer that was kept before the server stopped.
    void restore(TableStore.Sealed kept) {
        var seat = Seat.read(kept.seat()).orThrow();
        if (kept.decision() == session.decision()
                && session.read(kept.move()) instanceof Reading.Good<M>(M move)
                && session.refusal(seat, move).isEmpty()
                && session.referee().waitingFor().contains(seat)) {
            if (session.referee().waitingFor().size() > 1) {
                var _ = session.referee().submit(seat, move);
            } else {
                // It was the last one and too early for the window to close.
                windows.take(seat, move, Windows.By.PERSON);
            }
            session.sealed().put(seat, new GameSession.Answer(kept.move(), kept.at()));
        }
    }

    /// Goes on after a stop of the server between a step and the draw after it.
    void resume() {
        if (session.waitsForChance() || session.referee().result().isPresent()) {
            goOn();
            table.keep(Optional.empty());
        }
    }

    /// The default answers stand for all seats of one person that are still to answer at a window.
    Calls.Accepted passAll(Person by, long decision) {
        checkPlaying();
        var chairs = state.chairsOf(by.id());
        if (chairs.isEmpty()) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersAnswer());
        }
        if (decision != session.decision()) {
            throw stale(by, chairs.getFirst().seat());
        }
        var seats = windows.missing(by.id());
        if (seats.isEmpty()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.NoAnswerMissing());
        }
        seats.forEach(seat -> submit(seat, windows.standing(seat), false));
        return new Calls.Accepted(table.seq(), decision == session.decision());
    }

    Calls.Accepted withdraw(Person by, Seat seat) {
        var chair = ownChair(by, seat);
        checkPlaying();
        var refusal = session.referee().takeBack(seat);
        if (refusal.isPresent()) {
            throw ApiException.of(FaultCode.NOT_NOW, refusal.get().reason());
        }
        table.happen(new StoredEvent.Seated(chair, new TableNote.WithdrewProposal(chair.name())));
        table.opens(session.decision());
        stepMade(Map.of(), false);
        table.keep(Optional.empty());
        return new Calls.Accepted(table.seq(), false);
    }

    // --- giving up ----------------------------------------------------------------------------------------------

    Calls.Accepted resign(Person by, Seat seat) {
        var chair = ownChair(by, seat);
        checkPlaying();
        var others = state.chairs().stream()
                .filter(other -> !other.resigned() && !other.seat().equals(seat))
                .count();
        table.happen(new StoredEvent.Seated(
                chair.givenUp().heldBy(context.bots().standIn(session.box())),
                new TableNote.GaveUp(chair.name(), others >= 2)));
        table.votes().carryOutIfAgreed();
        if (state.phase() == TableHead.Phase.OVER) {
            table.keep(Optional.empty());
            return new Calls.Accepted(table.seq(), false);
        }
        var left = state.chairs().stream().filter(other -> !other.resigned()).count();
        if (state.people().isEmpty() || left < 2) {
            table.happen(new StoredEvent.Ended(StoredEvent.Ending.RESIGNED));
        }
        table.keep(Optional.empty());
        return new Calls.Accepted(table.seq(), false);
    }

    // --- clocks -------------------------------------------------------------------------------------------------

    Calls.Accepted pause(Person by, Seat seat) {
        ownChair(by, seat);
        checkPlaying();
        if (!clocks.overDays()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.OnlyDayClocksStop());
        }
        if (!clocks.paused(seat) && clocks.pauseLeft(seat, context.now()) == 0) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.StoppedEnough());
        }
        table.happen(new StoredEvent.Paused(seat, !clocks.paused(seat)));
        table.keep(Optional.empty());
        return new Calls.Accepted(table.seq(), false);
    }

    /// Answers whose time has come, and clocks that have run out: a quick question gets its default answer, any other
    /// seat a bot.
    void tick(long now) {
        table.thinking().wake(); // somebody may have come for whom bots play on
        for (var seat = windows.due(now); seat.isPresent(); seat = windows.due(now)) {
            var answer = windows.of(seat.get()).orElseThrow();
            submit(seat.get(), answer.move(), answer.by() == Windows.By.BOT);
        }
        boolean happened = false;
        for (var seat : windows.missing()) {
            var chair = state.chair(seat);
            var due = chair.isPlayedByPerson() ? dueIn(seat, now) : OptionalLong.empty();
            if (due.isEmpty() || due.getAsLong() > 0) {
                continue;
            }
            if (clocks.paused(seat)) {
                table.happen(new StoredEvent.Paused(seat, false));
            } else if (projection.responses(seat) > 0) {
                answerByDefault(seat);
                return;
            } else {
                table.happen(new StoredEvent.Seated(
                        chair.heldBy(context.bots().standIn(session.box())), new TableNote.TimeRanOut(chair.name())));
            }
            happened = true;
        }
        if (happened) {
            table.votes().carryOutIfAgreed();
            table.keep(Optional.empty());
        }
    }

    private OptionalLong dueIn(Seat seat, long now) {
        return clocks.dueIn(seat, thought(seat, now), state.chair(seat).timeFactor(), projection.responses(seat), now);
    }

    /// When something happens here by itself next; empty if nothing does.
    OptionalLong due(long now) {
        var clocksRunOut = windows.missing().stream()
                .filter(seat -> state.chair(seat).isPlayedByPerson())
                .map(seat -> dueIn(seat, now))
                .flatMapToLong(OptionalLong::stream)
                .map(in -> now + in);
        return LongStream.concat(clocksRunOut, windows.next().stream()).min();
    }

    private void answerByDefault(Seat seat) {
        session.byDefault(seat).ifPresent(move -> submit(seat, move, false));
    }

    // --- who may ------------------------------------------------------------------------------------------------

    Chair ownChair(Person by, Seat seat) {
        if (seat.index() >= state.chairs().size() || !state.chair(seat).isOf(by.id())) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.NotYourSeat(seat), "seat");
        }
        if (state.chair(seat).resigned()) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.SeatGivenUp(), "seat");
        }
        return state.chair(seat);
    }

    void checkPlaying() {
        if (state.phase() != TableHead.Phase.PLAYING) {
            throw ApiException.of(
                    FaultCode.PHASE,
                    state.phase() == TableHead.Phase.OVER ? new ServerFault.GameOver() : new ServerFault.NotBegun());
        }
    }
}
