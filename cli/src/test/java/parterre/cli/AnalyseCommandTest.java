package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command as a program starts it, by the example of the documentation.
class AnalyseCommandTest {
    private static final String ENGINE = "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -cp '"
            + System.getProperty("java.class.path") + "' parterre.cli.Parterre analyse";

    @TempDir
    private Path folder;

    @Test
    void theExampleInPython_reviewsAGame() throws IOException, InterruptedException {
        CommandRun.in(
                "simulate",
                "gardens-of-mars",
                "--seats",
                "random,greedy",
                "--games",
                "1",
                "--records",
                folder.toString());
        var record = folder.resolve("gardens-of-mars-1-0.txt");
        var out = folder.resolve("review.txt");
        var review = new ProcessBuilder(List.of(
                        "python3",
                        "../docs/examples/review.py",
                        record.toString(),
                        "--playouts",
                        "20",
                        "--engine",
                        ENGINE + " --threads 2"))
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(review.waitFor(5, TimeUnit.MINUTES)).isTrue();
        var told = Files.readAllLines(out);
        assertThat(review.exitValue()).as(String.join("\n", told)).isZero();
        assertThat(told).hasSizeGreaterThan(10).allSatisfy(line -> {
            assertThat(line).matches("\\d+\\. P[12]: .* %.*");
            var step = line.replaceFirst("( \\(.*)", "");
            assertThat(Files.readString(record)).contains(step);
        });
        assertThat(told).isSortedAccordingTo((a, b) -> Integer.compare(number(a), number(b)));
    }

    private static int number(String line) {
        return Integer.parseInt(line.substring(0, line.indexOf('.')));
    }

    @Test
    void fewerThanOneThread_isRefused() {
        var typed = CommandRun.in("analyse", "--threads", "0");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--threads");
    }
}
