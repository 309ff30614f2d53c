package parterre.server.http;

import static parterre.server.http.Endpoint.Method.DELETE;
import static parterre.server.http.Endpoint.Method.GET;
import static parterre.server.http.Endpoint.Method.POST;
import static parterre.server.http.Endpoint.Method.PUT;
import static parterre.server.wire.FaultCode.ANSWERED;
import static parterre.server.wire.FaultCode.BANNED;
import static parterre.server.wire.FaultCode.BLOCKED;
import static parterre.server.wire.FaultCode.BROKEN;
import static parterre.server.wire.FaultCode.BUSY;
import static parterre.server.wire.FaultCode.CODE;
import static parterre.server.wire.FaultCode.FOREIGN;
import static parterre.server.wire.FaultCode.FROZEN;
import static parterre.server.wire.FaultCode.HOST;
import static parterre.server.wire.FaultCode.JSON;
import static parterre.server.wire.FaultCode.MOVE;
import static parterre.server.wire.FaultCode.MUTED;
import static parterre.server.wire.FaultCode.NAME;
import static parterre.server.wire.FaultCode.NOT_HOST;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.NOT_YOURS;
import static parterre.server.wire.FaultCode.NO_OPERATOR;
import static parterre.server.wire.FaultCode.NO_PERSON;
import static parterre.server.wire.FaultCode.NO_TABLE;
import static parterre.server.wire.FaultCode.PARAMETER;
import static parterre.server.wire.FaultCode.PHASE;
import static parterre.server.wire.FaultCode.POSITION;
import static parterre.server.wire.FaultCode.RANGE;
import static parterre.server.wire.FaultCode.RECORD;
import static parterre.server.wire.FaultCode.REVOKED;
import static parterre.server.wire.FaultCode.SEATS;
import static parterre.server.wire.FaultCode.SETUP;
import static parterre.server.wire.FaultCode.STALE;
import static parterre.server.wire.FaultCode.TAKEN;
import static parterre.server.wire.FaultCode.TEXT;
import static parterre.server.wire.FaultCode.TOKEN;
import static parterre.server.wire.FaultCode.TOO_LARGE;
import static parterre.server.wire.FaultCode.TOO_MANY;
import static parterre.server.wire.FaultCode.UNCONFIRMED;
import static parterre.server.wire.FaultCode.UNKNOWN_GAME;
import static parterre.server.wire.FaultCode.UNREADABLE;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.GameWords;
import parterre.server.wire.Mistakes;
import parterre.server.wire.NewTable;
import parterre.server.wire.OwnData;
import parterre.server.wire.People;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableEvent;
import parterre.server.wire.WinChances;

/// Every endpoint of the API, described once: routes are registered from here, and the OpenAPI file is written from
/// here, so that neither can say what the other does not.
public enum Endpoint {
    GAMES(
            GET,
            "/api/games",
            "The games of the house, their options and their bots, in the language of `Accept-Language`",
            People.Games.class),
    RULES(
            GET,
            "/api/games/{game}/rules",
            "The game's rules, as Markdown, in the language of `Accept-Language`",
            Media.MARKDOWN,
            UNKNOWN_GAME),
    WORDS(
            GET,
            "/api/games/{game}/words",
            "The game's messages as ICU patterns, in the language of `Accept-Language`, for games that the page was not built with",
            GameWords.class,
            UNKNOWN_GAME),
    GAME_FILE(
            GET,
            "/api/games/{game}/files/{option}",
            "The game's own file of an option, such as its card table",
            Media.TEXT,
            UNKNOWN_GAME,
            SETUP),
    OPENING(
            GET,
            "/api/games/{game}/opening",
            "A position of an early turn for `?seats=` players, from which another one is set up",
            Media.TEXT,
            UNKNOWN_GAME,
            RANGE,
            SETUP),

    ME(GET, "/api/me", "Who asks; a new guest gets a name and a badge", People.Me.class),
    RENAME(PUT, "/api/me", "Takes another name", People.Rename.class, People.Me.class, NAME),
    MY_EVENTS(GET, "/api/me/events", "A stream of `waiting` events: on how many tables it is one's turn", Media.EVENTS),
    HISTORY(GET, "/api/me/tables", "One's finished tables; `?before=` for further ones", People.History.class, RANGE),
    MY_DATA(
            GET,
            "/api/me/data",
            "One's own data, with twenty tables as one may see them; `?after=` for further ones",
            OwnData.class),
    MISTAKES(
            GET,
            "/api/me/mistakes",
            "One's mistakes in finished games that are to be tried again now, and when the next one is",
            Mistakes.DueMistakes.class),
    DEVICES(GET, "/api/me/devices", "The devices that are signed in as this person", People.Devices.class),
    SIGN_OUT(DELETE, "/api/me/devices/{device}", "Signs a device out", People.Devices.class, TOKEN),
    LINK_DEVICE(
            POST,
            "/api/me/device-links",
            "A link by which one other device can ask to be signed in, within ten minutes",
            People.DeviceLink.class),
    LINK_TARGET(
            POST,
            "/api/me/device-links/target",
            "As whom such a link would sign this device in; nothing changes",
            People.LinkToken.class,
            People.LinkTarget.class,
            TOKEN),
    CLAIM(
            POST,
            "/api/me/claim",
            "Asks to sign this device in with a link's token. The answer has a code, to be entered on the device that made the"
                    + " link; `seats` says what becomes of seats that this device has already. It may be asked again",
            People.Claim.class,
            People.Claimed.class,
            TOKEN,
            SEATS,
            NOT_NOW),
    CLAIMED(
            POST,
            "/api/me/claim/state",
            "Whether the code has been entered",
            People.LinkToken.class,
            People.Claimed.class,
            TOKEN),
    SIGN_IN(
            POST,
            "/api/me/claim/finish",
            "Signs this device in, once the code has been entered",
            People.LinkToken.class,
            People.Me.class,
            TOKEN,
            UNCONFIRMED,
            SEATS,
            NOT_NOW,
            FROZEN),
    DEVICE_REQUESTS(
            GET,
            "/api/me/device-requests",
            "The devices that ask to be signed in as this person",
            People.DeviceRequests.class),
    CONFIRM_DEVICE(
            POST,
            "/api/me/device-requests/{request}/confirm",
            "Lets a device in that asks to be signed in, by the code that it shows; three wrong codes end its link",
            People.Code.class,
            People.DeviceRequests.class,
            TOKEN,
            CODE),
    REFUSE_DEVICE(
            DELETE,
            "/api/me/device-requests/{request}",
            "Refuses a device that asks to be signed in, and ends its link",
            People.DeviceRequests.class),

    LOBBY(GET, "/api/tables", "One's own running tables, open tables, tables to watch", People.Lobby.class),
    CREATE(
            POST,
            "/api/tables",
            "A new table; it starts at once if no seat is open",
            NewTable.class,
            Snapshot.class,
            UNKNOWN_GAME,
            SETUP,
            POSITION,
            RECORD,
            NO_TABLE,
            NOT_NOW,
            NAME,
            FROZEN),
    TABLE(
            GET,
            "/api/tables/{table}",
            "The table as one sees it; `?as=P1` from a seat of one's own where one holds several",
            Snapshot.class,
            NOT_YOURS),
    EVENTS(
            GET,
            "/api/tables/{table}/events",
            "The table's stream, cut for this viewer: `?as=` as above, `?after=` or Last-Event-ID to fill a gap",
            Media.EVENTS,
            NOT_YOURS),
    MOVE_(
            POST,
            "/api/tables/{table}/moves",
            "Submits a move; the same call again gets the same answer",
            Calls.SubmitMove.class,
            Calls.Accepted.class,
            NOT_YOURS,
            STALE,
            ANSWERED,
            PHASE,
            MOVE),
    PREVIEW(
            POST,
            "/api/tables/{table}/preview",
            "What a move would visibly do",
            Calls.ConsiderMove.class,
            Calls.Preview.class,
            NOT_YOURS,
            STALE,
            PHASE),
    FORESIGHT(
            GET,
            "/api/tables/{table}/foresight",
            "What each listed move would visibly do, for the seat that is asked; `?as=` as above",
            Calls.Foreseen.class,
            NOT_YOURS,
            PHASE),
    HINT(
            POST,
            "/api/tables/{table}/hint",
            "A strong bot's move, at a table without other people",
            Calls.ForSeat.class,
            Calls.Hint.class,
            NOT_YOURS,
            NOT_NOW,
            PHASE),
    TAKE_BACK(
            POST,
            "/api/tables/{table}/take-back",
            "Takes steps back, or proposes it where others must agree",
            Calls.TakeBackTo.class,
            Snapshot.class,
            NOT_YOURS,
            STALE,
            PHASE,
            RANGE,
            NOT_NOW,
            ANSWERED),
    WITHDRAW(
            POST,
            "/api/tables/{table}/withdraw",
            "Takes a question back that one's seat has put to others, as long as an answer is missing",
            Calls.ForSeat.class,
            Snapshot.class,
            NOT_YOURS,
            NOT_NOW,
            PHASE),
    STAND(
            PUT,
            "/api/tables/{table}/seats/{seat}/standing",
            "Says when a seat of one's own is asked out of turn; its default answer stands otherwise, whether or not the page"
                    + " is open",
            StandingAnswer.class,
            Snapshot.class,
            NOT_YOURS,
            PHASE,
            RANGE),
    EXTEND(
            POST,
            "/api/tables/{table}/more-time",
            "Takes more time for a question that was asked out of turn, three times at most",
            Calls.MoreTime.class,
            Snapshot.class,
            NOT_YOURS,
            STALE,
            PHASE,
            NOT_NOW),
    PASS_ALL(
            POST,
            "/api/tables/{table}/pass",
            "Nobody who shares this device answers the present question out of turn: the default answers stand",
            Calls.PassAll.class,
            Snapshot.class,
            NOT_YOURS,
            STALE,
            PHASE,
            NOT_NOW),
    STOP(
            POST,
            "/api/tables/{table}/stop",
            "Proposes to stop the game without a winner",
            Calls.ForSeat.class,
            Snapshot.class,
            NOT_YOURS,
            PHASE,
            NOT_NOW),
    VOTE(
            POST,
            "/api/tables/{table}/vote",
            "Answers a proposal; who made it withdraws it by not agreeing",
            Calls.Vote.class,
            Snapshot.class,
            NOT_NOW,
            NOT_YOURS,
            PHASE),
    RESIGN(
            POST,
            "/api/tables/{table}/resign",
            "Gives up; a bot plays on where three or more play",
            Calls.ForSeat.class,
            Snapshot.class,
            NOT_YOURS,
            PHASE),
    SIT(
            POST,
            "/api/tables/{table}/seats/{seat}/sit",
            "Takes an open seat, or changes one's name at one's own before the start; the game starts when the last one is taken",
            Calls.Sit.class,
            Snapshot.class,
            TAKEN,
            REVOKED,
            BLOCKED,
            NAME,
            PHASE,
            SETUP),
    STAND_UP(
            POST,
            "/api/tables/{table}/seats/{seat}/leave",
            "Leaves a seat of one's own before the start, or gives it to a bot during the game",
            Snapshot.class,
            NOT_YOURS,
            PHASE,
            SETUP),
    ASSIGN(
            PUT,
            "/api/tables/{table}/seats/{seat}",
            "The host opens a seat or gives it to a bot, before the start",
            Calls.Assign.class,
            Snapshot.class,
            NOT_HOST,
            PHASE,
            SETUP),
    ORDER(
            PUT,
            "/api/tables/{table}/order",
            "The host puts the seats into another order, before the start",
            Calls.Order.class,
            Snapshot.class,
            NOT_HOST,
            PHASE,
            SETUP,
            NOT_NOW),
    CALL_BOT(
            POST,
            "/api/tables/{table}/seats/{seat}/call-bot",
            "Calls a bot to hold a leaver's seat. That this works, or not, after three days tells whether the seat has answered,"
                    + " also where answers are given in secret",
            Snapshot.class,
            NOT_YOURS,
            NOT_NOW,
            PHASE,
            SETUP),
    RETURN(
            POST,
            "/api/tables/{table}/seats/{seat}/return",
            "Comes back to a seat of one's own that a bot holds",
            Snapshot.class,
            NOT_YOURS,
            NOT_NOW,
            PHASE,
            SETUP),
    PAUSE(
            POST,
            "/api/tables/{table}/pause",
            "Stops one's clock or lets it run again, at a table with days for each decision",
            Calls.ForSeat.class,
            Snapshot.class,
            NOT_YOURS,
            NOT_NOW,
            PHASE),
    CHAT(
            POST,
            "/api/tables/{table}/chat",
            "Says something",
            Calls.Say.class,
            Calls.Accepted.class,
            NOT_YOURS,
            SETUP,
            MUTED,
            TEXT),
    REMATCH(
            POST,
            "/api/tables/{table}/rematch",
            "A table for the next game of the same people: of their match, or the same game with seats rotated; one for all. It"
                    + " begins when each of them has called for it, or taken the seat that is kept for him there",
            Calls.TableRef.class,
            NOT_YOURS,
            PHASE),
    INVITE(GET, "/api/tables/{table}/invite", "How others come to this table", Calls.Invite.class),
    REVOKE(
            POST,
            "/api/tables/{table}/invite/revoke",
            "The host makes all links void that were given out, before the start; the new one is answered",
            Calls.Invite.class,
            NOT_HOST,
            PHASE),
    RECORD_(
            GET,
            "/api/tables/{table}/record",
            "The record: one's own lines while the game runs, all of it after the end; `?as=` as above",
            Media.TEXT,
            NOT_YOURS),
    TABLE_FILE(
            GET,
            "/api/tables/{table}/files/{option}",
            "The file that the table plays with, such as its card table",
            Media.TEXT,
            SETUP),
    REPLAY(
            GET,
            "/api/tables/{table}/replay",
            "Positions from step `?from=`, `?count=` of them (at most 200), as one sees them, `?as=` as above; after the end,"
                    + " `?open=true` for everything",
            Calls.Frames.class,
            NOT_YOURS,
            RANGE),
    CHANCES(
            GET,
            "/api/tables/{table}/chances",
            "How the chances to win went in a game that is over",
            WinChances.class,
            PHASE,
            TOO_MANY),
    REVIEW(
            GET,
            "/api/tables/{table}/review",
            "Which decisions of a game that is over were mistakes, as far as its review has come. The first call begins it,"
                    + " and it is dropped when nobody has asked for 20 s",
            ReviewProgress.class,
            PHASE,
            NOT_NOW,
            TOO_MANY),
    DECISION(
            GET,
            "/api/tables/{table}/decision",
            "A decision of one's own in a game that is over, as its seat saw it: the one that was answered in step `?step=`;"
                    + " `?as=` as above",
            Mistakes.PastDecision.class,
            NOT_YOURS,
            PHASE,
            RANGE),
    DECISION_PREVIEW(
            POST,
            "/api/tables/{table}/decision/preview",
            "What a move would have visibly done there; `decision` is the number of the step",
            Calls.ConsiderMove.class,
            Calls.Preview.class,
            NOT_YOURS,
            PHASE,
            RANGE),
    DECISION_TRY(
            POST,
            "/api/tables/{table}/decision/try",
            "Judges another move there, by what its seat knew; `decision` is the number of the step. One's mistakes come back"
                    + " accordingly, after 1, 3, 7 and 20 days",
            Calls.SubmitMove.class,
            Mistakes.Judgement.class,
            NOT_YOURS,
            PHASE,
            RANGE,
            MOVE,
            NOT_NOW,
            TOO_MANY),

    CHECK_FILE(
            POST,
            "/api/files/check",
            "Reads a file for a new table, such as a card table, and says in what it differs from the game's own",
            Calls.CheckFile.class,
            Calls.FileCheck.class,
            UNKNOWN_GAME,
            SETUP),
    CHECK_POSITION(
            POST,
            "/api/positions/check",
            "Reads a position",
            Calls.CheckPosition.class,
            Calls.PositionCheck.class,
            UNKNOWN_GAME,
            SETUP),
    TRY_POSITION(
            POST,
            "/api/positions/try",
            "What a position asks, and what a move would do there; no table is touched",
            Calls.TryPosition.class,
            Calls.PositionTry.class,
            UNKNOWN_GAME),
    READ_RECORD(
            POST,
            "/api/records/read",
            "Reads and replays a record",
            Calls.ReadRecord.class,
            Calls.RecordReading.class,
            RANGE),

    REPORT(
            POST,
            "/api/tables/{table}/reports",
            "Reports somebody at this table to the operator of the server; nobody else is told",
            Admin.NewReport.class,
            Admin.Filed.class,
            NO_PERSON,
            TEXT),
    BLOCKS(GET, "/api/me/blocks", "Whom one has blocked", Admin.Blocks.class),
    BLOCK(
            POST,
            "/api/me/blocks",
            "Blocks somebody: what they say is not shown, and they cannot sit down at one's tables. They are not told",
            Admin.Block.class,
            Admin.Blocks.class,
            NO_PERSON,
            NOT_NOW),
    UNBLOCK(DELETE, "/api/me/blocks/{badge}", "Ends a block", Admin.Blocks.class),

    ADMIN_REPORTS(
            GET,
            "/api/admin/reports",
            "Reports that are not settled, the latest first; `?before=` for further ones",
            Admin.Reports.class),
    ADMIN_SETTLE(POST, "/api/admin/reports/{report}/settle", "Settles a report", Admin.Reports.class),
    ADMIN_SETTLE_ALL(
            POST,
            "/api/admin/people/{badge}/settle",
            "Settles all reports that this person has filed",
            Admin.Reports.class,
            NO_PERSON),
    ADMIN_SANCTIONED(
            GET,
            "/api/admin/sanctions",
            "People who are banned or muted, those whose sanction ends last first, at most 100",
            Admin.FoundPeople.class),
    ADMIN_PEOPLE(
            GET,
            "/api/admin/people",
            "People whose name holds `?name=` or could be taken for it, at most 100",
            Admin.FoundPeople.class),
    ADMIN_RENAME(
            PUT,
            "/api/admin/people/{badge}",
            "Gives a person another name, at their tables, too",
            People.Rename.class,
            Admin.PersonCard.class,
            NO_PERSON,
            NAME,
            FROZEN),
    ADMIN_IMPOSE(
            POST,
            "/api/admin/people/{badge}/sanctions",
            "Bans a person, whose seats are freed or held by bots, or keeps them from talking",
            Admin.Impose.class,
            Admin.PersonCard.class,
            NO_PERSON,
            RANGE,
            TEXT),
    ADMIN_LIFT(
            POST,
            "/api/admin/people/{badge}/sanctions/lift",
            "Ends a sanction",
            Admin.Lift.class,
            Admin.PersonCard.class,
            NO_PERSON),
    ADMIN_TABLES(GET, "/api/admin/tables", "Tables that are not over, the latest 250", Admin.Tables.class),
    ADMIN_TABLE(GET, "/api/admin/tables/{table}", "Who plays, watches and talks at a table", Admin.TableView.class),
    ADMIN_CLOSE(
            POST,
            "/api/admin/tables/{table}/close",
            "Ends a table without a winner. A frozen one is only listed as over: its events stay as they are",
            Calls.TableRef.class,
            PHASE),
    ADMIN_REMOVE(
            POST,
            "/api/admin/tables/{table}/remove",
            "Removes a spectator, who cannot come back to this table",
            Admin.Whom.class,
            Calls.TableRef.class,
            NO_PERSON,
            NOT_NOW),
    ADMIN_KEY(
            POST,
            "/api/admin/cookie-key",
            "Signs cookies with a new key. Cookies of earlier keys are replaced when their owners come, and refused after"
                    + " some days",
            Admin.RotateKey.class,
            Admin.KeyRotated.class,
            RANGE),

    OPENAPI(GET, "/api/openapi.yaml", "This description", Media.YAML);

    /// The HTTP methods that are used here.
    public enum Method {
        GET,
        POST,
        PUT,
        DELETE
    }

    private static final int LARGEST_RECORD = 600_000;
    private static final int LARGEST_FILE = 200_000;
    /// A position of 64 KB in quotes, its line ends escaped, and what stands beside it.
    private static final int LARGEST_POSITION = 80_000;

    private static final int LARGEST_COMMAND = 10_000;
    private static final Pattern QUERIED = Pattern.compile("\\?(\\w+)=");

    private final Method method;
    private final String path;
    private final Pattern addresses;
    private final String says;
    private final List<Class<?>> body;
    private final Answer answer;
    private final List<FaultCode> faults;

    Endpoint(Method method, String path, String says, List<Class<?>> body, Answer answer, FaultCode... faults) {
        this.method = method;
        this.path = path;
        addresses = Pattern.compile(path.replaceAll("\\{\\w+}", "[^/]+") + "/?");
        this.says = says;
        this.body = body;
        this.answer = answer;
        this.faults = List.of(faults);
    }

    Endpoint(Method method, String path, String says, Class<?> body, Class<?> answer, FaultCode... faults) {
        this(method, path, says, List.of(body), new Answer.Of(answer), faults);
    }

    Endpoint(Method method, String path, String says, Class<?> answer, FaultCode... faults) {
        this(method, path, says, List.of(), new Answer.Of(answer), faults);
    }

    Endpoint(Method method, String path, String says, Media answer, FaultCode... faults) {
        this(method, path, says, List.of(), new Answer.As(answer), faults);
    }

    public Method method() {
        return method;
    }

    /// With `{name}` for what is filled in.
    public String path() {
        return path;
    }

    /// What it does.
    public String says() {
        return says;
    }

    /// The names of what may stand behind the `?` of the address.
    public List<String> parameters() {
        return QUERIED.matcher(says).results().map(match -> match.group(1)).toList();
    }

    /// The endpoints at an address of the API, one for each method that it takes.
    public static List<Endpoint> at(String address) {
        return Stream.of(values())
                .filter(endpoint -> endpoint.addresses.matcher(address).matches())
                .toList();
    }

    /// The record that is sent; none or one.
    public List<Class<?>> body() {
        return body;
    }

    /// The most bytes that a body may have.
    public int largestBody() {
        return switch (this) {
            case CREATE, READ_RECORD -> LARGEST_RECORD;
            case CHECK_FILE -> LARGEST_FILE;
            case CHECK_POSITION, TRY_POSITION -> LARGEST_POSITION;
            default -> LARGEST_COMMAND;
        };
    }

    public Answer answer() {
        return answer;
    }

    /// The status of an answer to a call that was done.
    public int success() {
        return this == CREATE ? 201 : 200;
    }

    /// What can go wrong everywhere.
    public static List<FaultCode> faultsEverywhere() {
        return List.of(JSON, PARAMETER, UNREADABLE, TOO_LARGE, TOO_MANY, FOREIGN, HOST, BANNED, BUSY, BROKEN);
    }

    /// What can go wrong, beside what can go wrong everywhere: with a table or a seat that stands in the address, and
    /// then with what is wanted.
    public List<FaultCode> faults() {
        var table = path.contains("{table}") ? Stream.of(NO_TABLE, FROZEN) : Stream.<FaultCode>empty();
        var operator = isForOperator() ? Stream.of(NO_OPERATOR) : Stream.<FaultCode>empty();
        var seat =
                path.contains("{seat}") || parameters().contains("as") ? Stream.of(RANGE) : Stream.<FaultCode>empty();
        return Stream.of(operator, table, seat, faults.stream())
                .flatMap(codes -> codes)
                .distinct()
                .toList();
    }

    /// Returns true if only the operator may call this, who shows the server's token.
    public boolean isForOperator() {
        return path.startsWith("/api/admin/");
    }

    /// Returns true if a call does something for its caller, or in their name. Such a caller is stored. A caller who
    /// only has a file or link of their own checked is not.
    public boolean concernsCaller() {
        return method != GET
                && !isForOperator()
                && this != CHECK_FILE
                && this != LINK_TARGET
                && this != CLAIMED
                && this != CHECK_POSITION
                && this != TRY_POSITION
                && this != READ_RECORD;
    }

    /// What the streams send.
    public static Class<?> streamed() {
        return TableEvent.class;
    }
}
