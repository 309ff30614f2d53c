package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.testkit.Covers;
import parterre.testkit.English;

/// Checks the refusals of moves and positions.
final class RefusalsTest {
    /// Tasks are t1 t3. They need grain, fruit and two flowers, then herbs, then vegetable and flower.
    private static Scene resolving(String play) {
        return Scene.two("P1: hand g01 g02 g03 g04 g05 g06", "P2: score 3, hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play " + play + " | P2: play g07 g08 g09 g10 g11 g12");
    }

    @Test
    void refusalsNameGnomesAsPlayersKnowThem() {
        assertThat(refusal(Scene.two(), "play g07 g08"))
                .hasValueSatisfying(says -> assertThat(says).contains("do not have Gorse (g07) and Hazel (g08)"));
        assertThat(refusal(resolving("g01"), "do 1"))
                .hasValueSatisfying(says -> assertThat(says).startsWith("Alder (g01) cannot do task 1"));
    }

    private static Optional<String> refusal(Scene scene, String move) {
        return Scene.GAME
                .refusal(
                        scene.position(),
                        Seat.of(0),
                        Scene.GAME.notation().read(move).orThrow())
                .map(Refusal::reason)
                .map(English::of);
    }

    @Test
    @Covers({"GG-D3", "GG-R2"})
    void aPositionWithAWronglyBrokenTieIsRefused() {
        var form = GnomePositions.FORM;
        var tie = """
                seats: 2
                phase: resolve
                round: 2
                tasks: t1 t3
                pile: t2 t4 t5 t6 t7
                order: %s, resolved 0
                P1: score %d, hand g01 g03 g04 g05 g06 g07, plays g01, prep 1
                P2: score 9, hand g02 g08 g09 g10 g11 g12, plays g02, prep 1
                """;
        assertThat(form.read(tie.formatted("P1 P2", 8))).isInstanceOf(Reading.Good.class);
        assertThat(form.read(tie.formatted("P2 P1", 8))).isInstanceOf(Reading.Bad.class);
        assertThat(form.read(tie.formatted("P2 P1", 9))).isInstanceOf(Reading.Good.class);
        assertThat(form.read(tie.formatted("P1 P2", 9))).isInstanceOf(Reading.Bad.class);
    }
}
