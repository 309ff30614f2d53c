package parterre.lab.spark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A stand-alone Spark master with workers, each a process of its own on this machine.
final class StandaloneMaster implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
    private static final Pattern REGISTERED = Pattern.compile("(Successfully registered with master)");
    private static final String LOOPBACK = "127.0.0.1";

    private final Path home;
    private final List<Process> processes = new ArrayList<>();
    private final String address;

    StandaloneMaster(Path home) throws IOException {
        this.home = home;
        layOut(home);
        address = start(
                ADDRESS,
                "org.apache.spark.deploy.master.Master",
                "--host",
                LOOPBACK,
                "--port",
                "0",
                "--webui-port",
                "0");
    }

    /// Makes a Spark home whose one jar names the class path of this test, so that nothing is copied.
    private static void layOut(Path home) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes()
                .put(
                        Attributes.Name.CLASS_PATH,
                        Stream.of(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                                        .split(File.pathSeparator))
                                .map(entry -> Path.of(entry).toUri().toString())
                                .collect(Collectors.joining(" ")));
        Files.createDirectories(home.resolve("jars"));
        new JarOutputStream(Files.newOutputStream(home.resolve("jars/class-path.jar")), manifest).close();
    }

    String address() {
        return address;
    }

    /// Starts a worker with one core, and returns after it found the master.
    Process worker() throws IOException {
        start(
                REGISTERED,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                LOOPBACK,
                "--port",
                "0",
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--work-dir",
                home.resolve("work").toString(),
                address);
        return processes.getLast();
    }

    /// Starts a process, and returns the first group of the line by which it says that it is ready.
    private String start(Pattern ready, String... command) throws IOException {
        var all = new ArrayList<String>();
        all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        all.add("-Xmx256m");
        all.add("-XX:+UseSerialGC");
        all.add("-cp");
        all.add(home.resolve("jars/class-path.jar").toString());
        all.addAll(List.of(command));
        var builder = new ProcessBuilder(all).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
        var process = builder.start();
        processes.add(process);
        return await(ready, process.getInputStream());
    }

    private static String await(Pattern ready, InputStream output) throws IOException {
        var read = new ArrayList<String>();
        var reader = new BufferedReader(new java.io.InputStreamReader(output, StandardCharsets.UTF_8));
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            read.add(line);
            var found = ready.matcher(line);
            if (found.find()) {
                // Reads on, so that the process never waits for a full pipe.
                Thread.ofPlatform().daemon().start(() -> reader.lines().forEach(_ -> {}));
                return found.group(1);
            }
        }
        throw new IOException("Spark did not start:\n" + String.join("\n", read));
    }

    /// Kills a process and all that it started, as a power cut would.
    static void kill(Process process) {
        var family = Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .toList();
        family.forEach(ProcessHandle::destroyForcibly);
        family.forEach(each -> each.onExit().join());
    }

    @Override
    public void close() {
        processes.reversed().forEach(StandaloneMaster::kill);
    }
}
