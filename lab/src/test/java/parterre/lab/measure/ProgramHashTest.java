package parterre.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.Boxes;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class ProgramHashTest {
    private static String hash(Path source) throws IOException {
        var files = new TreeMap<String, byte[]>();
        ProgramHash.add(source, "game.rules", files);
        assertThat(files).containsOnlyKeys("game/rules/A.class", "game/rules/deep/B.class");
        return ProgramHash.hash(files);
    }

    private static void fill(Path root, String code) throws IOException {
        Files.createDirectories(root.resolve("game/rules/deep"));
        Files.createDirectories(root.resolve("game/texts"));
        Files.writeString(root.resolve("game/rules/A.class"), code);
        Files.writeString(root.resolve("game/rules/deep/B.class"), "b");
        Files.writeString(root.resolve("game/texts/C.class"), code);
    }

    @Test
    void aJar_hasTheHashOfItsFolder(@TempDir Path folder) throws IOException {
        fill(folder.resolve("classes"), "a");
        try (var jar = FileSystems.newFileSystem(folder.resolve("game.jar"), Map.of("create", "true"))) {
            fill(jar.getPath("/"), "a");
        }
        assertThat(hash(folder.resolve("game.jar"))).isEqualTo(hash(folder.resolve("classes")));
    }

    @Test
    void otherCode_hasAnotherHash(@TempDir Path folder) throws IOException {
        fill(folder, "a");
        var before = hash(folder);
        fill(folder, "changed");
        assertThat(hash(folder)).isNotEqualTo(before);
    }

    @Test
    void games_haveHashesOfTheirOwn() {
        var mars = ProgramHash.of(Boxes.named("gardens-of-mars").orElseThrow());
        assertThat(mars)
                .hasSize(64)
                .isEqualTo(ProgramHash.of(Boxes.named("gardens-of-mars").orElseThrow()))
                .isNotEqualTo(ProgramHash.of(Boxes.named("stalk-exchange").orElseThrow()));
    }

    @Test
    void findings_nameTheVersions() {
        var experiment = ExperimentFile.read("""
                        name: versions
                        game: gardens-of-mars
                        line-ups: [random*2]
                        measures: [length]
                        stop: {games: 2}
                        """, _ -> Optional.empty()).orThrow();
        var findings = new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1);
        assertThat(findings.versions()).isEqualTo(BotVersions.of(experiment)).hasSize(64);
    }
}
