package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import parterre.server.http.Answer;
import parterre.server.http.Endpoint;
import parterre.server.http.Statuses;
import parterre.server.wire.Fault;
import parterre.server.wire.FaultCode;

/// Holds every answer of the API to what [Endpoint] says of it, and with that to the OpenAPI file that is written from
/// there.
final class DescribedAnswers {
    private DescribedAnswers() {}

    /// @throws AssertionError if a call under `/api` is answered with a status, a code or a kind of text that is not
    ///     described
    static void check(String method, String target, HttpResponse<String> answer) {
        var path = target.replaceFirst("[?#].*", "");
        if (!path.startsWith("/api/")) {
            return;
        }
        var what = method + " " + target.substring(0, Math.min(80, target.length())) + ": " + answer.statusCode();
        assertThat(answer.headers().firstValue("Parterre-Api")).as(what).hasValue("7");
        var at = Endpoint.at(path);
        var called = at.stream()
                .filter(endpoint -> endpoint.method().name().equals(method))
                .toList();
        if (answer.statusCode() >= 400) {
            var fault = Answers.MAPPER.readValue(answer.body(), Fault.class);
            if (fault.code().startsWith("refused/")) {
                assertThat(answer.statusCode()).as(what).isEqualTo(422);
                return;
            }
            var allowed = new ArrayList<>(Endpoint.faultsEverywhere());
            called.forEach(endpoint -> allowed.addAll(endpoint.faults()));
            if (called.isEmpty()) {
                allowed.add(at.isEmpty() ? FaultCode.NO_PAGE : FaultCode.METHOD);
            }
            assertThat(allowed)
                    .as(what + " " + answer.body())
                    .anyMatch(code -> code.code().equals(fault.code()) && Statuses.of(code) == answer.statusCode());
            return;
        }
        assertThat(called).as(what).hasSize(1);
        var endpoint = called.getFirst();
        assertThat(answer.statusCode()).as(what).isEqualTo(endpoint.success());
        assertThat(answer.headers().firstValue("Content-Type").orElse("none"))
                .as(what)
                .startsWith(
                        switch (endpoint.answer()) {
                            case Answer.Of _ -> "application/json";
                            case Answer.As(var media) -> media.type();
                        });
    }
}
