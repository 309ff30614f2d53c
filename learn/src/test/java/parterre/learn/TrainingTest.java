package parterre.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.bots.BotSpec;
import parterre.bots.value.NetFile;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class TrainingTest {
    private static final List<BotSpec> BOTS = List.of(new BotSpec.Greedy(Optional.empty(), 0.1));
    private static final Training.Plan SMALL =
            new Training.Plan(BOTS, 8, 1, 2, 40, 20, 6, List.of(8, 8), 2, 0.002, 0.000_01, 3, Optional.empty());

    private static GameBox<?, ?, ?> mars() {
        return Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals("gardens-of-mars"))
                .findFirst()
                .orElseThrow();
    }

    private static <S, M extends Move, V> Training.Trained train(GameBox<S, M, V> box, List<Training.Progress> told) {
        return new Training<>(box, SMALL, told::add).run();
    }

    @Test
    void equalPlans_giveEqualNets() {
        var told = Collections.synchronizedList(new ArrayList<Training.Progress>());
        var first = train(mars(), told);
        var second = train(mars(), told);
        assertThat(first.file().text()).isEqualTo(second.file().text());
        assertThat(told.stream().filter(Training.Progress.Played.class::isInstance))
                .hasSize(2 * (int) SMALL.gamesInAll());
    }

    @Test
    void aNet_isReadAsItWasWritten() {
        var file =
                train(mars(), Collections.synchronizedList(new ArrayList<>())).file();
        assertThat(NetFile.read(file.text()).text()).isEqualTo(file.text());
    }

    @Test
    void lambda_changesOnlyLaterGenerations() {
        var whole = train(mars(), SMALL).file();
        var blended = train(mars(), SMALL.withLambda(0.8)).file();
        assertThat(blended.text()).contains("\nlambda: 0.8\n").isNotEqualTo(whole.text());
        assertThat(train(mars(), SMALL.withLambda(0.8)).file().text()).isEqualTo(blended.text());
        var once = new Training.Plan(BOTS, 0, 1, 1, 40, 20, 6, List.of(8), 2, 0.002, 0.000_01, 3, Optional.empty());
        assertThat(train(mars(), once.withLambda(0)).file().net().layers())
                .usingRecursiveComparison()
                .isEqualTo(train(mars(), once).file().net().layers());
    }

    private static <S, M extends Move, V> Training.Trained train(GameBox<S, M, V> box, Training.Plan plan) {
        return new Training<>(box, plan, _ -> {}).run();
    }

    private static <S, M extends Move, V> String kept(GameBox<S, M, V> box, Path folder) {
        return new Training<>(box, SMALL.keptIn(folder), _ -> {}).run().file().text();
    }

    @Test
    void aStoppedTraining_goesOnWithWhatWasPlayed(@TempDir Path folder) throws IOException {
        var whole = train(mars(), Collections.synchronizedList(new ArrayList<>()))
                .file()
                .text();
        assertThat(kept(mars(), folder)).isEqualTo(whole);
        List<Path> files;
        try (var listed = Files.list(folder)) {
            files = listed.sorted().toList();
        }
        assertThat(files).as("two generations of 40 games, 2 and 20 to test").hasSize(6);
        Files.delete(files.getFirst());
        assertThat(kept(mars(), folder)).isEqualTo(whole);
        Files.copy(files.get(3), files.get(4), StandardCopyOption.REPLACE_EXISTING);
        assertThat(kept(mars(), folder)).as("what is kept is not played again").isNotEqualTo(whole);
    }
}
