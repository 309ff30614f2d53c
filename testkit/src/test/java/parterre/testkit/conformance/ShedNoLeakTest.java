package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Game;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.testkit.Covers;
import parterre.testkit.NoLeak;

/// Checks that `imagine` draws exactly the positions that a seat of a small shed can work out.
class ShedNoLeakTest {
    private static final Viewer P1 = Viewer.player(Seat.of(0));
    private static final Viewer P3 = Viewer.player(Seat.of(2));

    private final NoLeak<Position, ShedMove, ShedView> noLeak = noLeak(new PottingShed());

    private static NoLeak<Position, ShedMove, ShedView> noLeak(Game<Position, ShedMove, ShedView> game) {
        return NoLeak.in(game).counting(Sheds::ways);
    }

    /// For games that are wrong: two seats, P2 draws, P1 can bring a drought.
    static void checkASmallShed(Game<Position, ShedMove, ShedView> game) {
        var start = position("""
                edition: 2
                seats: 2
                option cards: R3 S2 B1 C2
                option rounds: 1
                option offers: 0
                round: 1
                stage: refill P2 0
                hare: 0
                bag: RRRSBC
                shelf: -
                looked: -
                discard: -
                P1: hand SC, nest -, basket -, petals 0
                P2: hand -, nest -, basket -, petals 0
                """);
        noLeak(game).check(start, P1, 3, 12, 60, 5);
    }

    @Test
    @Covers({"CF-8.1", "CF-8.2", "CF-8.3", "CF-8.4"})
    void oneOfTwoKnowsExactlyWhatFollows() {
        var start = position("""
                edition: 2
                seats: 2
                option cards: R3 S2 B2 C1
                option rounds: 2
                round: 1
                stage: refill P1 0
                hare: 0
                bag: RRRSSBBC
                shelf: -
                looked: -
                discard: -
                P1: hand -, nest -, basket -, petals 0
                P2: hand -, nest -, basket -, petals 1
                """);
        var extent = noLeak.check(start, P1, 4, 20, 60, 1);
        assertThat(extent.positions()).isGreaterThan(700);
        assertThat(List.of("steal", "drought", "keep", "storm", "accept", "show"))
                .allMatch(verb -> extent.walksWith(verb) > 0);
    }

    @Test
    @Covers("CF-8.1")
    void aSpectatorKnowsWhatLiesOpen() {
        var start = position("""
                edition: 2
                seats: 2
                option cards: R3 S2 B1 C2
                option rounds: 1
                round: 1
                stage: refill P1 1
                hare: 0
                bag: RRSSBC
                shelf: -
                looked: -
                discard: -
                P1: hand -, nest -, basket R, petals 0
                P2: hand -, nest -, basket C, petals 0
                """);
        var extent = noLeak.check(start, Viewer.spectator(), 3, 10, 60, 2);
        assertThat(extent.positions()).isGreaterThan(700);
        assertThat(extent.walksWith("steal ?")).isPositive();
    }

    /// P3 sees others steal, counter, lose rains, and answer without effect.
    @Test
    @Covers({"CF-4.7", "CF-5.3", "CF-8.1", "CF-8.2", "CF-8.3", "CF-8.4"})
    void bystander_knowsThatACardWasStolen_notWhich() {
        var start = position("""
                edition: 2
                seats: 3
                option cards: R3 S3 B4 C4
                option rounds: 1
                round: 1
                stage: refill P2 0
                hare: 0
                bag: RRRSSBC
                shelf: -
                looked: -
                discard: -
                P1: hand -, nest -, basket SBC, petals 0
                P2: hand -, nest -, basket BC, petals 0
                P3: hand BC, nest -, basket -, petals 0
                """);
        var extent = noLeak.check(start, P3, 3, 24, 60, 7);
        assertThat(extent.positions()).isGreaterThan(1000);
        assertThat(List.of("P1: theft P2", "steal ?", "drought", "keep ?", "counter", "| P2: ?"))
                .allMatch(part -> extent.walksWith(part) > 0);
    }

    private static Position position(String text) {
        return ShedPositions.FORM.read(text).orThrow();
    }
}
