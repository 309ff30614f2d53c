package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A runner that the system kills in the middle of an experiment.
class LabKilledRunTest {
    private static final String EXPERIMENT = """
            name: killed
            game: gardens-of-mars
            arms: [{name: printed}, {name: group, options: {scoring: group}}]
            line-ups: [greedy*2, 'greedy,random']
            measures: [seat-advantage, skill, length, score, rules]
            stop: {games: 960}
            """;

    /// The first line is the head, and each other one a unit.
    private static final int UNITS = 30 + 15;

    @TempDir
    private Path folder;

    private String run(String name) {
        return folder.resolve(name).toString();
    }

    private static long lines(Path journal) throws IOException {
        return Files.exists(journal)
                ? Files.readString(journal).chars().filter(each -> each == '\n').count()
                : 0;
    }

    @Test
    @Timeout(300)
    void aKilledRun_goesOnToTheSameNumbers() throws Exception {
        var file = folder.resolve("killed.yaml");
        Files.writeString(file, EXPERIMENT);
        var journal = folder.resolve("killed/journal.jsonl");
        var parterre = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "parterre.cli.Parterre",
                        "lab",
                        "run",
                        file.toString(),
                        "--threads=1",
                        "--out=" + run("killed"))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("printed.txt").toFile())
                .start();
        try {
            while (lines(journal) < 2) {
                assertThat(parterre.isAlive()).isTrue();
                Thread.sleep(5);
            }
        } finally {
            parterre.destroyForcibly(); // SIGKILL
        }
        assertThat(parterre.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(lines(journal)).isBetween(2L, (long) UNITS);
        assertThat(folder.resolve("killed/findings.json")).doesNotExist();

        var again = CommandRun.in("lab", "run", file.toString(), "--out", run("killed"));
        assertThat(again.err()).containsPattern("\\AGoes on after [1-9][0-9]* of " + UNITS + " units\\.\n");
        assertThat(CommandRun.in("lab", "run", file.toString(), "--out", run("whole"))
                        .exit())
                .isZero();
        for (var name : new String[] {"journal.jsonl", "findings.json", "report.html"}) {
            assertThat(folder.resolve("killed").resolve(name))
                    .hasSameTextualContentAs(folder.resolve("whole").resolve(name));
        }
    }
}
