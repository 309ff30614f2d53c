package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    private Path folder;

    private String game = "";

    @BeforeEach
    void aGameIsPlayed() {
        CommandRun.in(
                "simulate",
                "gardens-of-mars",
                "--seats",
                "random,greedy",
                "--games",
                "1",
                "--records",
                folder.toString());
        game = folder.resolve("gardens-of-mars-1-0.txt").toString();
    }

    @Test
    void theWholeGameIsShown() throws IOException {
        var typed = CommandRun.in("replay", game);
        assertThat(typed.exit()).isZero();
        assertThat(typed.out()).contains("P1: random", "P2: greedy", "The game is over: ");
        assertThat(Files.readAllLines(Path.of(game)).stream().filter(line -> line.matches("[0-9]+\\. .*")))
                .allSatisfy(line -> assertThat(typed.out()).contains(line));
    }

    @Test
    void anyStepCanBeLookedAt() {
        var typed = CommandRun.in("replay", game, "--at", "2");
        assertThat(typed.out())
                .contains("1. P1: ", "2. P2: ", "It waits for chance")
                .doesNotContain("3. ");
        assertThat(CommandRun.in("replay", game, "--at", "0").out()).contains("It is for P1 to move: 90 moves.");
        assertThat(CommandRun.in("replay", game, "--at", "3", "--boards").out().length())
                .isGreaterThan(CommandRun.in("replay", game, "--at", "3").out().length());
    }

    @Test
    void aStepThatIsNotThereIsSaid() {
        var typed = CommandRun.in("replay", game, "--at", "9999");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--at 9999 is not there; the record has steps 0 to ");
    }

    @Test
    void aForkIsAnUnfinishedRecord() {
        var fork = folder.resolve("fork.txt").toString();
        assertThat(CommandRun.in("replay", game, "--fork", "5", "--out", fork).exit())
                .isZero();
        assertThat(CommandRun.in("verify", fork).out()).isEqualTo(fork + ": ok, 5 steps, unfinished\n");
        assertThat(CommandRun.in("replay", game, "--fork", "5").out())
                .contains("5. ")
                .doesNotContain("6. ", "result:");
        assertThat(CommandRun.in("replay", game, "--out", fork).err()).contains("--out goes with --fork");
    }

    @Test
    void existingFilesAreNotOverwritten() throws IOException {
        var notes = Files.writeString(folder.resolve("notes.txt"), "dear diary");
        for (var typed : List.of(
                CommandRun.in("replay", game, "--fork", "5", "--out", notes.toString()),
                CommandRun.in("play", "gardens-of-mars", "--journal", notes.toString()),
                CommandRun.in("play", "--resume", game, "--journal", notes.toString()),
                CommandRun.in(
                        "simulate",
                        "gardens-of-mars",
                        "--seats",
                        "random,random",
                        "--games",
                        "1",
                        "--csv",
                        notes.toString()))) {
            assertThat(typed.exit()).isEqualTo(3);
            assertThat(typed.err())
                    .contains(notes
                            + ": cannot be written, something with this name already exists; choose another name");
        }
        assertThat(notes).hasContent("dear diary");
    }

    @Test
    void anotherSeriesDoesNotOverwriteTheRecordsOfTheFirst() throws IOException {
        var before = Files.readString(Path.of(game));
        aGameIsPlayed();
        var typed = CommandRun.in(
                "simulate",
                "gardens-of-mars",
                "--seats",
                "greedy,greedy",
                "--games",
                "1",
                "--records",
                folder.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains(game + ": cannot be written, something with this name already exists");
        assertThat(Path.of(game)).hasContent(before);
    }

    @Test
    void aStepIsEitherShownOrForkedFrom() {
        var typed = CommandRun.in("replay", game, "--at", "5", "--fork", "3");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--at shows a step and --fork goes on from one");
    }

    @Test
    void thePositionCanBeTakenOut() throws IOException {
        var position = CommandRun.in("replay", game, "--at", "6", "--position");
        var file = Files.writeString(folder.resolve("position.txt"), position.out())
                .toString();
        var board = CommandRun.in("position", "gardens-of-mars", file).out();
        assertThat(CommandRun.in("replay", game, "--at", "6").out()).endsWith(board);
    }

    @Test
    void aDamagedRecordIsToldWithLineAndReason() throws IOException {
        var bad = folder.resolve("bad.txt");
        Files.writeString(bad, Files.readString(Path.of(game)).replace("seats: 2", "seats: 7"));
        var typed = CommandRun.in("replay", bad.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).startsWith("parterre: " + bad + ": line ");
    }
}
