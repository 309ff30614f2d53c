package parterre.server.wire;

/// The stable codes of what can go wrong, beside `refused/` and a rule id, which always comes with 422.
public enum FaultCode {
    JSON("input/json", 400, "The body is not the JSON that is wanted here; `where` says which field."),
    PARAMETER("input/parameter", 400, "What stands behind the `?` of the address is unknown here or cannot be read."),
    TOO_LARGE("input/too-large", 413, "The call, or a text in it, is too long."),
    UNKNOWN_GAME("input/unknown-game", 404, "No game of this name is in the house."),
    SETUP("input/setup", 422, "Seats, options or clock cannot be played like that."),
    POSITION("input/position", 422, "The text is not a position of the game."),
    RECORD("input/record", 422, "The text is not a record that replays."),
    MOVE("input/move", 422, "The text is not a move as the game writes moves."),
    NAME("input/name", 422, "A name has 1 to 24 letters, digits or spaces."),
    TEXT("input/text", 422, "Something to say has 1 to 500 characters that can be seen."),
    RANGE("input/range", 422, "A number is out of range."),
    NO_TABLE("protocol/no-table", 404, "There is no such table, or it does not let you in."),
    NO_PAGE("protocol/no-page", 404, "There is nothing at this address."),
    METHOD("protocol/method", 405, "The address does not take this method; `Allow` says which it takes."),
    UNREADABLE("protocol/unreadable", 400, "The address or the call cannot be read as HTTP."),
    STALE("protocol/stale-version", 409, "The table has gone on; `present` says how it stands."),
    ANSWERED("protocol/already-answered", 409, "A sealed answer is final."),
    PHASE("protocol/wrong-phase", 409, "This cannot be done before the start, or after the end."),
    TAKEN("protocol/seat-taken", 409, "Somebody sits there already."),
    REVOKED("protocol/link-revoked", 403, "The host has made this link void; it lets nobody sit down."),
    NOT_YOURS("protocol/not-yours", 403, "It is not your seat."),
    NOT_HOST("protocol/not-host", 403, "Only the table's host may do this."),
    NOT_NOW("protocol/not-now", 409, "This cannot be done as the table stands."),
    FROZEN("protocol/frozen", 409, "The table's steps do not replay; nothing goes on here."),
    TOKEN("protocol/token", 403, "The token is unknown, spent or too old."),
    CODE("protocol/code", 403, "The code is not the one that the other device shows."),
    UNCONFIRMED("protocol/unconfirmed", 409, "The code has not been entered on the other device yet."),
    SEATS(
            "protocol/seats",
            409,
            "This device has seats of its own: say whether they are brought along or left behind."),
    BANNED("protocol/banned", 403, "The operator of this server has banned you."),
    MUTED("protocol/muted", 403, "The operator of this server has muted you."),
    BLOCKED("protocol/blocked", 403, "This table's host does not play with you."),
    NO_PERSON("protocol/no-person", 404, "Nobody with this badge is known here."),
    NO_OPERATOR("protocol/no-operator", 403, "Only the operator of this server may do this."),
    FOREIGN("protocol/foreign-origin", 403, "A page of another site may not do this."),
    HOST("protocol/host", 421, "This server is not reached by this name; open it at its own address."),
    TOO_MANY("protocol/too-many", 429, "Too many calls; `Retry-After` says when to go on."),
    BUSY("protocol/busy", 503, "The server stops, has too much to do, or cannot reach its database; try again."),
    BROKEN("protocol/broken", 500, "The server made a mistake; it is in its log under `where`.");

    private final String code;
    private final int status;
    private final String says;

    FaultCode(String code, int status, String says) {
        this.code = code;
        this.status = status;
        this.says = says;
    }

    /// What stands in [Fault#code()].
    public String code() {
        return code;
    }

    /// The HTTP status.
    public int status() {
        return status;
    }

    /// What it means, in one sentence.
    public String says() {
        return says;
    }
}
