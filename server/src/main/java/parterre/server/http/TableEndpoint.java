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
    CREATE(post("/api/tables", "A new table; it starts at once if no seat is open")
            .takes(NewTable.class)
            .answers(Snapshot.class)
            .created()
            .upTo(EndpointSpec.LARGEST_RECORD)
            .fails(UNKNOWN_GAME, SETUP, POSITION, RECORD, NO_TABLE, NOT_NOW, NAME, FROZEN)),
    TABLE(get(
                    "/api/tables/{table}",
                    "The table as one sees it; `?as=P1` from a seat of one's own where one holds several")
            .answers(Snapshot.class)
            .fails(NOT_YOURS)),
    EVENTS(get(
                    "/api/tables/{table}/events",
                    "The table's stream, cut for this viewer: `?as=` as above, `?after=` or Last-Event-ID to fill a"
                            + " gap")
            .answers(Media.EVENTS)
            .fails(NOT_YOURS)),
    MOVE_(post("/api/tables/{table}/moves", "Submits a move; the same call again gets the same answer")
            .takes(Calls.SubmitMove.class)
            .answers(Calls.Accepted.class)
            .fails(NOT_YOURS, STALE, ANSWERED, PHASE, MOVE)),
    PREVIEW(post("/api/tables/{table}/preview", "What a move would visibly do")
            .takes(Calls.ConsiderMove.class)
            .answers(Calls.Preview.class)
            .fails(NOT_YOURS, STALE, PHASE)),
    PREVIEWS(get(
                    "/api/tables/{table}/previews",
                    "What each listed move would visibly do, for the seat that is asked; `?as=` as above")
            .answers(Calls.MovePreviews.class)
            .fails(NOT_YOURS, PHASE)),
    HINT(post("/api/tables/{table}/hint", "A strong bot's move, at a table without other people")
            .takes(Calls.ForSeat.class)
            .answers(Calls.Hint.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE)),
    WARN(post(
                    "/api/tables/{table}/warn",
                    "Whether a move is surely a blunder by what its seat sees, at a table without other people. The"
                            + " move is not made. It is not judged if that takes longer than 3 s, or if bots wait for"
                            + " a thread")
            .takes(Calls.SubmitMove.class)
            .answers(MoveAdvice.class)
            .fails(NOT_YOURS, NOT_NOW, STALE, PHASE, MOVE)),
    TAKE_BACK(post("/api/tables/{table}/take-back", "Takes steps back, or proposes it where others must agree")
            .takes(Calls.TakeBackTo.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, STALE, PHASE, RANGE, NOT_NOW, ANSWERED)),
    WITHDRAW(post(
                    "/api/tables/{table}/withdraw",
                    "Takes a question back that one's seat has put to others, as long as an answer is missing")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE)),
    STAND(put(
                    "/api/tables/{table}/seats/{seat}/standing",
                    "Says when a seat of one's own is asked out of turn; its default answer stands otherwise, whether"
                            + " or not the page is open")
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
                    "Nobody who shares this device answers the present question out of turn: the default answers stand")
            .takes(Calls.PassAll.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, STALE, PHASE, NOT_NOW)),
    STOP(post("/api/tables/{table}/stop", "Proposes to stop the game without a winner")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, PHASE, NOT_NOW)),
    VOTE(post("/api/tables/{table}/vote", "Answers a proposal; who made it withdraws it by not agreeing")
            .takes(Calls.Vote.class)
            .answers(Snapshot.class)
            .fails(NOT_NOW, NOT_YOURS, PHASE)),
    RESIGN(post("/api/tables/{table}/resign", "Gives up; a bot plays on where three or more play")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, PHASE)),
    SIT(post(
                    "/api/tables/{table}/seats/{seat}/sit",
                    "Takes an open seat, or changes one's name at one's own before the start; the game starts when the"
                            + " last one is taken")
            .takes(Calls.Sit.class)
            .answers(Snapshot.class)
            .fails(TAKEN, REVOKED, BLOCKED, NAME, PHASE, SETUP)),
    STAND_UP(post(
                    "/api/tables/{table}/seats/{seat}/leave",
                    "Leaves a seat of one's own before the start, or gives it to a bot during the game")
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
                    "Calls a bot to hold a leaver's seat. That this works, or not, after three days tells whether the"
                            + " seat has answered, also where answers are given in secret")
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE, SETUP)),
    RETURN(post("/api/tables/{table}/seats/{seat}/return", "Comes back to a seat of one's own that a bot holds")
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE, SETUP)),
    PAUSE(post(
                    "/api/tables/{table}/pause",
                    "Stops one's clock or lets it run again, at a table with days for each decision")
            .takes(Calls.ForSeat.class)
            .answers(Snapshot.class)
            .fails(NOT_YOURS, NOT_NOW, PHASE)),
    CHAT(post("/api/tables/{table}/chat", "Says something")
            .takes(Calls.Say.class)
            .answers(Calls.Accepted.class)
            .fails(NOT_YOURS, SETUP, MUTED, TEXT)),
    REMATCH(post(
                    "/api/tables/{table}/rematch",
                    "A table for the next game of the same people: of their match, or the same game with seats"
                            + " rotated; one for all. It begins when each of them has called for it, or taken the seat"
                            + " that is kept for them there")
            .answers(Calls.TableRef.class)
            .fails(NOT_YOURS, PHASE)),
    INVITE(get("/api/tables/{table}/invite", "How others come to this table").answers(Calls.Invite.class)),
    REVOKE(post(
                    "/api/tables/{table}/invite/revoke",
                    "The host makes all links void that were given out, before the start; the new one is answered")
            .answers(Calls.Invite.class)
            .fails(NOT_HOST, PHASE)),
    RECORD_(get(
                    "/api/tables/{table}/record",
                    "The record: one's own lines while the game runs, all of it after the end; `?as=` as above")
            .answers(Media.TEXT)
            .fails(NOT_YOURS)),
    TABLE_FILE(get("/api/tables/{table}/files/{option}", "The file that the table plays with, such as its card table")
            .answers(Media.TEXT)
            .fails(SETUP)),
    REPLAY(get(
                    "/api/tables/{table}/replay",
                    "Positions from step `?from=`, `?count=` of them (at most 200), as one sees them, `?as=` as above;"
                            + " after the end, `?open=true` for everything")
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
