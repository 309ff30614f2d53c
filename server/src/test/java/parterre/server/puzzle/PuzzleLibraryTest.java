package parterre.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.review.puzzles.SetPuzzle;

class PuzzleLibraryTest {
    private static final String GAME = "gardens-of-mars";

    @TempDir
    private Path folder;

    private final GameBox<?, ?, ?> box = Boxes.named(GAME).orElseThrow();

    private static String shipped() throws IOException {
        try (var in = PuzzleLibraryTest.class.getResourceAsStream("/parterre/room/" + GAME + "/puzzles.json")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private PuzzleLibrary library() {
        return new PuzzleLibrary(List.of(box), folder);
    }

    @Test
    void thePuzzlesOfAGame_playThroughByItsRules() {
        assertThat(library().all()).hasSize(10).allSatisfy((id, set) -> {
            assertThat(set.puzzle().id()).isEqualTo(id);
            assertThat(set.puzzle().game()).isEqualTo(GAME);
        });
    }

    @Test
    void brokenFilesAndPuzzles_areLeftOut() throws IOException {
        var known = library().all().values().stream().map(SetPuzzle::puzzle).toList();
        Files.writeString(folder.resolve("broken.json"), "{\"format\": 1");
        Files.writeString(folder.resolve("later.json"), "{\"format\": 2, \"puzzles\": []}");
        Files.writeString(folder.resolve("note.txt"), "hello");
        var good = known.getFirst();
        Files.writeString(
                folder.resolve("more.json"),
                shipped()
                        .replace(good.id(), "0000000000000001")
                        .replace(known.get(1).id(), "0000000000000002")
                        .replaceFirst("(0000000000000002[^}]*?\"record\" : \")parterre", "$1other"));
        var all = library().all();
        assertThat(all).hasSize(11).containsKey("0000000000000001").doesNotContainKey("0000000000000002");
    }
}
