package parterre.server.wire;

/// The stable codes of what can go wrong, beside `refused/` and a rule id, which always comes with 422.
public enum FaultCode {
    JSON("input/json", 400),
    PARAMETER("input/parameter", 400),
    TOO_LARGE("input/too-large", 413),
    UNKNOWN_GAME("input/unknown-game", 404),
    SETUP("input/setup", 422),
    POSITION("input/position", 422),
    RECORD("input/record", 422),
    MOVE("input/move", 422),
    NAME("input/name", 422),
    TEXT("input/text", 422),
    RANGE("input/range", 422),
    NO_TABLE("protocol/no-table", 404),
    NO_PAGE("protocol/no-page", 404),
    METHOD("protocol/method", 405),
    UNREADABLE("protocol/unreadable", 400),
    STALE("protocol/stale-version", 409),
    ANSWERED("protocol/already-answered", 409),
    PHASE("protocol/wrong-phase", 409),
    TAKEN("protocol/seat-taken", 409),
    REVOKED("protocol/link-revoked", 403),
    NOT_YOURS("protocol/not-yours", 403),
    NOT_HOST("protocol/not-host", 403),
    NOT_NOW("protocol/not-now", 409),
    FROZEN("protocol/frozen", 409),
    TOKEN("protocol/token", 403),
    CODE("protocol/code", 403),
    UNCONFIRMED("protocol/unconfirmed", 409),
    SEATS("protocol/seats", 409),
    BANNED("protocol/banned", 403),
    MUTED("protocol/muted", 403),
    BLOCKED("protocol/blocked", 403),
    NO_PERSON("protocol/no-person", 404),
    NO_OPERATOR("protocol/no-operator", 403),
    FOREIGN("protocol/foreign-origin", 403),
    HOST("protocol/host", 421),
    TOO_MANY("protocol/too-many", 429),
    BUSY("protocol/busy", 503),
    BROKEN("protocol/broken", 500);

    private final String code;
    private final int status;

    FaultCode(String code, int status) {
        this.code = code;
        this.status = status;
    }

    /// What stands in [Fault#code()].
    public String code() {
        return code;
    }

    /// The HTTP status.
    public int status() {
        return status;
    }
}
