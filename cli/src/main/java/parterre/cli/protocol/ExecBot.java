package parterre.cli.protocol;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.Question;
import parterre.cli.words.ProgramMessages;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.QuoteShortener;
import tools.jackson.databind.node.ObjectNode;

/// A foreign program in one seat of one game. It is asked for moves, and while it thinks it may ask the engine.
///
/// It searches with positions that are imagined from views. It never gets the true position, because a bot does
/// not get one.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
final class ExecBot<S, M extends Move, V> implements Bot<M, V> {
    /// Extra time for sending lines, beyond the time that the program was told.
    private static final Duration GRACE = Duration.ofMillis(250);

    private final ExecEntrant entrant;
    private final Program program;
    private final GameBox<S, M, V> box;
    private final Seat seat;
    private final Session<S, M, V> session;
    private final AtomicBoolean left = new AtomicBoolean();
    private boolean selections = true;
    private int asked;
    private int decisions;

    private ExecBot(ExecEntrant entrant, Program program, GameBox<S, M, V> box, Seat seat) {
        this.entrant = entrant;
        this.program = program;
        this.box = box;
        this.seat = seat;
        // The program thinks by itself, so the engine searches only one decision at a time for it.
        session = new Session<>(box, new Analyses(1, line -> program.send(line, Deadline.in(GRACE))));
    }

    /// Seats a program and shakes hands with it.
    ///
    /// @param toGreet how long it may take to answer `hello`
    /// @throws BotFault if it does not answer as it should
    static <S, M extends Move, V> ExecBot<S, M, V> sit(
            ExecEntrant entrant, Program program, GameBox<S, M, V> box, Setup setup, Seat seat, Duration toGreet) {
        var bot = new ExecBot<>(entrant, program, box, seat);
        var hello = new Call.Hello(
                box.game().info().slug(),
                setup.edition(),
                setup.seats(),
                setup.chosen(),
                seat.toString(),
                new Call.Budget(entrant.time().toMillis(), entrant.playouts()));
        try {
            var presence = bot.call(hello, Call.Presence.class, Deadline.in(toGreet.plus(GRACE)));
            bot.selections = presence.selections().orElse(true);
            return bot;
        } catch (BotFault fault) {
            throw bot.lost(fault);
        }
    }

    @Override
    public M choose(Question<M, V> question) {
        try {
            return asked(question);
        } catch (BotFault fault) {
            throw lost(fault);
        } finally {
            session.clear();
        }
    }

    private M asked(Question<M, V> question) {
        var time = question.within()
                .filter(limit -> limit.compareTo(entrant.time()) < 0)
                .orElse(entrant.time());
        V view = question.view();
        var ask = new Call.Ask(
                ++decisions,
                time.toMillis(),
                Wire.view(view),
                Answers.open(box, view, seat, question.moves(), selections));
        var choice = call(ask, Call.Choice.class, Deadline.in(time.plus(GRACE)));
        return switch (box.game().notation().read(choice.move())) {
            case Reading.Good<M>(M move) -> move;
            case Reading.Bad<M>(var problems) ->
                throw new BotFault(
                        BotFault.Kind.GARBLED, new ProgramMessages.MoveUnreadable(brief(problems.getFirst())));
        };
    }

    /// Sends a call that needs an answer, and serves the program's requests until the answer comes.
    private <T> T call(Call call, Class<T> type, Deadline deadline) {
        int id = ++asked;
        program.send(Wire.line(line(call).put("id", id)), deadline);
        while (true) {
            var object = object(program.receive(deadline));
            if (object.has("op")) {
                program.send(session.answer(object), deadline);
                session.answered();
                continue;
            }
            try {
                var envelope = Envelope.open(object);
                if (!envelope.id().isInt() || envelope.id().intValue() != id) {
                    throw new BotFault(
                            BotFault.Kind.GARBLED,
                            new ProgramMessages.WrongId(
                                    QuoteShortener.of(envelope.id().toString()), Integer.toString(id)));
                }
                return Wire.fields(envelope.fields(), type);
            } catch (Fault fault) {
                throw garbled(object.toString(), fault);
            }
        }
    }

    private static ObjectNode object(LineSource.Line line) {
        return switch (line) {
            case LineSource.Line.Whole(String text) -> {
                try {
                    yield Wire.object(text);
                } catch (Fault fault) {
                    throw garbled(text, fault);
                }
            }
            case LineSource.Line.TooLong() ->
                throw new BotFault(
                        BotFault.Kind.GARBLED, new ProgramMessages.LineOfMoreThan(Integer.toString(Limit.LINE)));
            case LineSource.Line.Garbled() ->
                throw new BotFault(BotFault.Kind.GARBLED, new ProgramMessages.LineNotUtf8());
            case LineSource.Line.End() -> throw new IllegalArgumentException("the end of a talk is no line");
        };
    }

    private static BotFault garbled(String said, Fault fault) {
        return new BotFault(
                BotFault.Kind.GARBLED,
                new ProgramMessages.LineGarbled(
                        QuoteShortener.of(said), QuoteShortener.of(String.valueOf(fault.getMessage()))));
    }

    /// Shortens a quote from a program and makes it safe for a terminal.
    private static Reading.Problem brief(Reading.Problem problem) {
        return problem.about(QuoteShortener.of(problem.where()));
    }

    private static ObjectNode line(Call call) {
        var line = Wire.empty().put("protocol", Envelope.PROTOCOL).put("op", call.op());
        line.setAll(Wire.said(call));
        return line;
    }

    /// Ends the program, because its later lines would belong to no game.
    private BotFault lost(BotFault fault) {
        if (left.compareAndSet(false, true)) {
            entrant.dismiss(program);
        }
        return fault;
    }

    @Override
    public void close() {
        if (left.compareAndSet(false, true)) {
            try {
                program.send(Wire.line(line(new Call.Over())), Deadline.in(GRACE));
                entrant.takeBack(program);
            } catch (BotFault fault) {
                entrant.dismiss(program);
            }
        }
    }
}
