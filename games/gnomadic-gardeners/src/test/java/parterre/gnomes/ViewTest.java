package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Viewer;
import parterre.testkit.Covers;

/// Checks the facts in views that boards need and only the rules can tell.
final class ViewTest {
    private static GnomeView view(Scene scene) {
        return Scene.GAME.view(scene.position(), Viewer.spectator());
    }

    @Test
    @Covers({"GG-6.1", "GG-5.1", "GG-7.4a"})
    void aViewSaysTheGoalAndWhoWinsTies() {
        assertThat(view(Scene.two()).goal()).isEqualTo(77);
        assertThat(view(Scene.two()).winsTies()).isEqualTo(2);
        assertThat(view(Scene.two("option younger: 1")).winsTies()).isEqualTo(1);
        assertThat(view(Scene.solo()).winsTies()).isEqualTo(1);
    }

    @Test
    @Covers({"GG-7.4b", "GG-7.4c"})
    void gnomesOutOfPlay_areInLayersOfThePile() {
        var two = Scene.two().then("& P1: play g01 | P2: play g12");
        assertThat(view(two).sides())
                .extracting(GnomeView.SideView::kept)
                .containsExactly(
                        List.of(List.of("g02", "g03", "g04", "g05", "g06")),
                        List.of(List.of("g07", "g08", "g09", "g10", "g11")));
        var solo = Scene.solo("automa: pile g07 g08 / g09 g10 g11 g12");
        assertThat(view(solo).sides().getLast().kept())
                .containsExactly(List.of("g07", "g08"), List.of("g09", "g10", "g11", "g12"));
    }

    @Test
    @Covers("GG-R4")
    void animalsOfPlayersMaySleepInOctober() {
        assertThat(view(Scene.solo("option month: october")).sides())
                .extracting(GnomeView.SideView::maySleep)
                .containsExactly(true, false);
        assertThat(view(Scene.two()).sides())
                .extracting(GnomeView.SideView::maySleep)
                .containsExactly(false, false);
    }

    @Test
    @Covers({"GG-R28", "GG-R4"})
    void theHenMayRestWithTheGnomesInJuly() {
        var july = Scene.two("option month: july", "P1: hand g01 g02 g03 g04 g05 g06, animals hen cow");
        assertThat(view(july).sides().getFirst().mayRest()).containsExactly(Animal.HEN);
        var plain = Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals hen cow");
        assertThat(view(plain).sides().getFirst().mayRest()).isEmpty();
        assertThat(view(plain).cards().animals())
                .filteredOn(CardTable.AnimalFace::reveals)
                .extracting(CardTable.AnimalFace::animal)
                .containsExactly(Animal.HEN);
        assertThat(view(Scene.solo()).sides()).allMatch(GnomeView.SideView::open);
    }
}
