package parterre.server.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import parterre.server.table.run.SingleHost;

/// Counts and measures for Prometheus.
final class Metrics {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<Endpoint, Timer> calls = new HashMap<>();
    private final Counter refused;
    private final Counter failed;

    Metrics(Services services, Streams streams, Connections connections, Readiness readiness) {
        gauge(
                "parterre_tables_loaded",
                "Tables in memory.",
                () -> services.tables().loaded());
        gauge(
                "parterre_bot_queue",
                "Thoughts of bots that wait for a thread.",
                () -> services.tables().thoughtsWaiting());
        var heap = Runtime.getRuntime();
        gauge(
                "parterre_heap_used_bytes",
                "Memory of the Java heap in use.",
                () -> heap.totalMemory() - heap.freeMemory());
        gauge("parterre_heap_max_bytes", "Memory that the Java heap may use at most.", heap::maxMemory);
        gauge("parterre_streams", "Open event streams.", streams::open);
        gauge("parterre_connections", "Open connections.", connections::open);
        gauge("parterre_bytes_in_flight", "Bytes of bodies and answers in memory.", connections::held);
        gauge("parterre_stream_bytes", "Bytes that wait in event streams.", connections::queued);
        gauge(
                "parterre_ready",
                "Readiness as /ready tells it: 1, or 0 while nothing can be kept.",
                () -> readiness.problem().isEmpty() ? 1 : 0);
        gauge(
                "parterre_lock_held",
                "Lock of the data folder or database: 1 while this server holds it.",
                () -> services.isLocked() ? 1 : 0);
        gauge(
                "parterre_disk_free_bytes",
                "Room on the disk of the data folder; -1 where there is none.",
                () -> services.database().freeBytes());
        gauge(
                "parterre_backup_age_seconds",
                "Age of the newest scheduled backup; -1 where there is none.",
                () -> services.upkeep().backupAge());
        FunctionCounter.builder("parterre_connections_closed", connections, Connections::closed)
                .description("Connections that were closed because of a limit.")
                .register(registry);
        FunctionCounter.builder("parterre_steps", services.tables(), SingleHost::steps)
                .description("Steps of games that were kept: moves of people and bots, answers given together, chance.")
                .register(registry);
        refused = Counter.builder("parterre_refusals")
                .description("Calls that were refused: answers with a status of 400 to 499.")
                .register(registry);
        failed = Counter.builder("parterre_failures")
                .description("Calls that failed at the server: answers with a status of 500 or more.")
                .register(registry);
        for (var endpoint : Endpoint.all()) {
            calls.put(
                    endpoint,
                    Timer.builder("parterre_calls")
                            .description("Calls of the API that were done, and how long they took, in seconds.")
                            .tag("endpoint", endpoint.name().toLowerCase(Locale.ROOT))
                            .publishPercentiles(0.5, 0.99)
                            .register(registry));
        }
    }

    private void gauge(String name, String says, Supplier<Number> value) {
        Gauge.builder(name, value).description(says).register(registry);
    }

    /// A call was done.
    void done(Endpoint endpoint, long nanos) {
        Objects.requireNonNull(calls.get(endpoint)).record(nanos, TimeUnit.NANOSECONDS);
    }

    /// A call was answered with this status.
    void answered(int status) {
        if (status >= 500) {
            failed.increment();
        } else if (status >= 400) {
            refused.increment();
        }
    }

    /// Everything, as Prometheus reads it.
    String text() {
        return registry.scrape();
    }
}
