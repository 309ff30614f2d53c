package parterre.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A real proxy in front of a server, with the configuration that `docs/proxies` gives for it.
final class FrontProxy implements AutoCloseable {
    private static final String SECRET = "only-for-this-test";
    private static final long START_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final List<String> FOLDERS =
            List.of("/usr/local/bin", "/usr/local/sbin", "/usr/bin", "/usr/sbin", "/opt/homebrew/bin");

    /// The proxies whose configuration is documented.
    enum Kind {
        NGINX("nginx", "nginx.conf"),
        CADDY("caddy", "Caddyfile"),
        HAPROXY("haproxy", "haproxy.cfg");

        private final String program;
        private final String file;

        Kind(String program, String file) {
            this.program = program;
            this.file = file;
        }

        /// Where the program is installed, if it is.
        Optional<Path> installed() {
            return Stream.concat(
                            Stream.of(Optional.ofNullable(System.getenv("PATH"))
                                    .orElse("")
                                    .split(":")),
                            FOLDERS.stream())
                    .map(folder -> Path.of(folder, program))
                    .filter(Files::isExecutable)
                    .findFirst();
        }
    }

    private final Path folder;
    private final Certificate certificate;
    private final Socket https = held();
    private final Socket http = held();
    private Optional<Process> process = Optional.empty();

    /// @param folder for its files
    FrontProxy(Path folder) {
        this.folder = folder;
        certificate = certify();
    }

    /// Returns a free port. The system gives it to no other program while this socket holds it, but a program
    /// that names the port can listen there.
    private static Socket held() {
        try {
            var socket = new Socket();
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(0));
            return socket;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int https() {
        return https.getLocalPort();
    }

    int http() {
        return http.getLocalPort();
    }

    /// Returns the certificate that clients must trust.
    Certificate certificate() {
        return certificate;
    }

    /// Writes a certificate for localhost and its key where the configurations look for them.
    private Certificate certify() {
        try {
            var store = folder.resolve("store.p12");
            run(
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    "-genkeypair -alias proxy -keyalg EC -dname CN=localhost -ext san=dns:localhost -validity 2",
                    "-storetype PKCS12 -storepass " + SECRET + " -keystore " + store);
            var keys = KeyStore.getInstance(store.toFile(), SECRET.toCharArray());
            var made = keys.getCertificate("proxy");
            var key = Objects.requireNonNull(keys.getKey("proxy", SECRET.toCharArray()));
            var certificates = pem("CERTIFICATE", made.getEncoded());
            var secret = pem("PRIVATE KEY", key.getEncoded());
            Files.writeString(folder.resolve("fullchain.pem"), certificates);
            Files.writeString(folder.resolve("privkey.pem"), secret);
            Files.writeString(folder.resolve("parterre.pem"), certificates + secret);
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String pem(String kind, byte[] bytes) {
        var lines = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(bytes);
        return "-----BEGIN " + kind + "-----\n" + lines + "\n-----END " + kind + "-----\n";
    }

    private static void run(String program, String... words) throws IOException {
        var command = Stream.concat(Stream.of(program), Stream.of(words).flatMap(some -> Stream.of(some.split(" "))))
                .toList();
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException(said);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Starts the proxy in front of a server and waits until it takes connections.
    void start(Kind kind, int server) throws IOException {
        var documented = Files.readString(Path.of("..", "docs", "proxies", kind.file));
        var here = documented
                .replace("127.0.0.1:8080", "127.0.0.1:" + server)
                .replace("/etc/ssl/parterre", folder.toString())
                .replace("/etc/haproxy", folder.toString());
        var program = kind.installed().orElseThrow().toString();
        var file = folder.resolve(kind.file);
        var command = switch (kind) {
            case NGINX -> {
                Files.writeString(
                        folder.resolve("site.conf"),
                        here.replace("listen 443", "listen " + https())
                                .replace("listen 80", "listen " + http())
                                .replace("play.example.org", "localhost"));
                Files.writeString(file, """
                                daemon off;
                                pid nginx.pid;
                                error_log stderr;
                                events {}
                                http {
                                    access_log off;
                                    client_body_temp_path body;
                                    proxy_temp_path proxy;
                                    fastcgi_temp_path fastcgi;
                                    uwsgi_temp_path uwsgi;
                                    scgi_temp_path scgi;
                                    include site.conf;
                                }
                                """);
                yield List.of(program, "-p", folder.toString(), "-c", file.toString(), "-e", "stderr");
            }
            case CADDY -> {
                Files.writeString(
                        file,
                        "{\n\tadmin off\n\thttp_port " + http() + "\n\thttps_port " + https() + "\n}\n"
                                + here.replace(
                                        "play.example.org {",
                                        "localhost {\n\ttls " + folder.resolve("fullchain.pem") + " "
                                                + folder.resolve("privkey.pem")));
                yield List.of(program, "run", "--adapter", "caddyfile", "--config", file.toString());
            }
            case HAPROXY -> {
                Files.writeString(file, here.replace(":443", ":" + https()).replace(":80\n", ":" + http() + "\n"));
                yield List.of(program, "-db", "-f", file.toString());
            }
        };
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile());
        builder.environment().put("HOME", folder.toString());
        process = Optional.of(builder.start());
        await(https());
        await(http());
    }

    private void await(int port) throws IOException {
        long end = System.nanoTime() + START_NANOS;
        while (System.nanoTime() < end && process.filter(Process::isAlive).isPresent()) {
            try (var socket = new Socket("localhost", port)) {
                if (socket.isConnected()) {
                    return;
                }
            } catch (IOException e) {
                Thread.onSpinWait();
            }
        }
        throw new IOException("the proxy did not start: " + Files.readString(folder.resolve("log")));
    }

    @Override
    public void close() throws IOException {
        try (https;
                http) {
            process.ifPresent(started -> {
                started.destroy();
                started.onExit().join();
            });
        }
    }
}
