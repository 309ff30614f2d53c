package parterre.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import parterre.server.Server;
import parterre.server.ServerOptions;
import parterre.server.http.Limits;

/// A server in a process of its own, as `parterre serve` runs it, but by default without limits for callers. A
/// measurement can kill it and go on.
final class ServerProcess {
    private static final String READY = "listening on ";
    private static final String LIMITED = "limited";
    /// The garbage collector that `./parterre` uses, or another one to compare: `-Dcollector=-XX:+UseZGC`.
    private static final String COLLECTOR = System.getProperty("collector", "-XX:+UseParallelGC");

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /// Runs the server until the process is killed.
    ///
    /// @param args the data folder, the port, and `limited` if callers are held to the usual limits
    public static void main(String[] args) throws InterruptedException {
        var options = ServerOptions.standard(Path.of(args[0]))
                .onPort(Integer.parseInt(args[1]))
                .with(args.length > 2 && args[2].equals(LIMITED) ? Limits.standard() : Limits.none());
        var server = Server.start(options);
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println(READY + server.port());
        new CountDownLatch(1).await();
    }

    /// Starts a server without limits for callers and waits until it listens.
    ///
    /// @param port 0 for any free one
    /// @param flag a further flag for its Java
    static ServerProcess start(Path data, int port, String flag) throws IOException {
        return start(data, port, flag, "unlimited");
    }

    /// Starts a server that holds callers to the usual limits, and waits until it listens.
    ///
    /// @param flag a further flag for its Java
    static ServerProcess startLimited(Path data, String flag) throws IOException {
        return start(data, 0, flag, LIMITED);
    }

    private static ServerProcess start(Path data, int port, String flag, String limits) throws IOException {
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                COLLECTOR,
                "-XX:+ExitOnOutOfMemoryError",
                flag,
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                data.toString(),
                Integer.toString(port),
                limits);
        var process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(READY)) {
                return new ServerProcess(process, Integer.parseInt(line.substring(READY.length())));
            }
        }
        throw new IOException("the server ended before it listened");
    }

    int port() {
        return port;
    }

    /// Kills the server as `kill -9` does.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// Returns the CPU time that it has used so far, in milliseconds; 0 where the machine does not tell.
    long cpuMillis() {
        return process.info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
    }

    /// Returns its resident memory, in bytes; 0 if the machine does not tell.
    long resident() throws IOException {
        var status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }
}
