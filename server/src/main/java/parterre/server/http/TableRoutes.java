package parterre.server.http;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import parterre.engine.Seat;
import parterre.server.people.ChatRules;
import parterre.server.people.Names;
import parterre.server.table.decide.Command;
import parterre.server.table.run.Bots;
import parterre.server.table.run.TableCoach;
import parterre.server.table.run.TableHost;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;

/// Tables: made, sat down at, played at, watched.
final class TableRoutes {
    /// A table with a long log counts as one more reading call for each so many steps.
    private static final int STEPS_OF_A_READ = 250;
    private static final int MOST_FRAMES = 200;

    private final TableHost tables;
    private final TableCoach coach;
    private final Admission admission;
    private final Links links;
    private final Streams streams;
    private final RateLimiter rateLimiter;
    private final Bots bots;
    private final IntSupplier port;

    TableRoutes(
            Services services,
            Admission admission,
            Links links,
            Streams streams,
            RateLimiter rateLimiter,
            IntSupplier port) {
        tables = services.tables();
        coach = services.tables().coach();
        bots = services.bots();
        this.admission = admission;
        this.links = links;
        this.streams = streams;
        this.rateLimiter = rateLimiter;
        this.port = port;
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(TableEndpoint.CREATE, call -> {
            var wanted = call.body(NewTable.class);
            rateLimiter.table(call.address());
            return tables.create(call.person(), wanted);
        });
        routes.put(TableEndpoint.TABLE, call -> look(call, call.as()));
        routes.put(TableEndpoint.EVENTS, this::events);
        routes.put(TableEndpoint.MOVE_, call -> {
            var body = call.body(Calls.SubmitMove.class);
            return tables.submit(
                    table(call), call.person(), new Command.Move(body.seat(), body.decision(), body.move()));
        });
        routes.put(
                TableEndpoint.PREVIEW,
                call -> tables.preview(table(call), call.person(), call.body(Calls.ConsiderMove.class)));
        routes.put(TableEndpoint.PREVIEWS, call -> tables.previews(table(call), call.person(), call.as()));
        routes.put(
                TableEndpoint.HINT,
                call -> coach.hint(
                        table(call),
                        call.person(),
                        call.caller(),
                        call.body(Calls.ForSeat.class).seat()));
        routes.put(
                TableEndpoint.WARN,
                call -> coach.advice(table(call), call.person(), call.caller(), call.body(Calls.SubmitMove.class)));
        routes.put(TableEndpoint.TAKE_BACK, call -> {
            var body = call.body(Calls.TakeBackTo.class);
            return done(call, new Command.TakeBack(body.seat(), body.decision(), body.to()));
        });
        routes.put(TableEndpoint.VOTE, call -> {
            var body = call.body(Calls.Vote.class);
            return done(call, new Command.Vote(body.proposal(), body.seat(), body.agree()));
        });
        routes.put(TableEndpoint.WITHDRAW, forSeat(Command.Withdraw::new));
        routes.put(
                TableEndpoint.STAND,
                call -> done(call, new Command.Stand(call.seat("seat"), call.body(StandingAnswer.class))));
        routes.put(TableEndpoint.EXTEND, call -> {
            var body = call.body(Calls.MoreTime.class);
            return done(call, new Command.Extend(body.seat(), body.decision()));
        });
        routes.put(
                TableEndpoint.PASS_ALL,
                call -> done(
                        call, new Command.PassAll(call.body(Calls.PassAll.class).decision())));
        routes.put(TableEndpoint.STOP, forSeat(Command.Stop::new));
        routes.put(TableEndpoint.RESIGN, forSeat(Command.Resign::new));
        routes.put(TableEndpoint.PAUSE, forSeat(Command.Pause::new));
        routes.put(TableEndpoint.SIT, this::sit);
        routes.put(TableEndpoint.STAND_UP, call -> done(call, new Command.Leave(call.seat("seat"))));
        routes.put(
                TableEndpoint.ASSIGN,
                call -> done(
                        call,
                        new Command.Assign(
                                call.seat("seat"), call.body(Calls.Assign.class).level())));
        routes.put(
                TableEndpoint.ORDER,
                call -> done(
                        call, new Command.Order(call.body(Calls.Order.class).seats())));
        routes.put(TableEndpoint.CALL_BOT, call -> done(call, new Command.CallBot(call.seat("seat"))));
        routes.put(TableEndpoint.RETURN, call -> done(call, new Command.Return(call.seat("seat"))));
        routes.put(TableEndpoint.CHAT, call -> {
            var say = call.body(Calls.Say.class);
            var said = ChatRules.tidy(say.text())
                    .orElseThrow(
                            () -> ApiException.of(FaultCode.TEXT, new ServerFault.Meaning(FaultCode.TEXT), "text"));
            rateLimiter.chat(call.person().id());
            admission.checkTalk(call);
            return tables.submit(table(call), call.person(), new Command.Say(said, say.seat()));
        });
        routes.put(TableEndpoint.REMATCH, call -> {
            return new Calls.TableRef(
                    tables.rematch(table(call), call.person(), () -> rateLimiter.table(call.address())));
        });
        routes.put(TableEndpoint.INVITE, this::invite);
        routes.put(TableEndpoint.REVOKE, call -> {
            tables.submit(table(call), call.person(), new Command.Revoke());
            return invite(call);
        });
        routes.put(
                TableEndpoint.RECORD_,
                call -> new Answering.Text(Media.TEXT, tables.record(table(call), call.person(), call.as())));
        routes.put(
                TableEndpoint.TABLE_FILE,
                call -> new Answering.Text(
                        Media.TEXT,
                        tables.file(table(call), call.person(), call.path("option"))
                                .content()));
        routes.put(
                TableEndpoint.REPLAY,
                call -> tables.replay(
                        table(call),
                        call.person(),
                        call.as(),
                        call.number("from", 0),
                        call.number("count", MOST_FRAMES),
                        call.query("open").filter("true"::equals).isPresent()));
    }

    /// Returns the table's id. The token behind it matters only when a person sits down.
    static String table(Call call) {
        var path = call.path("table");
        int token = path.indexOf(Links.TOKEN);
        return token < 0 ? path : path.substring(0, token);
    }

    private static Optional<String> token(Call call) {
        var path = call.path("table");
        int token = path.indexOf(Links.TOKEN);
        return token < 0 ? Optional.empty() : Optional.of(path.substring(token + 1));
    }

    private Calls.Invite invite(Call call) {
        var table = table(call);
        var invitation = tables.invitation(table, call.person());
        boolean admits = tables.admits(table, call.person(), token(call));
        // A person who came by a link that allows taking a seat may hand it on.
        var held = invitation.or(() -> admits ? token(call) : Optional.empty());
        return links.invite(table, held, admits, port.getAsInt());
    }

    private Answering forSeat(Function<Seat, Command> command) {
        return call -> done(call, command.apply(call.body(Calls.ForSeat.class).seat()));
    }

    private Snapshot done(Call call, Command command) {
        tables.submit(table(call), call.person(), command);
        return look(call, Optional.empty());
    }

    /// Returns the table as the caller sees it. A long log counts as more calls.
    private Snapshot look(Call call, Optional<Seat> as) {
        var snapshot = tables.look(table(call), call.person(), as);
        rateLimiter.readMore(call.address(), snapshot.log().size() / STEPS_OF_A_READ);
        return snapshot;
    }

    private Snapshot sit(Call call) {
        var body = call.body(Calls.Sit.class);
        var name = body.name()
                .map(text -> Names.chosen(text, bots.broughtNames())
                        .orElseThrow(() ->
                                ApiException.of(FaultCode.NAME, new ServerFault.Meaning(FaultCode.NAME), "name")));
        return done(call, new Command.Sit(call.seat("seat"), name, body.program(), token(call)));
    }

    private Object events(Call call) {
        // A spectator beyond the limit watches without being stored.
        if (call.known().isPresent() && (!call.isNew() || rateLimiter.hasRoomForNewcomer(call.address()))) {
            call.watches();
        }
        var after = Streams.after(call.context());
        var ended = rateLimiter.stream(call.address());
        try {
            streams.serve(call, sink -> tables.follow(table(call), call.person(), call.as(), after, sink));
        } finally {
            ended.run();
        }
        return Answering.Sent.SENT;
    }
}
