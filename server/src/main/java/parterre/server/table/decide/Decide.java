package parterre.server.table.decide;

import java.util.List;
import java.util.function.Function;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.Table;
import parterre.server.wire.Calls;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableHead;

/// Decides about commands: each function takes a table, a command and the facts, and returns what happens or
/// why nothing does. It changes nothing, and asks nobody: no clock, no database, no other thread.
public final class Decide {
    private Decide() {}

    /// Decides about a person's command.
    public static <S, M extends Move, V> Decision<S, M, V> decide(
            Table<S, M, V> table, Person by, Command command, Facts facts) {
        return attempt(table, facts, draft -> done(draft, by, command));
    }

    private static <S, M extends Move, V> Calls.Accepted done(Draft<S, M, V> draft, Person by, Command command) {
        var playing = new Playing<>(draft);
        var votes = new Votes<>(draft);
        var seating = new Seating(draft);
        var asking = new Asking(draft);
        return switch (command) {
            case Command.Move move -> playing.move(by, move);
            case Command.TakeBack takeBack -> votes.takeBack(by, takeBack);
            case Command.Withdraw(Seat seat) -> playing.withdraw(by, seat);
            case Command.Stop(Seat seat) -> votes.stop(by, seat);
            case Command.Vote vote -> votes.vote(by, vote);
            case Command.Resign(Seat seat) -> playing.resign(by, seat);
            case Command.Pause(Seat seat) -> playing.pause(by, seat);
            case Command.Stand(Seat seat, StandingAnswer answer) -> asking.stand(by, seat, answer);
            case Command.Extend(Seat seat, long decision) -> asking.extend(by, seat, decision);
            case Command.PassAll(long decision) -> playing.passAll(by, decision);
            case Command.Sit sit -> seating.sit(by, sit);
            case Command.Leave(Seat seat) -> seating.leave(by, seat);
            case Command.Assign assign -> seating.assign(by, assign);
            case Command.Order(List<Seat> seats) -> seating.order(by, seats);
            case Command.CallBot(Seat seat) -> seating.callBot(by, seat);
            case Command.Return(Seat seat) -> seating.comeBack(by, seat);
            case Command.Revoke() -> seating.revoke(by);
            case Command.HandOver(Person to) -> seating.handOver(by, to);
            case Command.Say say -> seating.say(by, say);
        };
    }

    /// Decides about a command of the server or its operator.
    public static <S, M extends Move, V> Decision<S, M, V> decide(
            Table<S, M, V> table, ServerCommand command, Facts facts) {
        return attempt(table, facts, draft -> {
            switch (command) {
                case ServerCommand.Begin() -> new Seating(draft).beginIfFull();
                case ServerCommand.Tick() -> tick(draft);
                case ServerCommand.GoOn() -> goOn(draft);
                case ServerCommand.BotMove(Seat seat, String text) -> new Playing<>(draft).bot(seat, text);
                case ServerCommand.ReplaceBot(Seat seat) -> new Seating(draft).brokeDown(seat);
                case ServerCommand.TakeUp(Person person) -> new Seating(draft).takeUp(person);
                case ServerCommand.Rematch(String next) -> new Seating(draft).rematch(next);
                case ServerCommand.Close() -> new Seating(draft).close();
                case ServerCommand.Remove(Person person) -> new Seating(draft).remove(person);
                case ServerCommand.Rename(Person person, String name) -> new Seating(draft).call(person, name);
            }
            return draft.accepted();
        });
    }

    private static <S, M extends Move, V> Decision<S, M, V> attempt(
            Table<S, M, V> table, Facts facts, Function<Draft<S, M, V>, Calls.Accepted> work) {
        var draft = new Draft<>(table, facts);
        try {
            return draft.done(work.apply(draft));
        } catch (ObjectionException e) {
            return new Decision.Refused<>(e.objection());
        }
    }

    private static void tick(Draft<?, ?, ?> draft) {
        switch (draft.state().phase()) {
            case SEATING -> new Seating(draft).freeTheAbsent();
            case PLAYING -> new Playing<>(draft).tick();
            case OVER, FROZEN -> {}
        }
    }

    private static void goOn(Draft<?, ?, ?> draft) {
        if (draft.state().phase() == TableHead.Phase.PLAYING) {
            new Playing<>(draft).goOn();
        }
    }
}
