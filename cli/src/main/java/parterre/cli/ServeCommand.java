package parterre.cli;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import parterre.bots.Entrant;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerSays;
import parterre.server.Server;
import parterre.server.ServerOptions;
import parterre.server.http.Network;
import parterre.server.store.PostgresqlAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre serve`: runs the server for tables in the browser.
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {
    private static final String LOG = "PARTERRE_LOG";
    private static final String JSON = "json";
    private static final String PLAIN = "plain";
    private static final String PRIVATE = "private";
    private static final int LAST_PORT = 65_535;
    private static final Pattern ADDRESS =
            Pattern.compile("https?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?");

    @Spec
    private CommandSpec spec;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "0.0.0.0")
    private String host;

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080")
    private int port;

    @Option(names = "--data", paramLabel = "FOLDER", defaultValue = "data")
    private Path data;

    @Option(names = "--database-url", paramLabel = "URL")
    private @Nullable String databaseUrl;

    @Option(names = "--public-url", paramLabel = "URL")
    private @Nullable String publicUrl;

    @Option(names = "--forwarded", paramLabel = "PROXIES", arity = "0..1", fallbackValue = PRIVATE)
    private @Nullable String forwarded;

    @Option(names = "--log-file", paramLabel = "FILE")
    private @Nullable Path logFile;

    @Option(names = "--bot", paramLabel = "NAME=BOT")
    private List<String> bots = new ArrayList<>();

    @Mixin
    private UpkeepOptions upkeep;

    @Override
    public Integer call() throws InterruptedException {
        if (logFile != null) {
            System.setProperty("parterre." + log() + ".file", logFile.toString());
        }
        System.setProperty("parterre.log", logFile == null ? log() : log() + "-file");
        if (port < 0 || port > LAST_PORT) {
            throw Complaint.usage(new ServerSays.NoPort(Integer.toString(port), Integer.toString(LAST_PORT)));
        }
        var standard = ServerOptions.standard(data);
        var options = new ServerOptions(
                host,
                port,
                data,
                Optional.ofNullable(databaseUrl).map(ServeCommand::database),
                Optional.ofNullable(publicUrl).map(ServeCommand::address),
                proxies(),
                standard.games(),
                brought(),
                standard.thinkers(),
                standard.limits(),
                upkeep.plan());
        var server = started(options);
        say(Parterre.voice(spec).say(new ServerSays.ServerOpen("http://localhost:" + server.port())));
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        var takenOver = server.takenOver();
        var _ = takenOver.thenRun(stopped::countDown);
        stopped.await();
        if (takenOver.isDone()) {
            server.close();
            throw Complaint.input(new ServerSays.TakenOver());
        }
        return Exit.OK.code();
    }

    /// Returns the format of the log.
    private static String log() {
        var wanted = Optional.ofNullable(System.getenv(LOG)).orElse("");
        if (!wanted.isEmpty() && !wanted.equals(PLAIN) && !wanted.equals(JSON)) {
            throw Complaint.usage(new ServerSays.NoLog(LOG, wanted, JSON, PLAIN));
        }
        return wanted.isEmpty() ? PLAIN : wanted;
    }

    /// Prints a line for the person who typed the command. If a program reads all output, the line goes to the
    /// log.
    private void say(String line) {
        if (log().equals(JSON)) {
            LoggerFactory.getLogger(ServeCommand.class).info(line);
            return;
        }
        var out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    /// Returns the proxies that are trusted to name the caller.
    private List<Network> proxies() {
        if (forwarded == null) {
            return List.of();
        }
        return forwarded.equals(PRIVATE)
                ? Network.PRIVATE
                : Stream.of(forwarded.split(","))
                        .map(text -> Complaint.usageUnlessGood(Network.read(text)))
                        .toList();
    }

    /// Returns the public address. Browsers compare it with the address that a page came from.
    private static String address(String url) {
        var bare = url.replaceFirst("/+$", "");
        if (!ADDRESS.matcher(bare).matches()) {
            throw Complaint.usage(new ServerSays.NoPublicUrl(url));
        }
        return bare;
    }

    /// Returns the database's address. A complaint does not repeat the text, since it may contain a password.
    private static String database(String url) {
        if (!PostgresqlAddress.isValid(url)) {
            throw Complaint.usage(new ServerSays.NoDatabase());
        }
        return url;
    }

    private Map<String, Entrant> brought() {
        var brought = new LinkedHashMap<String, Entrant>();
        for (var bot : bots) {
            int equals = bot.indexOf('=');
            if (equals <= 0) {
                throw Complaint.usage(new ServerSays.NoNamedBot(bot));
            }
            brought.put(
                    bot.substring(0, equals).strip(),
                    Complaint.usageUnlessGood(Entrants.one(bot.substring(equals + 1))));
        }
        return brought;
    }

    private static Server started(ServerOptions options) {
        try {
            return Server.start(options);
        } catch (UncheckedIOException e) {
            throw Complaint.input(new ServerSays.NotStarted(String.valueOf(e.getMessage()), FileFault.reason(e)));
        }
    }
}
