package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
    @TempDir
    private Path folder;

    private CommandRun simulate(String... words) {
        return CommandRun.in(Stream.concat(Stream.of("simulate", "gardens-of-mars"), Stream.of(words))
                .toArray(String[]::new));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void theReportTellsWinsLengthsAndEndings() {
        var typed = simulate("--seats", "greedy,random", "--games", "20", "--seed", "3");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .startsWith("gardens-of-mars, edition ")
                .contains("20 games, in pairs of equal luck with seats swapped, seed 3; ")
                .containsPattern("greedy +20 +100.0 % +83.9–100.0 ")
                .containsPattern("P1 +20 +50.0 % ")
                .contains("decisions/s", "moves to choose from", "a player has no flowers left", "shared wins")
                .contains("greedy beats random: 100.0 % [95 %: 83.9–100.0] over 20 games")
                .doesNotContain("not reproducible");
    }

    @Test
    void equalSeedsGiveEqualFilesOnAnyNumberOfThreads() throws IOException {
        for (int threads = 1; threads <= 2; threads++) {
            var typed = simulate(
                    "--seats",
                    "greedy,random",
                    "--games",
                    "12",
                    "--seed",
                    "5",
                    "--threads",
                    "" + threads,
                    "--csv",
                    path(threads + ".csv"),
                    "--jsonl",
                    path(threads + ".jsonl"),
                    "--records",
                    path("r" + threads));
            assertThat(typed.exit()).isZero();
        }
        assertThat(folder.resolve("1.csv")).hasSameTextualContentAs(folder.resolve("2.csv"));
        assertThat(folder.resolve("1.jsonl")).hasSameTextualContentAs(folder.resolve("2.jsonl"));
        for (int game = 0; game < 12; game++) {
            var name = "gardens-of-mars-5-" + (game < 10 ? "0" : "") + game + ".txt";
            assertThat(folder.resolve("r1").resolve(name))
                    .hasSameTextualContentAs(folder.resolve("r2").resolve(name));
        }
        assertThat(Files.readAllLines(folder.resolve("1.csv"))).hasSize(13);
    }

    @Test
    void anotherSeedGivesOtherGames() throws IOException {
        simulate("--seats", "random,random", "--games", "3", "--seed", "1", "--csv", path("1.csv"));
        simulate("--seats", "random,random", "--games", "3", "--seed", "2", "--csv", path("2.csv"));
        assertThat(Files.readString(folder.resolve("1.csv"))).isNotEqualTo(Files.readString(folder.resolve("2.csv")));
    }

    @Test
    void csvHasACellForEveryColumn() throws IOException {
        simulate("--seats", "random*3", "--games", "4", "--csv", path("games.csv"));
        var lines = Files.readAllLines(folder.resolve("games.csv"));
        var header = List.of(lines.getFirst().split(",", -1));
        assertThat(header)
                .startsWith("game", "round", "ending")
                .contains("P3.score", "P3.share")
                .endsWith("faults");
        assertThat(lines)
                .hasSize(5)
                .allSatisfy(line -> assertThat(line.split(",", -1)).hasSameSizeAs(header));
    }

    @Test
    void jsonLinesTellOfEveryGame() throws IOException {
        simulate("--seats", "greedy,random", "--games", "4", "--jsonl", path("games.jsonl"));
        var lines = Files.readAllLines(folder.resolve("games.jsonl"));
        assertThat(lines).hasSize(4);
        for (int game = 0; game < 4; game++) {
            var row = JsonMapper.shared().readTree(lines.get(game));
            assertThat(row.get("game").intValue()).isEqualTo(game);
            assertThat(row.get("round").intValue()).isEqualTo(game / 2);
            assertThat(row.get("seats").get(game % 2).get("bot").stringValue()).isEqualTo("greedy");
            assertThat(row.get("seats").get(game % 2).get("share").doubleValue())
                    .isEqualTo(1);
        }
    }

    @Test
    void recordsAreVerified() {
        simulate(
                "--seats", "random,greedy", "--games", "4", "--records", path("games"), "--option", "special-empty=on");
        var files = Stream.of(0, 1, 2, 3).map(game -> path("games/gardens-of-mars-1-" + game + ".txt"));
        var typed = CommandRun.in(Stream.concat(Stream.of("verify"), files).toArray(String[]::new));
        assertThat(typed.exit()).isZero();
        assertThat(typed.out()).contains("4 ok, 0 refused");
    }

    /// Nobody can write there, not even root.
    @Test
    void unwritableFolder_isRefusedBeforeTheFirstGame() {
        var typed = simulate("--seats", "random,random", "--games", "1", "--records", "/proc");
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).startsWith("parterre: /proc: cannot be ").doesNotContain("gardens-of-mars");
    }

    @Test
    void aBudgetOfTimeIsMarkedInReportAndRecord() throws IOException {
        var typed = simulate("--seats", "mcts:1ms,random", "--games", "1", "--records", path("games"));
        assertThat(typed.out()).contains("not reproducible: mcts:1ms may play otherwise the next time");
        assertThat(Files.readString(folder.resolve("games/gardens-of-mars-1-0.txt")))
                .contains("note reproducible: no");
    }

    @Test
    void theClockTellsHowLongBotsTook() {
        var typed = simulate("--seats", "mcts:1ms,random", "--games", "1", "--clock");
        assertThat(typed.out())
                .containsPattern("(?m)^mcts:1ms: [0-9.]+ ms a choice, 1 % within .*, 99 % within .* choices\\)$")
                .contains("\nrandom: ");
        assertThat(simulate("--seats", "random,random", "--games", "1").out()).doesNotContain("a choice, 1 %");
    }

    @Test
    void aGroupHasOneScore() {
        var typed = simulate("--seats", "greedy,greedy", "--games", "4", "--preset", "cooperative");
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .contains("cooperative=on")
                .containsPattern("group +4 ")
                .doesNotContain("beats");
    }

    @Test
    void failingProgram_forfeits_andTheReportSaysWhy() {
        var typed = simulate("--seats", "greedy,exec:\"sh -c 'exit 3'\"", "--games", "4", "--csv", path("games.csv"));
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .containsPattern("greedy +4 +100.0 %")
                .contains(
                        "4 times a bot lost its seat and with it the game; a random one played on:",
                        "  game 0, P2 (exec:\"sh -c 'exit 3'\") when it was to sit down: crashed, it ended with exit code 3",
                        "  game 1, P1 (exec:");
        var asked = simulate("--seats", "greedy,exec:\"sh -c 'read hello; echo hi'\"", "--games", "1");
        assertThat(asked.out()).contains("when it was to sit down: garbled, it wrote 'hi'");
    }

    @Test
    void aClaimIsMetOrNot() {
        var met = simulate("--seats", "greedy,random", "--games", "200", "--pairs", "--claim", "97");
        assertThat(met.exit()).isZero();
        assertThat(met.out()).endsWith("the claim that greedy wins 97.0 % is met\n");
        var missed = simulate("--seats", "random,greedy", "--games", "200", "--claim", "50");
        assertThat(missed.exit()).isEqualTo(1);
        assertThat(missed.out()).endsWith("the claim that random wins 50.0 % is not met\n");
    }

    @Test
    void wrongCommandLine_isToldBeforeAnyGame() {
        assertThat(simulate("--seats", "greedy").err()).contains("1 seats", "play with 2 to 5");
        assertThat(simulate("--seats", "greedy,gredy").err()).contains("'gredy' is not a bot");
        assertThat(simulate("--seats", "greedy:best,random").err()).contains("'best' is not an evaluator of this game");
        assertThat(simulate("--seats", "greedy,,random").err()).contains("has an empty place");
        assertThat(simulate("--seats", "random,random", "--pairs").err()).contains("--pairs compares two bots");
        assertThat(simulate("--seats", "greedy,random", "--pairs", "--games", "3")
                        .err())
                .contains("makes no pairs");
        assertThat(simulate("--seats", "greedy,random", "--claim", "60").err()).contains("at least 200 games");
        assertThat(simulate("--seats", "greedy,random", "--games", "0").err()).contains("--games 0 is too few");
        assertThat(simulate("--seats", "greedy,random", "--games", "many").err())
                .contains("'many'");
        assertThat(simulate("--seats", "greedy,random", "--pairs", "--fixed").err())
                .contains("only one of --rotate, --fixed, and --pairs can be given");
        assertThat(simulate("--games", "3").err()).contains("--seats");
        assertThat(Stream.of("greedy", "greedy,gredy", "greedy:best,random")
                        .map(seats -> simulate("--seats", seats).exit()))
                .containsOnly(2);
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() {
        var typed = simulate("--seats", "random,random", "--csv", path("no/such/folder.csv"));
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains("folder.csv: cannot be written, there is no such file or folder");
    }

    /// Sends Ctrl-C when the first games are done. The program runs in a process of its own, which Python
    /// starts so that it hears the signal even where this one was told to ignore it (`mvn … &`).
    @Test
    @Timeout(120)
    void ctrlCPrintsWhatIsDoneSoFar() throws Exception {
        var printed = folder.resolve("printed.txt");
        var parterre = new ProcessBuilder(
                        "python3",
                        "-c",
                        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
                                + " os.execv(sys.argv[1], sys.argv[1:])",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "parterre.cli.Parterre",
                        "simulate",
                        "gardens-of-mars",
                        "--seats=random,random",
                        "--games=10000000",
                        "--threads=1",
                        "--records=" + path("games"))
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            while (!Files.exists(folder.resolve("games/gardens-of-mars-1-0000000.txt"))) {
                assertThat(parterre.isAlive()).isTrue();
                Thread.sleep(5);
            }
            new ProcessBuilder("kill", "-INT", Long.toString(parterre.pid()))
                    .start()
                    .waitFor();
            assertThat(parterre.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(parterre.exitValue()).isEqualTo(130);
            assertThat(Files.readString(printed))
                    .containsPattern("Stopped after [0-9,]+ of 10,000,000 games\\.")
                    .contains("a player has no flowers left");
        } finally {
            parterre.destroyForcibly();
        }
    }
}
