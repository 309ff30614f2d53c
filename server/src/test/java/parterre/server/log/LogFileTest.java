package parterre.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.joran.spi.JoranException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The log goes to a file where one is named, as plain lines or as JSON.
class LogFileTest {
    @TempDir
    Path folder;

    /// Writes a line as a server would that was started with a log file.
    private static void log(String kind, Path file) throws JoranException {
        var context = new LoggerContext();
        context.putProperty("parterre.log", kind + "-file");
        context.putProperty("parterre." + kind + ".file", file.toString());
        var configurator = new JoranConfigurator();
        context.setMDCAdapter(new LogbackMDCAdapter());
        configurator.setContext(context);
        configurator.doConfigure(Objects.requireNonNull(LogFileTest.class.getResource("/logback.xml")));
        context.getLogger("parterre.test").warn("a line for the file");
        context.stop();
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "json"})
    void theLogIsWrittenToTheFile(String kind) throws IOException, JoranException {
        var file = folder.resolve("log");
        log(kind, file);
        assertThat(Files.readString(file)).contains("a line for the file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "json"})
    void theLogOfAnEarlierDayIsPackedAndKept(String kind) throws IOException, JoranException {
        var file = folder.resolve("log");
        Files.writeString(file, "an old line");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
        log(kind, file);
        assertThat(Files.readString(file)).contains("a line for the file").doesNotContain("an old line");
        try (var files = Files.list(folder)) {
            var packed = files.filter(one -> one.toString().endsWith(".0.gz")).toList();
            assertThat(packed).hasSize(1);
            try (var old = new GZIPInputStream(Files.newInputStream(packed.getFirst()))) {
                assertThat(old).hasContent("an old line");
            }
        }
    }
}
