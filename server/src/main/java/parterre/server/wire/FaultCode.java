package parterre.server.wire;

/// The stable codes of what can go wrong, beside `refused/` and a rule id, which always comes with 422.
public enum FaultCode {
    JSON("input/json"),
    PARAMETER("input/parameter"),
    TOO_LARGE("input/too-large"),
    UNKNOWN_GAME("input/unknown-game"),
    SETUP("input/setup"),
    POSITION("input/position"),
    RECORD("input/record"),
    MOVE("input/move"),
    NAME("input/name"),
    TEXT("input/text"),
    RANGE("input/range"),
    EXPERIMENT("input/experiment"),
    NO_TABLE("protocol/no-table"),
    NO_PAGE("protocol/no-page"),
    METHOD("protocol/method"),
    UNREADABLE("protocol/unreadable"),
    STALE("protocol/stale-version"),
    ANSWERED("protocol/already-answered"),
    PHASE("protocol/wrong-phase"),
    TAKEN("protocol/seat-taken"),
    REVOKED("protocol/link-revoked"),
    NOT_YOURS("protocol/not-yours"),
    NOT_HOST("protocol/not-host"),
    NOT_NOW("protocol/not-now"),
    FROZEN("protocol/frozen"),
    TOKEN("protocol/token"),
    CODE("protocol/code"),
    UNCONFIRMED("protocol/unconfirmed"),
    SEATS("protocol/seats"),
    BANNED("protocol/banned"),
    MUTED("protocol/muted"),
    BLOCKED("protocol/blocked"),
    NO_PERSON("protocol/no-person"),
    NO_OPERATOR("protocol/no-operator"),
    FOREIGN("protocol/foreign-origin"),
    HOST("protocol/host"),
    TOO_MANY("protocol/too-many"),
    BUSY("protocol/busy"),
    BROKEN("protocol/broken");

    private final String code;

    FaultCode(String code) {
        this.code = code;
    }

    /// Returns the text in [Fault#code()].
    public String code() {
        return code;
    }
}
