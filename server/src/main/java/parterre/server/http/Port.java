package parterre.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.EofException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.store.Database;
import parterre.server.table.SingleHost;
import parterre.server.wire.Fault;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.Trouble;

/// The one port: the API, the page, and what operators ask.
public final class Port implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Port.class);
    private static final int LARGEST_BODY = 2_000_000;

    private static final String HEALTH = "/health";
    private static final String READY = "/ready";
    private static final String METRICS = "/metrics";
    private static final Set<String> OF_THE_MACHINE = Set.of(HEALTH, READY, METRICS);

    /// By any of these a call tells that it came through a proxy.
    private static final List<String> PROXIES_SAY =
            List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via");

    private final House house;
    private final Optional<String> publicUrl;
    private final boolean forwarded;
    private final boolean secure;
    private final Map<String, String> headers;
    private final Gate gate;
    private final Streams streams = new Streams();
    private final PrometheusMeterRegistry metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final AtomicInteger number = new AtomicInteger();
    private final Map<Endpoint, Answering> routes = new EnumMap<>(Endpoint.class);
    private final Map<Endpoint, Timer> timers = new EnumMap<>(Endpoint.class);
    private final Pages pages;
    private final Javalin javalin;

    private Port(House house, String host, int port, Optional<String> publicUrl, boolean forwarded, Limits limits) {
        this.house = house;
        this.publicUrl = publicUrl;
        this.forwarded = forwarded;
        secure = publicUrl.filter(url -> url.startsWith("https:")).isPresent();
        headers = headers(secure);
        gate = new Gate(limits);
        var links = new Links(host, publicUrl);
        new GameRoutes(house).register(routes);
        new PeopleRoutes(house, streams, gate).register(routes);
        new DeviceRoutes(house, links, streams, this::number).register(routes);
        new TableRoutes(house.tables(), links, streams, gate, this::number).register(routes);
        pages = new Pages(
                house.tables(),
                house.games().stream()
                        .map(box -> box.game().info())
                        .collect(Collectors.toMap(info -> info.slug(), info -> info.name())),
                context -> links.ownBase(context, number()));
        gauge(
                "parterre_tables_loaded",
                "Tables in memory.",
                () -> house.tables().loaded());
        gauge(
                "parterre_bot_queue",
                "Thoughts of bots that wait for a thread.",
                () -> house.tables().thoughtsWaiting());
        gauge("parterre_streams", "Open event streams.", streams::open);
        FunctionCounter.builder("parterre_steps", house.tables(), SingleHost::steps)
                .description("Steps of games that were kept: moves of people and bots, answers given together, chance.")
                .register(metrics);
        for (var endpoint : Endpoint.values()) {
            timers.put(
                    endpoint,
                    Timer.builder("parterre_calls")
                            .description("Calls of the API that were done, and how long they took, in seconds.")
                            .tag("endpoint", endpoint.name().toLowerCase(Locale.ROOT))
                            .publishPercentiles(0.5, 0.99)
                            .register(metrics));
        }
        javalin = Javalin.create(config -> configure(config, host, port));
    }

    private void gauge(String name, String says, Supplier<Number> value) {
        Gauge.builder(name, value).description(says).register(metrics);
    }

    /// Asks whether the port can be opened, before anything is done for it.
    ///
    /// @throws UncheckedIOException if it cannot
    public static void checkFree(String host, int port) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "nobody can listen at " + host + ":" + port,
                    new IOException(
                            "the port is taken, or the address is not this machine's; choose others by --port and --host",
                            e));
        }
    }

    /// Opens the port.
    ///
    /// @param port 0 for any free one
    /// @param publicUrl the address by which others come
    /// @param forwarded true if a proxy in front says who calls
    public static Port open(
            House house, String host, int port, Optional<String> publicUrl, boolean forwarded, Limits limits) {
        var open = new Port(house, host, port, publicUrl, forwarded, limits);
        open.javalin.start();
        open.number.set(open.javalin.port());
        return open;
    }

    /// The port's number.
    public int number() {
        return number.get();
    }

    @Override
    public void close() {
        javalin.stop();
    }

    private void configure(JavalinConfig config, String host, int port) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = LARGEST_BODY;
        config.http.generateEtags = false;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            // What it saves in reading heads costs 50 KB a connection, and thousands may be open.
            http.setHeaderCacheSize(0);
        });
        config.jetty.addConnector((server, http) -> Entrance.at(host, port, server, http));
        config.jetty.modifyServer(server -> server.setErrorHandler(new Unreadable(headers)));
        config.jetty.modifyServletContextHandler(handler -> handler.setErrorHandler(new Unreadable(headers)));
        config.routes.before(context -> headers.forEach(context::header));
        config.routes.before(this::head);
        for (var endpoint : Endpoint.values()) {
            var type = HandlerType.findOrCreate(endpoint.method().name());
            config.routes.addHttpHandler(type, endpoint.path(), context -> call(endpoint, context));
        }
        config.routes.get(HEALTH, context -> context.result("ok\n"));
        config.routes.get(READY, context -> {
            boolean ready = house.database().answers();
            context.status(ready ? 200 : 503).result(ready ? "ready\n" : "the database does not answer\n");
        });
        config.routes.get(METRICS, this::metrics);
        config.routes.get("/api", Port::notHere);
        config.routes.get("/api/<path>", Port::notHere);
        config.routes.get("/<path>", pages::serve);
        config.routes.get("/", pages::serve);
        config.routes.exception(Trouble.class, (trouble, context) -> fault(context, trouble.status(), trouble.fault()));
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            switch (e.getStatus()) {
                case 404, 405 -> fault(context, wrong(context));
                case 413 -> fault(context, FaultCode.TOO_LARGE);
                default -> fault(context, FaultCode.JSON);
            }
        });
        config.routes.exception(
                HttpException.RuntimeException.class, (_, context) -> fault(context, FaultCode.UNREADABLE));
        config.routes.exception(EofException.class, (_, context) -> fault(context, FaultCode.UNREADABLE));
        config.routes.exception(Exception.class, Port::broken);
    }

    /// Where only the head of an answer is asked for, that of a page is that of the page; the API has none.
    private void head(Context context) {
        if (!context.method().equals(HandlerType.HEAD) || OF_THE_MACHINE.contains(context.path())) {
            return;
        }
        if (isApi(context.path())) {
            fault(context, wrong(context));
        } else {
            pages.serve(context);
        }
        context.skipRemainingHandlers();
    }

    private static void notHere(Context context) {
        fault(context, wrong(context));
    }

    /// True if an address, as it may be written in a call, is one of the API.
    static boolean isApi(String path) {
        return path.matches("(?s)/api(?:[/?].*)?");
    }

    /// What is wrong with a call that nothing answers: its method, or the whole address.
    private static FaultCode wrong(Context context) {
        var path = context.path();
        boolean api = path.equals("/api") || path.startsWith("/api/");
        var allowed = api ? Endpoint.at(path).stream().map(Endpoint::method).toList() : List.of(Endpoint.Method.GET);
        if (allowed.isEmpty()) {
            return FaultCode.NO_PAGE;
        }
        context.header("Allow", allowed.stream().map(Endpoint.Method::name).collect(Collectors.joining(", ")));
        return FaultCode.METHOD;
    }

    /// What goes with every answer.
    ///
    /// @param secure true if the page is reached by https only; browsers take some promises there alone, and warn
    ///     elsewhere
    private static Map<String, String> headers(boolean secure) {
        var headers = new TreeMap<String, String>();
        headers.put(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
                        + " img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none';"
                        + " form-action 'self'; frame-ancestors 'none'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "same-origin");
        if (secure) {
            headers.put("Cross-Origin-Opener-Policy", "same-origin");
        }
        return headers;
    }

    private void call(Endpoint endpoint, Context context) {
        long began = System.nanoTime();
        var call = new Call(context, house.guests(), address(context), secure);
        if (endpoint.method() == Endpoint.Method.GET) {
            gate.read(call.address());
        } else {
            checkOrigin(context);
            checkLength(context);
            gate.write(call.address(), call.known());
        }
        checkParameters(endpoint, context);
        context.header("Cache-Control", "no-store");
        var answer = Objects.requireNonNull(routes.get(endpoint)).answer(call);
        if (endpoint.concernsCaller()) {
            call.acts();
        }
        if (answer != Answering.Sent.SENT) {
            context.status(endpoint.success()).contentType("application/json").result(Json.write(answer));
            Objects.requireNonNull(timers.get(endpoint)).record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
        }
    }

    /// What is not known is refused, as it is in a body: whoever wrote it meant something.
    private static void checkParameters(Endpoint endpoint, Context context) {
        var known = endpoint.parameters();
        for (var name : context.queryParamMap().keySet()) {
            if (!known.contains(name)) {
                var others = known.isEmpty() ? "none" : String.join(", ", known);
                throw Trouble.of(
                        FaultCode.PARAMETER,
                        "'" + name + "' is not known here; known behind the '?': " + others + ".",
                        name);
            }
        }
    }

    /// A page of another site may not act for the person whose cookie his browser sends along.
    private void checkOrigin(Context context) {
        var site = Optional.ofNullable(context.header("Sec-Fetch-Site"));
        boolean foreign = site.isPresent()
                && !site.get().equals("same-origin")
                && !site.get().equals("none");
        var origin = Optional.ofNullable(context.header("Origin"));
        boolean otherOrigin = origin.isPresent() && !isOurs(origin.get(), context);
        var type = Optional.ofNullable(context.contentType()).orElse("");
        boolean noJson = !type.replaceFirst(";.*", "").strip().equalsIgnoreCase("application/json");
        if (foreign || otherOrigin || noJson) {
            throw Trouble.of(
                    FaultCode.FOREIGN,
                    noJson
                            ? "Send Content-Type: application/json with every call that changes something."
                            : FaultCode.FOREIGN.says());
        }
    }

    /// A body that says itself that it is too long is not waited for.
    private static void checkLength(Context context) {
        if (context.req().getContentLengthLong() > LARGEST_BODY) {
            throw Trouble.of(FaultCode.TOO_LARGE, "A body has at most " + LARGEST_BODY + " bytes.", "body");
        }
    }

    private boolean isOurs(String origin, Context context) {
        if (publicUrl.isPresent() && publicUrl.get().equals(origin)) {
            return true;
        }
        try {
            return Optional.ofNullable(URI.create(origin).getAuthority())
                    .equals(Optional.ofNullable(context.header("Host")));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private String address(Context context) {
        var peer = context.ip();
        if (!forwarded) {
            return peer;
        }
        return Optional.ofNullable(context.header("X-Forwarded-For"))
                .map(list -> list.substring(list.lastIndexOf(',') + 1).strip())
                .filter(last -> !last.isEmpty() && last.length() < 64)
                .orElse(peer);
    }

    private static void fault(Context context, FaultCode code) {
        fault(context, code.status(), new Fault(code.code(), code.says()));
    }

    private static void fault(Context context, int status, Fault fault) {
        if (!context.method().equals(HandlerType.GET)) {
            // Its body may not have been read to the end; the client is told that this connection is not kept for it.
            context.header("Connection", "close");
        }
        if (status == 429) {
            fault.where().ifPresent(wait -> context.header("Retry-After", wait.replace(" s", "")));
        }
        context.status(status).contentType("application/json").result(Json.write(fault));
    }

    /// Counts of calls would tell a player that another has answered: they are for this machine alone, and not for
    /// those who come through a proxy on it.
    private void metrics(Context context) {
        boolean here = InetAddress.ofLiteral(context.ip()).isLoopbackAddress()
                && PROXIES_SAY.stream().allMatch(name -> context.header(name) == null);
        if (!here) {
            fault(context, FaultCode.NO_PAGE);
            return;
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.scrape());
    }

    /// Whatever else goes wrong is ours: the log gets it whole, the client a number to ask for. That the database is
    /// away is no mistake, and passes.
    private static void broken(Exception e, Context context) {
        if (Database.isAway(e)) {
            LOG.error("call {} {}: the database does not answer", context.method(), context.path());
            fault(context, FaultCode.BUSY);
            return;
        }
        var id = UUID.randomUUID().toString();
        LOG.error("call {} {} broke down ({})", context.method(), context.path(), id, e);
        fault(context, FaultCode.BROKEN.status(), new Fault(FaultCode.BROKEN.code(), FaultCode.BROKEN.says(), id));
    }
}
