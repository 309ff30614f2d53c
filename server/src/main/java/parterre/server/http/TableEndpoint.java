package parterre.server.http;

import static parterre.server.http.EndpointSpec.get;
import static parterre.server.http.EndpointSpec.post;
import static parterre.server.http.EndpointSpec.put;
import static parterre.server.wire.FaultCode.ANSWERED;
import static parterre.server.wire.FaultCode.BLOCKED;
import static parterre.server.wire.FaultCode.FROZEN;
import static parterre.server.wire.FaultCode.MOVE;
import static parterre.server.wire.FaultCode.MUTED;
import static parterre.server.wire.FaultCode.NAME;
import static parterre.server.wire.FaultCode.NOT_HOST;
import static parterre.server.wire.FaultCode.NOT_NOW;
import static parterre.server.wire.FaultCode.NOT_YOURS;
import static parterre.server.wire.FaultCode.NO_TABLE;
import static parterre.server.wire.FaultCode.PHASE;
import static parterre.server.wire.FaultCode.POSITION;
import static parterre.server.wire.FaultCode.RANGE;
import static parterre.server.wire.FaultCode.RECORD;
import static parterre.server.wire.FaultCode.REVOKED;
import static parterre.server.wire.FaultCode.SETUP;
import static parterre.server.wire.FaultCode.STALE;
import static parterre.server.wire.FaultCode.TAKEN;
import static parterre.server.wire.FaultCode.TEXT;
import static parterre.server.wire.FaultCode.UNKNOWN_GAME;

import parterre.server.wire.Calls;
import parterre.server.wire.MoveAdvice;
import parterre.server.wire.NewTable;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;

/// The endpoints for tables.
public enum TableEndpoint implements Endpoint {
    CREATE(post("/api/tables", "Makes a new table; the game starts at once if no seat is open")
            .takes(NewTable.class)
            .answers(Snapshot.class)
            .created()
            .upTo(EndpointSpec.LARGEST_RECORD)
            .fails(UNKNOWN_GAME, SETUP, POSITION, RECORD, NO_TABLE, NOT_NOW, NAME, FROZEN)),
    TABLE(get(
                    "/api/tables/{table}",
                    "The table as the caller may see it. A caller with several seats names one by `?as=P1`")
            .answers(Snapshot.class)
            .fails(NOT_YOURS)),
    EVENTS(get(
                    "/api/tables/{table}/events",
                    "The table's stream of events, as the caller may know them. `?as=` names a seat of the caller."
                            + " `?after=` or the header Last-Event-ID names the last event received")
            .answers(Media.EVENTS)
            .fails(NOT_YOURS)),
    MOVE_(post("/api/tables/{table}/moves", "Submits a move; the same call again gets the same answer")
            .takes(Calls.SubmitMove.class)
            .answers(Calls.Accepted.class)
            .fails(NOT_YOURS, STALE, ANSWERED, PHASE, MOVE)),
    PREVIEW(post("/api/tables/{table}/preview", "The visible effects of a move")
            .takes(Calls.ConsiderMove.class)
            .answers(Calls.Preview.class)
            .fails(NOT_YOURS, STALE, PHASE)),
    PREVIEWS(get(
                    "/api/tables/{table}/previews",
                    "The visible effects of each listed move, for the seat that is asked. `?as=` names a seat of the"
                            + " caller")
            .answers(Calls.MovePreviews.class)
            .fails(NOT_YOURS, PHASE)),
    HINT(post("/api/tables/{table}/hint", "A strong bot's move, at a table without other people")
            .takes(Calls.ForSeat.class)
            .answers(Calls.Hint.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE)),
    WARN(post(
                    "/api/tables/{table}/warn",
                    "Judges whether a move is surely a blunder, by what its seat sees, at a table without other"
                            + " people. The move is not made. It is not judged if that takes longer than 3 s, or if"
                            + " bots wait for a thread")
            .takes(Calls.SubmitMove.class)
            .answers(MoveAdvice.class)
            .fails(NOT_YOURS, NOT_NOW, STALE, PHASE, MOVE)),
    TAKE_BACK(post("/api/tables/{table}/take-back", "Takes steps back, or proposes it where other players must agree")
            .takes(Calls.TakeBackTo.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, STALE, PHASE, RANGE, NOT_NOW, ANSWERED)),
    WITHDRAW(post(
                    "/api/tables/{table}/withdraw",
                    "Withdraws a question of this seat to other players while an answer is missing")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE)),
    STAND(put(
                    "/api/tables/{table}/seats/{seat}/standing",
                    "Sets when a seat of the caller is asked out of turn. At other times its default answer is given,"
                            + " also while the page is closed")
            .takes(StandingAnswer.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, PHASE, RANGE)),
    EXTEND(post(
                    "/api/tables/{table}/more-time",
                    "Takes more time for a question that was asked out of turn, three times at most")
            .takes(Calls.MoreTime.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, STALE, PHASE, NOT_NOW)),
    PASS_ALL(post(
                    "/api/tables/{table}/pass",
                    "Gives the default answers out of turn for all seats of the caller that have yet to answer")
            .takes(Calls.PassAll.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, STALE, PHASE, NOT_NOW)),
    STOP(post("/api/tables/{table}/stop", "Proposes to stop the game without a winner")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, PHASE, NOT_NOW)),
    VOTE(post("/api/tables/{table}/vote", "Answers a proposal. The player who made it withdraws it by disagreeing")
            .takes(Calls.Vote.class)
            .answers(Snapshot.class)
            .fails(NOT_NOW, NOT_YOURS, PHASE)),
    RESIGN(post("/api/tables/{table}/resign", "Resigns; with three or more players, a bot plays on")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, PHASE)),
    SIT(post(
                    "/api/tables/{table}/seats/{seat}/sit",
                    "Takes an open seat, or changes the caller's name at their own seat, before the start. The game"
                            + " starts when the last seat is taken")
            .takes(Calls.Sit.class)
            .answers(Snapshot.class)
            .fails(TAKEN, REVOKED, BLOCKED, NAME, PHASE, SETUP)),
    STAND_UP(post(
                    "/api/tables/{table}/seats/{seat}/leave",
                    "Frees a seat of the caller before the start, or gives it to a bot during the game")
            .answers(Snapshot.class)
            .fails(NOT_YOURS, PHASE, SETUP)),
    ASSIGN(put("/api/tables/{table}/seats/{seat}", "The host opens a seat or gives it to a bot, before the start")
            .takes(Calls.Assign.class)
            .answers(Snapshot.class)
            .fails(NOT_HOST, PHASE, SETUP)),
    ORDER(put("/api/tables/{table}/order", "The host puts the seats into another order, before the start")
            .takes(Calls.Order.class)
            .answers(Snapshot.class)
            .fails(NOT_HOST, PHASE, SETUP, NOT_NOW)),
    CALL_BOT(post(
                    "/api/tables/{table}/seats/{seat}/call-bot",
                    "Calls a bot to hold the seat of a player who left. After three days, success or failure shows"
                            + " whether the seat has answered, also where answers are secret")
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE, SETUP)),
    RETURN(post("/api/tables/{table}/seats/{seat}/return", "Takes a seat of the caller back from the bot that holds it")
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE, SETUP)),
    PAUSE(post(
                    "/api/tables/{table}/pause",
                    "Stops the caller's clock or lets it run again, at a table with days for each decision")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE)),
    CHAT(post("/api/tables/{table}/chat", "Sends a chat line")
            .takes(Calls.Say.class)
            .answers(Calls.Accepted.class)
            .fails(NOT_YOURS, SETUP, MUTED, TEXT)),
    REMATCH(post(
                    "/api/tables/{table}/rematch",
                    "Makes one table for the next game of the same people: of their match, or the same game with seats"
                            + " rotated. It starts when each of them has called this, or taken the seat that is"
                            + " reserved for them")
            .answers(Calls.TableRef.class)
            .fails(NOT_YOURS, PHASE)),
    INVITE(get("/api/tables/{table}/invite", "The link for inviting people to this table")
            .answers(Calls.Invite.class)),
    REVOKE(post(
                    "/api/tables/{table}/invite/revoke",
                    "The host revokes all links of this table before the start; the answer has the new link")
            .answers(Calls.Invite.class)
            .fails(NOT_HOST, PHASE)),
    RECORD_(get(
                    "/api/tables/{table}/record",
                    "The record: the caller's lines while the game runs, the whole after the end. `?as=` names a seat"
                            + " of the caller")
            .answers(Media.TEXT)
            .fails(NOT_YOURS)),
    TABLE_FILE(get("/api/tables/{table}/files/{option}", "The file that the table plays with, such as its card table")
            .answers(Media.TEXT)
            .fails(SETUP)),
    REPLAY(get(
                    "/api/tables/{table}/replay",
                    "Positions from step `?from=`, `?count=` of them (at most 200), as the caller may see them. `?as=`"
                            + " names a seat of the caller. After the end, `?open=true` shows everything")
            .answers(Calls.Frames.class)
            .fails(NOT_YOURS, RANGE));

    private final EndpointSpec spec;

    TableEndpoint(EndpointSpec spec) {
        this.spec = spec;
    }

    @Override
    public EndpointSpec spec() {
        return spec;
    }
}
