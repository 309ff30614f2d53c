package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.Boxes;
import parterre.review.puzzles.PuzzleCodec;

class PuzzlesMineCommandTest {
    private static final String GAME = "gnomadic-gardeners-3-0.txt";

    @TempDir
    private Path folder;

    @BeforeEach
    void play() {
        var typed = CommandRun.in(
                "simulate",
                "gnomadic-gardeners",
                "--seats",
                "greedy,random",
                "--games",
                "1",
                "--seed",
                "3",
                "--records",
                records());
        assertThat(typed.err()).isEmpty();
    }

    private String records() {
        return folder.resolve("records").toString();
    }

    @Test
    void puzzles_areWrittenAndResumed() throws IOException {
        var out = folder.resolve("puzzles.json");
        var kept = folder.resolve("mined.jsonl").toString();
        var typed = CommandRun.in(
                "puzzles", "mine", records(), "--playouts", "800", "--out", out.toString(), "--resume", kept);
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        var file = PuzzleCodec.FILE.ofText(Files.readString(out));
        assertThat(file.puzzles()).isNotEmpty().allSatisfy(puzzle -> {
            assertThat(puzzle.game()).isEqualTo("gnomadic-gardeners");
            assertThat(typed.out()).contains(puzzle.id());
        });
        var again = CommandRun.in("puzzles", "mine", records(), "--playouts", "800", "--json", "--resume", kept);
        assertThat(PuzzleCodec.FILE.ofText(again.out())).isEqualTo(file);
        assertThat(Files.readAllLines(Path.of(kept))).hasSize(1);
        var one = CommandRun.in("puzzles", "mine", records(), "--playouts", "800", "--most", "1", "--resume", kept);
        assertThat(one.out()).contains("1 puzzle from 1 record.");
    }

    @Test
    void puzzlesOfTheGames_keepTheirBytes() throws IOException {
        for (var box : Boxes.all()) {
            var path = "/parterre/room/" + box.game().info().slug() + "/puzzles.json";
            try (var in = box.getClass().getResourceAsStream(path)) {
                if (in != null) {
                    var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    assertThat(PuzzleCodec.FILE.indentedText(PuzzleCodec.FILE.ofText(text)) + "\n")
                            .as(path)
                            .isEqualTo(text);
                }
            }
        }
        assertThat(Boxes.all()).hasSizeGreaterThan(3);
    }

    @Test
    void brokenAndUnfinishedRecords_areRefusedWithReasons() throws IOException {
        var game = Path.of(records(), GAME);
        var lines = Files.readAllLines(game);
        Files.write(game, lines.subList(0, lines.size() / 2));
        Files.writeString(Path.of(records(), "note.txt"), "hello\n");
        var typed = CommandRun.in("puzzles", "mine", records());
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.err())
                .contains(GAME + ": refused, the game is not over", "note.txt: refused, line 1: 'hello'");
        assertThat(typed.out()).isEqualTo("No puzzles from 0 records. 2 files were refused.\n");
    }

    @Test
    void anEmptyFolder_isRefused() throws IOException {
        var empty = Files.createDirectory(folder.resolve("empty"));
        var typed = CommandRun.in("puzzles", "mine", empty.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains("holds no files");
    }
}
