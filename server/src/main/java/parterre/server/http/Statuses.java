package parterre.server.http;

import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;

/// Chooses the HTTP status of each fault.
public final class Statuses {
    /// The status for a move that the rules forbid.
    private static final int FORBIDDEN_BY_RULES = 422;

    private Statuses() {}

    /// Returns the status that comes with a code.
    public static int of(FaultCode code) {
        return switch (code) {
            case JSON, PARAMETER, UNREADABLE -> 400;
            case REVOKED, NOT_YOURS, NOT_HOST, TOKEN, CODE, BANNED, MUTED, BLOCKED, NO_OPERATOR, FOREIGN -> 403;
            case UNKNOWN_GAME, NO_TABLE, NO_PAGE, NO_PERSON -> 404;
            case METHOD -> 405;
            case STALE, ANSWERED, PHASE, TAKEN, NOT_NOW, FROZEN, UNCONFIRMED, SEATS -> 409;
            case TOO_LARGE -> 413;
            case HOST -> 421;
            case SETUP, POSITION, RECORD, MOVE, NAME, TEXT, RANGE, EXPERIMENT -> 422;
            case TOO_MANY -> 429;
            case BROKEN -> 500;
            case BUSY -> 503;
        };
    }

    /// Returns the status of a call that cannot be done.
    static int of(ApiException refusal) {
        return refusal.code().map(Statuses::of).orElse(FORBIDDEN_BY_RULES);
    }
}
