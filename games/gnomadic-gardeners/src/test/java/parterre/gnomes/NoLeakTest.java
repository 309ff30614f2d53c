package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.testkit.Covers;
import parterre.testkit.NoLeak;

/// Only the order of the piles is hidden, and no position holds it. So one position alone is possible for every viewer,
/// whatever they have seen, and it is the one that is imagined.
final class NoLeakTest {
    private static final int MOST_STEPS = 40;

    @Test
    @Covers("GG-2.3")
    void twoPlayersAlwaysKnowTheWholePosition() {
        var lines = walked(Scene.two("option month: august"), Viewer.player(Seat.of(0)), 7);
        assertThat(lines).contains("play ", "do ", "keep ", "slide ");
        assertThat(walked(Scene.two(), Viewer.spectator(), 8)).contains("play ", "do ", "slide ");
    }

    @Test
    @Covers("GG-2.3")
    void aPlayerAloneAlwaysKnowsTheWholePosition() {
        var lines = walked(Scene.solo(), Viewer.player(Seat.of(0)), 9);
        assertThat(lines).contains("play ", "orders ", "do ", "pass ", "slide ");
    }

    /// Follows one history for all that a viewer could work out from it, and returns its lines.
    private static String walked(Scene scene, Viewer viewer, long seed) {
        var extent = NoLeak.in(Scene.GAME).check(scene.position(), viewer, 0, 1, MOST_STEPS, seed);
        assertThat(extent.positions()).isEqualTo(extent.beliefs()).isGreaterThan(10);
        return String.join("\n", extent.walks().getFirst());
    }
}
