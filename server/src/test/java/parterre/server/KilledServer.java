package parterre.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.box.Boxes;
import parterre.server.http.Limits;

/// A server in a process of its own, which a test can kill without a shutdown. It ends by itself when another
/// server takes over its database.
final class KilledServer implements AutoCloseable {
    private final Path data;
    private final Optional<String> database;
    private final String heap;
    private Process process;
    private int port;

    private KilledServer(Path data, Optional<String> database, String heap) {
        this.data = data;
        this.database = database;
        this.heap = heap;
        process = started();
        port = told();
    }

    /// Starts it.
    ///
    /// @param database the address of a PostgreSQL; empty for SQLite in the folder
    static KilledServer start(Path data, Optional<String> database) {
        return new KilledServer(data, database, "-Xmx512m");
    }

    /// Starts it with SQLite in the folder and a heap of 256 MB.
    static KilledServer small(Path data) {
        return new KilledServer(data, Optional.empty(), "-Xmx256m");
    }

    boolean isAlive() {
        return process.isAlive();
    }

    int port() {
        return port;
    }

    /// Waits until the process has ended by itself.
    void awaitEnd() {
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Kills it, and starts another at the same port with the same data.
    void killAndStartAgain() {
        close();
        process = started();
        port = told();
    }

    private Process started() {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = Stream.concat(
                Stream.of(
                        java,
                        heap,
                        "-XX:+ExitOnOutOfMemoryError",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledServer.class.getName(),
                        data.toString(),
                        Integer.toString(port)),
                database.stream());
        try {
            return new ProcessBuilder(command.toList())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The port, which is the first line that the process says.
    private int told() {
        try {
            var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            return Integer.parseInt(Objects.requireNonNull(lines.readLine(), "the server did not start"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The process: a server that runs until it is killed or replaced.
    public static void main(String[] arguments) {
        var words = List.of(arguments);
        var options = ServerOptions.standard(Path.of(words.getFirst()))
                .onPort(Integer.parseInt(words.get(1)))
                .with(Boxes.all())
                .with(Limits.none());
        var server = Server.start(words.size() > 2 ? options.withDatabase(words.get(2)) : options);
        System.out.println(server.port());
        server.takenOver().join();
        server.close();
    }
}
