package parterre.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.joran.spi.JoranException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The log goes to a file where one is named, as plain lines or as JSON.
class LogFileTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"plain", "json"})
    void theLogIsWrittenToTheFile(String kind) throws IOException, JoranException {
        var file = folder.resolve("log");
        var context = new LoggerContext();
        context.putProperty("parterre.log", kind + "-file");
        context.putProperty("parterre." + kind + ".file", file.toString());
        var configurator = new JoranConfigurator();
        context.setMDCAdapter(new LogbackMDCAdapter());
        configurator.setContext(context);
        configurator.doConfigure(Objects.requireNonNull(LogFileTest.class.getResource("/logback.xml")));
        context.getLogger("parterre.test").warn("a line for the file");
        context.stop();
        assertThat(Files.readString(file)).contains("a line for the file");
    }
}
