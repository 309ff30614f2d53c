package parterre.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Set;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;

/// Serves what operators and their programs ask about the server itself.
final class OperatorRoutes {
    static final String HEALTH = "/health";
    private static final String READY = "/ready";
    private static final String METRICS = "/metrics";
    private static final Set<String> PATHS = Set.of(HEALTH, READY, METRICS);

    private final Readiness readiness;
    private final Metrics metrics;

    OperatorRoutes(Readiness readiness, Metrics metrics) {
        this.readiness = readiness;
        this.metrics = metrics;
    }

    /// Returns true if a path is one of these.
    static boolean has(String path) {
        return PATHS.contains(path);
    }

    void register(JavalinConfig config) {
        config.routes.get(HEALTH, context -> context.result("ok\n"));
        config.routes.get(READY, context -> {
            var problem = readiness.problem();
            context.status(problem.isEmpty() ? 200 : 503).result(problem.orElse("ready") + "\n");
        });
        config.routes.get(METRICS, this::metrics);
    }

    /// Counts of calls would tell a player that another has answered. So only this machine may read them, and no
    /// caller through a proxy on it.
    private void metrics(Context context) {
        if (!OwnMachine.calls(context)) {
            throw ApiException.of(FaultCode.NO_PAGE);
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
    }
}
