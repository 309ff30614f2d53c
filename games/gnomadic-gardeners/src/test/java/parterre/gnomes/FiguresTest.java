package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parterre.engine.Viewer;

/// Checks the figures of a game, which are counted from its events.
final class FiguresTest {
    private static Map<String, Double> counted(Scene scene, String... lines) {
        var figures = new GnomeFigures();
        var tally = figures.tally(scene.position().terms().setup());
        var now = scene;
        for (var line : lines) {
            tally.happened(Scene.GAME.events(now.position(), Scene.step(line), Viewer.everyone()));
            now = now.then(line);
        }
        var values = tally.values();
        var counted = new TreeMap<String, Double>();
        for (int i = 0; i < values.length; i++) {
            if (values[i] != 0) {
                counted.put(figures.columns().get(i).name(), values[i]);
            }
        }
        assertThat(Arrays.stream(values)).hasSize(figures.columns().size());
        return counted;
    }

    @Test
    void aRoundOfTwoIsCountedOnceBothHaveResolved() {
        var reveal = "& P1: play g02 g03 g05 | P2: play g07";
        var half = counted(Scene.two(), reveal, "P2: do none");
        assertThat(half)
                .containsOnlyKeys("gnomes", "held")
                .containsEntry("gnomes", 2.0)
                .containsEntry("held", 6.0);
        // Gorse alone brings 2; tasks 1 and 2 bring 14.
        assertThat(counted(Scene.two(), reveal, "P2: do none", "P1: do 1 2"))
                .containsOnlyKeys("rounds", "gnomes", "held", "task-1", "task-2", "first-bliss", "second-bliss")
                .containsEntry("rounds", 1.0)
                .containsEntry("first-bliss", 2.0)
                .containsEntry("second-bliss", 14.0);
    }

    @Test
    void anAnimalIsOwnedFromTheRoundAfterItsGain() {
        var scene = Scene.two();
        var first = new String[] {"& P1: play g01 g05 | P2: play g12", "P1: do 3", "P2: do none", "*: slide t2"};
        assertThat(counted(scene, first))
                .containsEntry("animals", 0.5)
                .containsEntry("task-3", 1.0)
                .containsEntry("leads", 1.0)
                .doesNotContainKey("cow-rounds");
        var second = Arrays.copyOf(first, first.length + 3);
        second[first.length] = "& P1: play g02 | P2: play g11";
        second[first.length + 1] = "P1: do none";
        second[first.length + 2] = "P2: do none";
        assertThat(counted(scene, second)).containsEntry("cow-rounds", 1.0).doesNotContainKey("cow-bliss");
    }

    @Test
    void theAutomasBlissIsCountedByItself() {
        assertThat(counted(Scene.solo(), "P1: play g01 g02", "*: orders t2 t4", "P1: do none"))
                .containsEntry("automa-bliss", 3.0)
                .containsEntry("rounds", 1.0)
                .doesNotContainKey("task-3");
    }
}
