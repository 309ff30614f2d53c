package parterre.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.cli.words.DoctorMessages;
import parterre.cli.words.DoctorMessages.Finding;
import parterre.cli.words.FileFault;
import parterre.server.Server;
import parterre.server.ServerOptions;
import parterre.server.store.Database;
import parterre.server.store.DatabaseState;
import parterre.server.store.FolderLock;
import parterre.server.store.Uptime;

/// Each thing that can be wrong with an installation on this machine is found.
class DiagnosisTest {
    private static final Instant NOW = Instant.parse("2026-11-28T12:00:00Z");
    private static final long GIGABYTE = 1L << 30;

    @TempDir
    private Path folder;

    private static Machine machine() {
        return new Machine(
                NOW, Optional.empty(), System.getProperty("user.name"), GIGABYTE, 4 * GIGABYTE, _ -> GIGABYTE);
    }

    private static Installation at(Path data) {
        return new Installation("127.0.0.1", 0, data, Optional.empty(), Optional.empty(), false, List.of());
    }

    private Installation listening(String host, int port) {
        return new Installation(host, port, folder, Optional.empty(), Optional.empty(), false, List.of());
    }

    private static List<Finding> findings(Installation installation) {
        return Diagnosis.of(installation, machine()).findings();
    }

    private static List<Finding> findings(Installation installation, Machine machine) {
        return Diagnosis.of(installation, machine).findings();
    }

    @Test
    void aNewInstallationIsSound() {
        assertThat(Diagnosis.of(at(folder.resolve("data")), machine()))
                .isEqualTo(new Diagnosis(Optional.empty(), List.of()));
        assertThat(folder).as("the doctor makes nothing").isEmptyDirectory();
    }

    @Test
    void aRunningServerIsFound() {
        try (var server = Server.start(ServerOptions.standard(folder).onPort(0))) {
            var diagnosis = Diagnosis.of(listening("0.0.0.0", server.port()), here());
            assertThat(diagnosis.findings()).isEmpty();
            assertThat(diagnosis.server())
                    .hasValueSatisfying(holder -> assertThat(holder).endsWith(" at http://localhost:" + server.port()));
        }
    }

    private static Machine here() {
        return Machine.here(Clock.systemUTC().instant(), Optional.empty());
    }

    @Test
    void aTakenPortIsFound() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            int port = taken.getLocalPort();
            assertThat(findings(listening("127.0.0.1", port)))
                    .containsExactly(new DoctorMessages.PortTaken("127.0.0.1", Integer.toString(port)));
        }
    }

    /// Root may open every port, so the fault is made here.
    @Test
    void aPortBelow1024IsForbiddenAndNotTaken() {
        var denied = new SocketException("Permission denied (Bind failed)");
        assertThat(PortCheck.refused("127.0.0.1", 80, denied)).isEqualTo(new DoctorMessages.PortForbidden("80"));
        assertThat(PortCheck.refused("127.0.0.1", 80, new BindException("Address already in use")))
                .isEqualTo(new DoctorMessages.PortTaken("127.0.0.1", "80"));
        assertThat(PortCheck.refused("127.0.0.1", 8080, denied))
                .isEqualTo(new DoctorMessages.PortTaken("127.0.0.1", "8080"));
    }

    @Test
    void anAddressOfAnotherMachineIsFound() {
        assertThat(findings(listening("192.0.2.1", 0))).containsExactly(new DoctorMessages.NoSuchHost("192.0.2.1"));
        assertThat(findings(listening("no.such.host.invalid", 0)))
                .containsExactly(new DoctorMessages.NoSuchHost("no.such.host.invalid"));
    }

    @Test
    void aServerAtAnotherPortIsFound() {
        try (var lock = FolderLock.take(folder)) {
            lock.reachedAt("http://localhost:4321");
            assertThat(findings(at(folder)))
                    .contains(new DoctorMessages.ServerMute("http://localhost:4321", new FileFault.NobodyAnswers()));
            assertThat(findings(listening("127.0.0.1", 1)))
                    .satisfiesOnlyOnce(finding -> assertThat(finding)
                            .isInstanceOfSatisfying(
                                    DoctorMessages.DatabaseInUse.class,
                                    taken -> assertThat(taken.holder()).contains("4321")));
        }
    }

    @Test
    void aServerThatCannotStoreIsFound() throws IOException {
        var full = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        full.createContext("/ready", exchange -> {
            var text = "the disk is full\n".getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(503, text.length);
            exchange.getResponseBody().write(text);
            exchange.close();
        });
        full.start();
        var address = "http://127.0.0.1:" + full.getAddress().getPort();
        try (var lock = FolderLock.take(folder)) {
            lock.reachedAt(address);
            assertThat(findings(at(folder)))
                    .containsExactly(new DoctorMessages.ServerNotReady(address, "the disk is full"));
        } finally {
            full.stop(0);
        }
    }

    @Test
    void aFolderThatIsAFileIsFound() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no folder");
        assertThat(findings(at(file.resolve("data")))).contains(new DoctorMessages.FolderIsFile(file.toString()));
    }

    /// Not even root can make a file in /proc.
    @Test
    void aFolderWithoutRightsIsFound() {
        var proc = Path.of("/proc");
        assertThat(findings(at(proc.resolve("parterre"))))
                .contains(new DoctorMessages.FolderClosed("/proc", machine().user()));
        var installation = new Installation(
                "127.0.0.1", 0, folder, Optional.empty(), Optional.empty(), false, List.of(proc.resolve("backups")));
        assertThat(findings(installation))
                .contains(new DoctorMessages.FolderClosed("/proc", machine().user()));
    }

    @Test
    void anotherUsersFolderIsFound() throws IOException {
        var other = new Machine(NOW, Optional.empty(), "ada", GIGABYTE, GIGABYTE, _ -> GIGABYTE);
        assertThat(findings(at(folder), other))
                .containsExactly(
                        new DoctorMessages.FolderOfOther(folder.toString(), System.getProperty("user.name"), "ada"));
        var proc = Path.of("/proc");
        assertThat(findings(at(proc), other))
                .as("one line, although the folder cannot be written to, either")
                .containsExactly(new DoctorMessages.FolderOfOther(
                        "/proc", Files.getOwner(proc).getName(), "ada"));
    }

    @Test
    void aFullDiskIsFound() {
        var full = new Machine(NOW, Optional.empty(), machine().user(), GIGABYTE, GIGABYTE, _ -> 5 << 20);
        assertThat(findings(at(folder), full)).containsExactly(new DoctorMessages.RoomShort(folder.toString(), 5, 256));
    }

    @Test
    void tooLittleAndTooMuchMemoryAreFound() {
        var small = new Machine(NOW, Optional.empty(), machine().user(), 100 << 20, GIGABYTE, _ -> GIGABYTE);
        assertThat(findings(at(folder), small)).containsExactly(new DoctorMessages.HeapSmall(100, 192));
        var large = new Machine(NOW, Optional.empty(), machine().user(), 2 * GIGABYTE, GIGABYTE, _ -> GIGABYTE);
        assertThat(findings(at(folder), large)).containsExactly(new DoctorMessages.HeapLarge(2048, 1024));
    }

    @Test
    void aClockThatIsWrongIsFound() {
        var built = new Machine(
                NOW,
                Optional.of(Instant.parse("2027-01-01T00:00:00Z")),
                machine().user(),
                GIGABYTE,
                GIGABYTE,
                _ -> GIGABYTE);
        assertThat(findings(at(folder), built))
                .containsExactly(new DoctorMessages.ClockBeforeBuild("2026-11-28T12:00:00Z", "2027-01-01T00:00:00Z"));
        try (var database = Database.inFolder(folder)) {
            new Uptime(database).alive(NOW.plusSeconds(3600).toEpochMilli());
        }
        assertThat(findings(at(folder)))
                .containsExactly(new DoctorMessages.ClockBeforeData("2026-11-28T12:00:00Z", "2026-11-28T13:00:00Z"));
    }

    @Test
    void aPostgresqlWithAnotherClockIsFound() {
        var state = new DatabaseState(Optional.empty(), false, Optional.empty(), Optional.of(NOW.plusSeconds(90)));
        assertThat(DatabaseCheck.findings("p", state, machine())).containsExactly(new DoctorMessages.ClocksDiffer(90));
        var close = new DatabaseState(Optional.empty(), false, Optional.empty(), Optional.of(NOW.plusSeconds(20)));
        assertThat(DatabaseCheck.findings("p", close, machine())).isEmpty();
    }

    @Test
    void aDatabaseOfALaterVersionIsFound() {
        try (var database = Database.inFolder(folder)) {
            database.write(handle -> handle.execute("""
                    insert into flyway_schema_history
                    (installed_rank, version, description, type, script, checksum, installed_by, execution_time, success)
                    values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'test', 1, 1)"""));
        }
        assertThat(findings(at(folder)))
                .containsExactly(
                        new DoctorMessages.DatabaseTooNew(Database.file(folder).toString()));
    }

    @Test
    void aDatabaseThatCannotBeReadIsFound() throws IOException {
        Files.writeString(Database.file(folder), "no database, but a text that is longer than a header".repeat(20));
        assertThat(findings(at(folder))).singleElement().isInstanceOf(DoctorMessages.DatabaseUnusable.class);
    }

    @Test
    void aPostgresqlThatDoesNotAnswerIsFound() {
        var installation = new Installation(
                "127.0.0.1",
                0,
                folder,
                Optional.of("postgresql://127.0.0.1:1/p?user=ada&password=secret"),
                Optional.empty(),
                false,
                List.of());
        assertThat(findings(installation))
                .singleElement()
                .isInstanceOf(DoctorMessages.DatabaseMute.class)
                .asString()
                .contains("postgresql://127.0.0.1:1/p")
                .doesNotContain("secret");
    }
}
