package parterre.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.cli.words.ServerMessages;
import parterre.server.ServerOptions;
import parterre.server.http.Network;
import parterre.server.store.PostgresqlAddress;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of a server: `parterre serve` runs one with them, `parterre doctor` checks them.
final class ServeOptions {
    private static final String PRIVATE = "private";
    private static final int LAST_PORT = 65_535;
    private static final Pattern ADDRESS =
            Pattern.compile("https?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?");

    @Option(names = "--host", descriptionKey = "server-host", paramLabel = "ADDRESS", defaultValue = "0.0.0.0")
    private String host;

    @Option(names = "--port", descriptionKey = "server-port", paramLabel = "N", defaultValue = "8080")
    private int port;

    @Option(names = "--data", descriptionKey = "server-data", paramLabel = "FOLDER", defaultValue = "data")
    private Path data;

    @Option(names = "--database-url", descriptionKey = "server-database-url", paramLabel = "URL")
    private @Nullable String databaseUrl;

    @Option(names = "--public-url", descriptionKey = "server-public-url", paramLabel = "URL")
    private @Nullable String publicUrl;

    @Option(
            names = "--forwarded",
            descriptionKey = "server-forwarded",
            paramLabel = "PROXIES",
            arity = "0..1",
            fallbackValue = PRIVATE)
    private @Nullable String forwarded;

    @Option(names = "--log-file", descriptionKey = "server-log-file", paramLabel = "FILE")
    private @Nullable Path logFile;

    @Option(names = "--bot", descriptionKey = "server-bot", paramLabel = "NAME=BOT")
    private List<String> bots = new ArrayList<>();

    @Mixin
    private UpkeepOptions upkeep;

    /// Returns the file of the log.
    Optional<Path> logFile() {
        return Optional.ofNullable(logFile);
    }

    /// Returns what these options ask for.
    ///
    /// @throws Complaint if one of them is wrong
    ServerOptions read() {
        if (port < 0 || port > LAST_PORT) {
            throw CommandException.usage(
                    new ServerMessages.NoPort(Integer.toString(port), Integer.toString(LAST_PORT)));
        }
        var standard = ServerOptions.standard(data);
        return new ServerOptions(
                host,
                port,
                data,
                Optional.ofNullable(databaseUrl).map(ServeOptions::database),
                Optional.ofNullable(publicUrl).map(ServeOptions::address),
                proxies(),
                standard.games(),
                brought(),
                standard.thinkers(),
                standard.limits(),
                upkeep.plan());
    }

    /// Returns the proxies that are trusted to name the caller.
    private List<Network> proxies() {
        if (forwarded == null) {
            return List.of();
        }
        return forwarded.equals(PRIVATE)
                ? Network.PRIVATE
                : Stream.of(forwarded.split(","))
                        .map(text -> CommandException.usageUnlessGood(Network.read(text)))
                        .toList();
    }

    /// Returns the public address. Browsers compare it with the address that a page came from.
    private static String address(String url) {
        var bare = url.replaceFirst("/+$", "");
        if (!ADDRESS.matcher(bare).matches()) {
            throw CommandException.usage(new ServerMessages.NoPublicUrl(url));
        }
        return bare;
    }

    /// Returns the database's address. An exception does not repeat the text, since it may contain a
    /// password.
    private static String database(String url) {
        if (!PostgresqlAddress.isValid(url)) {
            throw CommandException.usage(new ServerMessages.NoDatabase());
        }
        return url;
    }

    private Map<String, Entrant> brought() {
        var brought = new LinkedHashMap<String, Entrant>();
        for (var bot : bots) {
            int equals = bot.indexOf('=');
            if (equals <= 0) {
                throw CommandException.usage(new ServerMessages.NoNamedBot(bot));
            }
            brought.put(
                    bot.substring(0, equals).strip(),
                    CommandException.usageUnlessGood(Entrants.one(bot.substring(equals + 1))));
        }
        return brought;
    }
}
