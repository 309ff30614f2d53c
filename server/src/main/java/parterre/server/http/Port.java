package parterre.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.UriCompliance;
import parterre.server.http.ClientConnection.State;
import parterre.server.wire.ApiException;
import parterre.server.wire.ApiVersion;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.ServerFault;
import parterre.wording.Naming;

/// The one port: the API, the page, and what operators ask.
public final class Port implements AutoCloseable {
    private static final Duration SWEEP = Duration.ofSeconds(1);
    /// A sweep that comes so long after the last one shows that this machine or program stood still.
    private static final Duration STANDSTILL = Duration.ofSeconds(3);

    private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");

    private final Services services;
    private final boolean secure;
    private final CallerAddresses addresses;
    private final Origins origins;
    private final OwnMachine ownMachine;
    private final Connections connections;
    private final Bodies bodies;
    private final HeavyWork heavy = new HeavyWork();
    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("sweeper").daemon().factory());
    private final Map<String, String> headers;
    private final RateLimiter rateLimiter;
    private final Admission admission;
    private final AnswerFormatter answerFormatter;
    private final Faults faults;
    private final Streams streams;
    private final Metrics metrics;
    private final OperatorRoutes operator;
    private final AtomicInteger number = new AtomicInteger();
    private final Map<Endpoint, Answering> routes = new HashMap<>();
    private final Pages pages;
    private final Javalin javalin;
    private volatile boolean stopping;
    private volatile long swept;

    private Port(
            Services services,
            String host,
            int port,
            Optional<String> publicUrl,
            List<Network> proxies,
            Limits limits) {
        this.services = services;
        addresses = new CallerAddresses(proxies);
        origins = new Origins(publicUrl);
        ownMachine = new OwnMachine(publicUrl.isPresent() || !proxies.isEmpty());
        connections = new Connections(
                Connections.Bounds.fitting(Runtime.getRuntime().maxMemory(), limits.connections()),
                () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
        bodies = new Bodies(connections);
        streams = new Streams(connections);
        secure = publicUrl.filter(url -> url.startsWith("https:")).isPresent();
        headers = SecurityHeaders.of(secure);
        rateLimiter = new RateLimiter(limits);
        admission = new Admission(services.operator(), services.sanctions());
        var links = new Links(host, publicUrl);
        new GameRoutes(services).register(routes);
        new PeopleRoutes(services, streams, rateLimiter).register(routes);
        new ModerationRoutes(services, streams, rateLimiter).register(routes);
        new DeviceRoutes(services, links, streams, rateLimiter, this::number).register(routes);
        new TableRoutes(services, admission, links, streams, rateLimiter, this::number).register(routes);
        new ReviewRoutes(services).register(routes);
        new PuzzleRoutes(services).register(routes);
        new LabRoutes(services, admission, ownMachine).register(routes);
        answerFormatter = new AnswerFormatter(services.games());
        faults = new Faults(answerFormatter, services.tables());
        pages = new Pages(
                services.tables(),
                services.games().stream()
                        .map(box -> box.game().info())
                        .collect(Collectors.toMap(info -> info.slug(), info -> info.name())),
                context -> links.ownBase(context, number()),
                faults::formatter);
        var readiness = new Readiness(services.database(), System::nanoTime);
        metrics = new Metrics(services, streams, connections, readiness);
        operator = new OperatorRoutes(readiness, metrics);
        javalin = Javalin.create(config -> configure(config, host, port));
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
                            "the port is taken, or the address is not this machine's; choose others by --port and"
                                    + " --host",
                            e));
        }
    }

    /// Opens the port.
    ///
    /// @param port 0 for any free one
    /// @param publicUrl the address by which others come
    /// @param proxies proxies whose word about the caller's address is trusted
    public static Port open(
            Services services,
            String host,
            int port,
            Optional<String> publicUrl,
            List<Network> proxies,
            Limits limits) {
        var open = new Port(services, host, port, publicUrl, proxies, limits);
        open.javalin.start();
        open.number.set(open.javalin.port());
        open.swept = System.nanoTime();
        var _ = open.sweeper.scheduleWithFixedDelay(
                open::sweep, SWEEP.toMillis(), SWEEP.toMillis(), TimeUnit.MILLISECONDS);
        return open;
    }

    private void sweep() {
        long now = System.nanoTime();
        if (now - swept > STANDSTILL.toNanos()) {
            connections.stoodStill();
        }
        swept = now;
        connections.sweep();
    }

    /// Returns the port's number.
    public int number() {
        return number.get();
    }

    @Override
    public void close() {
        stopping = true;
        sweeper.shutdown();
        javalin.stop();
        heavy.close();
    }

    private void configure(JavalinConfig config, String host, int port) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.generateEtags = false;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            // Jetty reads %u0041 as an A. This is in no standard, and other programs cannot read it.
            http.setUriCompliance(http.getUriCompliance().without("parterre", UriCompliance.Violation.UTF16_ENCODINGS));
            // The cache costs 50 KB for each connection, and thousands may be open.
            http.setHeaderCacheSize(0);
        });
        config.jetty.addConnector(
                (server, http) -> ConnectionAcceptor.at(host, port, server, http, connections, addresses));
        config.jetty.modifyServer(server -> server.setErrorHandler(unreadable()));
        config.jetty.modifyServletContextHandler(handler -> handler.setErrorHandler(unreadable()));
        config.routes.before(this::begin);
        config.routes.before(this::head);
        for (var endpoint : Endpoint.all()) {
            var type = HandlerType.findOrCreate(endpoint.method().name());
            config.routes.addHttpHandler(type, endpoint.path(), context -> call(endpoint, context));
        }
        operator.register(config);
        config.routes.get("/api", this::nowhere);
        config.routes.get("/api/<path>", this::nowhere);
        config.routes.get("/<path>", pages::serve);
        config.routes.get("/", pages::serve);
        config.routes.after(this::goOut);
        config.routes.exception(ApiException.class, (refusal, context) -> faults.fault(context, refusal));
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            switch (e.getStatus()) {
                case 404, 405 -> faults.fault(context, wrong(context));
                case 413 -> faults.fault(context, FaultCode.TOO_LARGE);
                default -> faults.fault(context, FaultCode.JSON);
            }
        });
        config.routes.exception(
                HttpException.RuntimeException.class, (_, context) -> faults.fault(context, FaultCode.UNREADABLE));
        config.routes.exception(Exception.class, faults::broken);
    }

    private FailedCallHandler unreadable() {
        return new FailedCallHandler(headers, answerFormatter, metrics::answered, () -> stopping);
    }

    /// Does what every call needs before it is handled.
    private void begin(Context context) {
        var client = ConnectionAcceptor.client(context.req());
        ConnectionAcceptor.whenDone(context.req(), () -> connections.finished(client));
        headers.forEach(context::header);
        connections.begin(client, address(context));
        if (!OperatorRoutes.has(context.path())) {
            rateLimiter.call(address(context));
        }
        var path = context.path();
        if (isApi(path)) {
            context.header(ApiVersion.HEADER, Integer.toString(ApiVersion.NUMBER));
        }
        if (hasBrokenEscape(context)) {
            if (isApi(path)) {
                faults.fault(context, FaultCode.UNREADABLE);
            } else {
                context.status(Statuses.of(FaultCode.UNREADABLE))
                        .result(answerFormatter
                                        .formatter(
                                                Optional.ofNullable(context.header("Accept-Language")), Naming::bySeat)
                                        .say(new ServerFault.Meaning(FaultCode.UNREADABLE))
                                + "\n");
            }
            goOut(context);
            context.skipRemainingHandlers();
            return;
        }
        ownMachine.notice(context);
        boolean operators = OperatorRoutes.has(path);
        if (!operators) {
            origins.checkHost(context);
        }
        if (!isApi(path) && !path.equals(OperatorRoutes.HEALTH)) {
            rateLimiter.page(address(context));
        }
    }

    /// Returns true if an address has a % without two hexadecimal digits behind it. Jetty lets some of these through,
    /// such as those behind a semicolon.
    private static boolean hasBrokenEscape(Context context) {
        var call = context.req();
        return Stream.of(call.getRequestURI(), call.getQueryString())
                .anyMatch(text -> text != null && BROKEN_ESCAPE.matcher(text).find());
    }

    /// The answer goes out.
    private void goOut(Context context) {
        metrics.answered(context.statusCode());
        var client = ConnectionAcceptor.client(context.req());
        connections.enter(client, State.WRITING);
    }

    /// Answers HEAD: for a page with the head of its GET; the API has no HEAD.
    private void head(Context context) {
        if (!context.method().equals(HandlerType.HEAD) || OperatorRoutes.has(context.path())) {
            return;
        }
        if (isApi(context.path())) {
            faults.fault(context, wrong(context));
        } else {
            pages.serve(context);
        }
        goOut(context);
        context.skipRemainingHandlers();
    }

    private void nowhere(Context context) {
        faults.fault(context, wrong(context));
    }

    /// Returns true if an address, as it may be written in a call, is one of the API.
    static boolean isApi(String path) {
        return path.matches("(?s)/api(?:[/?].*)?");
    }

    /// Returns why no endpoint answers a call: because of its method, or of its whole address.
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

    private void call(Endpoint endpoint, Context context) {
        long began = System.nanoTime();
        var network = address(context);
        if (endpoint.method() == Endpoint.Method.GET) {
            rateLimiter.read(network);
        } else {
            origins.checkOrigin(context);
        }
        var client = ConnectionAcceptor.client(context.req());
        byte[] body;
        try {
            body = bodies.read(endpoint, context, client);
        } catch (IOException e) {
            // The client has gone or sent less than it said; or the server stops, and the client may try again.
            faults.fault(context, stopping ? FaultCode.BUSY : FaultCode.UNREADABLE);
            return;
        }
        var call = new Call(context, services.guests(), network, secure, body);
        if (endpoint.method() != Endpoint.Method.GET) {
            rateLimiter.write(network, call.known());
        }
        admission.check(endpoint, call);
        if (call.known().isPresent() || endpoint.concernsCaller()) {
            services.tables().calledFrom(call.person(), network);
        }
        checkParameters(endpoint, context);
        context.header("Cache-Control", "no-store");
        boolean isNewcomer = endpoint.concernsCaller() && call.isNew();
        if (isNewcomer) {
            rateLimiter.newcomer(network);
        }
        Optional<Reply> answer;
        try {
            answer = HeavyWork.is(endpoint, body)
                    ? heavy.wait(call, () -> answer(endpoint, call))
                    : answer(endpoint, call);
        } catch (RuntimeException e) {
            if (isNewcomer) {
                rateLimiter.newcomerLeft(network);
            }
            throw e;
        }
        answer.ifPresent(reply -> {
            var bytes = reply.text().getBytes(StandardCharsets.UTF_8);
            if (endpoint.method() == Endpoint.Method.GET) {
                connections.claim(client, bytes.length);
            } else {
                // It has been done, whether there is room for the answer or not.
                connections.count(client, bytes.length);
            }
            context.status(endpoint.success()).contentType(reply.type()).result(bytes);
            metrics.done(endpoint, System.nanoTime() - began);
        });
    }

    /// An answer as it is sent.
    private record Reply(String type, String text) {}

    /// Returns the answer; empty if it has been sent.
    private Optional<Reply> answer(Endpoint endpoint, Call call) {
        var answer = Objects.requireNonNull(routes.get(endpoint)).answer(call);
        if (endpoint.concernsCaller()) {
            call.acts();
        }
        return switch (answer) {
            case Answering.Sent _ -> Optional.empty();
            case Answering.Text(Media media, String text) ->
                Optional.of(new Reply(media.type() + "; charset=utf-8", text));
            default -> Optional.of(new Reply("application/json", Json.write(answer, faults.formatter(call.context()))));
        };
    }

    /// Refuses unknown parameters, like unknown fields of a body: their author meant something by them.
    private static void checkParameters(Endpoint endpoint, Context context) {
        var known = endpoint.parameters();
        for (var name : context.queryParamMap().keySet()) {
            if (!known.contains(name)) {
                var others = known.isEmpty() ? "none" : String.join(", ", known);
                throw ApiException.of(FaultCode.PARAMETER, new ServerFault.UnknownParameter(name, others), name);
            }
        }
    }

    /// Returns whom limits count a call for.
    private String address(Context context) {
        return addresses.network(context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
    }
}
