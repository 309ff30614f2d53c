package parterre.server.http;

import java.time.Instant;
import java.util.Optional;
import parterre.server.people.OperatorToken;
import parterre.server.people.SanctionKind;
import parterre.server.people.Sanctions;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Decides whether a caller may use an endpoint at all: the operator shows a token, and a banned person can do
/// nothing.
final class Admission {
    private static final String BEARER = "Bearer ";

    private final OperatorToken operator;
    private final Sanctions sanctions;

    Admission(OperatorToken operator, Sanctions sanctions) {
        this.operator = operator;
        this.sanctions = sanctions;
    }

    /// Throws an [ApiException] unless the caller may use this endpoint. A banned person may read what everybody
    /// can read, such as the rules, but sees no table.
    void check(Endpoint endpoint, Call call) {
        if (endpoint.isForOperator()) {
            if (!isOperator(call)) {
                throw ApiException.of(FaultCode.NO_OPERATOR);
            }
        } else if (endpoint.method() != Endpoint.Method.GET || endpoint.path().contains("{table}")) {
            checkSanction(call, SanctionKind.BAN, FaultCode.BANNED);
        }
    }

    /// Returns true if the caller shows the operator's token.
    boolean isOperator(Call call) {
        var shown = Optional.ofNullable(call.context().header("Authorization")).orElse("");
        return shown.startsWith(BEARER) && operator.matches(shown.substring(BEARER.length()));
    }

    /// Throws a [ApiException] if the caller is muted.
    void checkTalk(Call call) {
        checkSanction(call, SanctionKind.MUTE, FaultCode.MUTED);
    }

    private void checkSanction(Call call, SanctionKind kind, FaultCode code) {
        sanctions.of(call.person().id(), kind).ifPresent(sanction -> {
            throw ApiException.of(
                    code,
                    new ServerFault.Sanctioned(code, sanction.reason()),
                    Instant.ofEpochMilli(sanction.until()).toString());
        });
    }
}
