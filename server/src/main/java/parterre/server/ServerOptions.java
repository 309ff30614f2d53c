package parterre.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.bots.Entrant;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.http.Limits;
import parterre.server.http.Network;
import parterre.server.upkeep.UpkeepPlan;

/// Says how to run a server.
///
/// @param host the address to listen on; `0.0.0.0` for all
/// @param port the port; 0 for any free one
/// @param data the folder of the SQLite database, where no other database is named
/// @param databaseUrl a PostgreSQL database to use instead
/// @param publicUrl the address by which others reach this server, without a slash at its end
/// @param proxies the proxies in front of the server, whose `X-Forwarded-For` is trusted
/// @param games the games to offer
/// @param bots the operator's own bots, by the names that people see
/// @param thinkers how many bots may think at once
/// @param limits how much one caller may ask for
/// @param upkeep what is deleted after a time, and which backups are made
public record ServerOptions(
        String host,
        int port,
        Path data,
        Optional<String> databaseUrl,
        Optional<String> publicUrl,
        List<Network> proxies,
        List<GameBox<?, ?, ?>> games,
        Map<String, Entrant> bots,
        int thinkers,
        Limits limits,
        UpkeepPlan upkeep) {
    /// Returns the options without configuration: all addresses, port 8080, all known games.
    public static ServerOptions standard(Path data) {
        return new ServerOptions(
                "0.0.0.0",
                8080,
                data,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Boxes.all(),
                Map.of(),
                Math.max(1, Runtime.getRuntime().availableProcessors()),
                Limits.standard(),
                UpkeepPlan.none());
    }

    /// Returns the address at which programs on this machine reach the server.
    ///
    /// @param actual the port that it listens on
    String localAddress(int actual) {
        boolean all = host.equals("0.0.0.0") || host.equals("::");
        var name = all ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + ":" + actual;
    }

    /// Returns the same on another port.
    public ServerOptions onPort(int other) {
        return new ServerOptions(
                host, other, data, databaseUrl, publicUrl, proxies, games, bots, thinkers, limits, upkeep);
    }

    /// Returns the same with these games.
    public ServerOptions with(List<GameBox<?, ?, ?>> others) {
        return new ServerOptions(
                host, port, data, databaseUrl, publicUrl, proxies, others, bots, thinkers, limits, upkeep);
    }

    /// Returns the same with other limits.
    public ServerOptions with(Limits others) {
        return new ServerOptions(
                host, port, data, databaseUrl, publicUrl, proxies, games, bots, thinkers, others, upkeep);
    }

    /// Returns the same with a PostgreSQL.
    public ServerOptions withDatabase(String url) {
        return new ServerOptions(
                host, port, data, Optional.of(url), publicUrl, proxies, games, bots, thinkers, limits, upkeep);
    }

    /// Returns the same with this upkeep.
    public ServerOptions with(UpkeepPlan other) {
        return new ServerOptions(
                host, port, data, databaseUrl, publicUrl, proxies, games, bots, thinkers, limits, other);
    }
}
