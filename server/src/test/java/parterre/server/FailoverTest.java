package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;

/// Two servers want one PostgreSQL, and the connections of both are cut at random while people play. Whichever server
/// has the database, no acknowledged move is lost and none is written twice.
///
/// A few rounds run with the suite. For more: `mvn -q -pl server -am test -Dtest=FailoverTest
/// -Dsurefire.failIfNoSpecifiedTests=false -Dfailover.rounds=200`.
class FailoverTest {
    private static final int ROUNDS = Integer.getInteger("failover.rounds", 6);
    private static final long SEED = Long.getLong("failover.seed", 1);
    private static final int PLAYERS = 3;
    private static final int MOVES_A_ROUND = 10;

    @TempDir
    Path folder;

    @Test
    void twoServers_randomCuts_noMoveIsLostOrDoubled() throws IOException, SQLException {
        try (var postgres = EmbeddedPostgres.start();
                var one = new Station(postgres, folder.resolve("one"));
                var other = new Station(postgres, folder.resolve("other"))) {
            var stations = List.of(one, other);
            var random = new Random(SEED);
            assertThat(one.starts()).isTrue();
            var players = IntStream.range(0, PLAYERS)
                    .mapToObj(i -> new RetryingPlayer(stations, SEED + i))
                    .toList();
            int takeovers = 0;
            try {
                for (int round = 0; round < ROUNDS; round++) {
                    var active = one.isUp() ? one : other;
                    var waiting = active == one ? other : one;
                    cut(round == 0 ? 0 : random.nextInt(4), active, waiting, postgres, random);
                    if (waiting.starts()) {
                        takeovers++;
                        Stories.until(() -> !active.isUp());
                    }
                    keepOneUp(stations);
                    int before = acknowledged(players);
                    Stories.until(() -> acknowledged(players) >= before + MOVES_A_ROUND);
                }
            } finally {
                players.forEach(RetryingPlayer::close);
            }
            assertThat(takeovers).as("takeovers").isPositive();
            assertThat(players)
                    .allSatisfy(player -> assertThat(player.surprises())
                            .as("answers that are neither an acknowledgement nor a request to try again")
                            .isEmpty());
            PostgresqlEvents.read(postgres).check(players);
            System.out.println(ROUNDS + " rounds, " + takeovers + " takeovers, " + acknowledged(players)
                    + " acknowledged moves: none lost, none written twice");
        }
    }

    private static int acknowledged(List<RetryingPlayer> players) {
        return players.stream().mapToInt(player -> player.acknowledged().size()).sum();
    }

    private static void cut(int how, Station active, Station waiting, EmbeddedPostgres postgres, Random random)
            throws SQLException {
        switch (how) {
            // The connection that holds the lock.
            case 0 -> breakLock(postgres);
            // All that the playing server has.
            case 1 -> active.cable().cut();
            // Some of both.
            case 2 -> {
                active.cable().cut(_ -> random.nextBoolean());
                waiting.cable().cut(_ -> random.nextBoolean());
            }
            // First the lock, then the connections that the other server has opened to take it.
            default -> {
                breakLock(postgres);
                Thread.ofVirtual().start(() -> waiting.cable().cut());
            }
        }
    }

    private static void breakLock(EmbeddedPostgres postgres) throws SQLException {
        try (var connection = postgres.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            // It waits until they have ended: until then the lock is held, and the other server would be refused.
            statement.execute("select pg_terminate_backend(pid, 30000) from pg_locks where locktype = 'advisory'");
        }
    }

    private static void keepOneUp(List<Station> stations) {
        Stories.until(() ->
                stations.stream().anyMatch(Station::isUp) || stations.stream().anyMatch(Station::starts));
    }

    /// A place where a server can run.
    static final class Station implements AutoCloseable {
        private final BreakableConnection cable;
        private final ServerOptions options;
        private volatile @Nullable Server server;

        Station(EmbeddedPostgres postgres, Path folder) {
            cable = new BreakableConnection(postgres.getPort());
            options = ServerOptions.standard(folder)
                    .onPort(0)
                    .with(Limits.none())
                    .withDatabase("jdbc:postgresql://localhost:" + cable.port() + "/postgres?user=postgres");
        }

        BreakableConnection cable() {
            return cable;
        }

        /// Returns true if it runs now that it was not running and was started.
        boolean starts() {
            if (isUp()) {
                return false;
            }
            try {
                server = Server.start(options);
                return true;
            } catch (UncheckedIOException e) {
                // The other one has the database, or the connection was cut.
                return false;
            }
        }

        boolean isUp() {
            var present = server;
            return present != null && !present.takenOver().isDone();
        }

        int port() {
            var present = server;
            return present == null ? 0 : present.port();
        }

        @Override
        public void close() {
            var present = server;
            if (present != null) {
                present.close();
            }
            cable.close();
        }
    }
}
