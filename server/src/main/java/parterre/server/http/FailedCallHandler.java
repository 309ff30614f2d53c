package parterre.server.http;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.wire.ApiException;
import parterre.server.wire.ApiVersion;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.ServerFault;
import parterre.wording.Naming;

/// Answers calls that fail outside an endpoint: an address that cannot be decoded, or a call that comes while the
/// server stops and has no thread for it.
///
/// A call of the API is answered with a fault, any other call with a sentence. An address that is too long is
/// unknown. Only programs write such addresses, so the answer is a fault.
final class FailedCallHandler extends ErrorHandler {
    private static final Logger LOG = LoggerFactory.getLogger(FailedCallHandler.class);

    private final Map<String, String> headers;
    private final AnswerFormatter answerFormatter;
    private final IntConsumer answered;
    private final BooleanSupplier stopping;

    /// @param headers sent with every answer
    /// @param answered told each status
    /// @param stopping tells whether the server is being stopped; what fails then may be tried again elsewhere
    FailedCallHandler(
            Map<String, String> headers,
            AnswerFormatter answerFormatter,
            IntConsumer answered,
            BooleanSupplier stopping) {
        this.headers = headers;
        this.answerFormatter = answerFormatter;
        this.answered = answered;
        this.stopping = stopping;
    }

    /// Calls that change something get an error page, too.
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        var code = switch (status) {
            case 404, 405 -> FaultCode.NO_PAGE;
            case 413, 414, 431 -> FaultCode.TOO_LARGE;
            case 503 -> FaultCode.BUSY;
            default ->
                status < 500 ? FaultCode.UNREADABLE : stopping.getAsBoolean() ? FaultCode.BUSY : FaultCode.BROKEN;
        };
        if (status >= 500) {
            response.setStatus(Statuses.of(code));
        }
        answered.accept(response.getStatus());
        boolean api = status == HttpStatus.URI_TOO_LONG_414
                || ConnectionAcceptor.unreadTarget(request)
                        .or(() -> Optional.ofNullable(request.getHttpURI()).map(HttpURI::getPath))
                        .filter(Port::isApi)
                        .isPresent();
        headers.forEach(response.getHeaders()::put);
        if (api) {
            response.getHeaders().put(ApiVersion.HEADER, Integer.toString(ApiVersion.NUMBER));
        }
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, api ? "application/json" : "text/plain; charset=utf-8");
        var formatter = answerFormatter.formatter(
                Optional.ofNullable(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE)), Naming::bySeat);
        var fault = (code == FaultCode.BROKEN ? broken(request, cause) : ApiException.of(code)).fault(formatter);
        var text = api ? Json.write(fault, formatter) : fault.message() + "\n";
        Content.Sink.write(response, true, text, callback);
    }

    private static ApiException broken(Request request, @Nullable Throwable cause) {
        var id = UUID.randomUUID().toString();
        LOG.error("call {} {} broke down ({})", request.getMethod(), Request.getPathInContext(request), id, cause);
        return ApiException.of(FaultCode.BROKEN, new ServerFault.Meaning(FaultCode.BROKEN), id);
    }
}
