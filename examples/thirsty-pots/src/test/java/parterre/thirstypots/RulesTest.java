package parterre.thirstypots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.testkit.Covers;
import parterre.testkit.NoLeak;
import parterre.thirstypots.ThirstyPotsMove.Roll;
import parterre.thirstypots.ThirstyPotsMove.Stop;
import parterre.thirstypots.ThirstyPotsMove.Water;

/// The rules one by one.
final class RulesTest {
    private static final ThirstyPotsBox BOX = new ThirstyPotsBox();
    private static final ThirstyPotsGame GAME = new ThirstyPotsGame();

    private static ThirstyPotsTable table(String lines) {
        return BOX.positions().read("seats: 2\n" + lines).orThrow();
    }

    private static ThirstyPotsTable play(ThirstyPotsTable table, ThirstyPotsMove... moves) {
        for (var move : moves) {
            table = GAME.play(table, move);
        }
        return table;
    }

    @Test
    @Covers({"TP-1.1", "TP-1.2"})
    void seatsGetTheirSeedsAndSeatOneBegins() {
        var start = GAME.start(Setup.standard(GAME.info(), 2));
        var dealt = play(start, new ThirstyPotsMove.Deal(Seat.of(0), 3), new ThirstyPotsMove.Deal(Seat.of(1), 1));
        assertThat(dealt).isEqualTo(table("turn: P1\nrolling: no\ndie: 0\ncan: 0\npots: 0 3,0 1"));
        assertThat(GAME.view(dealt, Viewer.player(Seat.of(0))).pots())
                .extracting(plant -> plant.seed().orElse(0))
                .containsExactly(3, 0);
    }

    @Test
    @Covers({"TP-2.1", "TP-2.2", "TP-2.3", "TP-2.4"})
    void waterIsGatheredPouredOrSpilled() {
        var begun = table("turn: P1\nrolling: no\ndie: 0\ncan: 0\npots: 10 3,0 1");
        assertThat(GAME.refusal(begun, Seat.of(0), new Stop())).isPresent();
        var watered = play(begun, new Water(), new Roll(4), new Water(), new Roll(5));
        assertThat(watered).isEqualTo(table("turn: P1\nrolling: no\ndie: 5\ncan: 9\npots: 10 3,0 1"));
        assertThat(GAME.refusal(watered, Seat.of(0), new Stop())).isEmpty();
        assertThat(play(watered, new Stop())).isEqualTo(table("turn: P2\nrolling: no\ndie: 5\ncan: 0\npots: 19 3,0 1"));
        assertThat(play(watered, new Water(), new Roll(1)))
                .isEqualTo(table("turn: P2\nrolling: no\ndie: 1\ncan: 0\npots: 10 3,0 1"));
    }

    @Test
    @Covers({"TP-3.1", "TP-3.2"})
    void theRoundIsFinishedAndSeedsDecide() {
        var tall = table("turn: P2\nrolling: no\ndie: 6\ncan: 5\npots: 25 1,19 2");
        assertThat(GAME.next(tall)).isInstanceOf(Next.Turn.class);
        var second = Seat.of(1);
        var preview = GAME.preview(GAME.view(tall, Viewer.player(second)), second, new Stop());
        assertThat(preview.events()).hasSize(1);
        assertThat(preview.open()).extracting(Preview.Open::about).containsExactly(new ThirstyPotsEvent.SeedsAhead());
        var over = play(tall, new Stop());
        assertThat(((Next.Over<ThirstyPotsMove>) GAME.next(over)).result())
                .isEqualTo(new Result.Placed(
                        "tall enough",
                        List.of(
                                new Result.Standing(new Result.Party.Seated(Seat.of(0)), 1, 26),
                                new Result.Standing(new Result.Party.Seated(Seat.of(1)), 1, 26))));
        assertThat(GAME.view(over, Viewer.spectator()).pots())
                .extracting(plant -> plant.seed().orElse(0))
                .containsExactly(1, 2);
    }

    @Test
    @Covers({"TP-4.1", "TP-4.2"})
    void movesAndPositionsAreWrittenInWords() {
        assertThat(GAME.notation().write(new ThirstyPotsMove.Deal(Seat.of(0), 3)))
                .isEqualTo("deal P1 3");
        assertThat(GAME.notation().read("roll 4").orThrow()).isEqualTo(new Roll(4));
        assertThat(BOX.positions()
                        .read("seats: 2\nturn: P1\nrolling: no\ndie: 0\ncan: 3\npots: 0 3,0 1")
                        .toString())
                .contains("can", "BreaksRules");
    }

    @Test
    @Covers("TP-1.2")
    void nobodyLearnsTheSeedOfAnother() {
        var start = GAME.start(Setup.standard(GAME.info(), 2));
        var extent = NoLeak.in(GAME).check(start, Viewer.player(Seat.of(0)), 5, 3, 40, 7);
        assertThat(extent.positions()).isGreaterThan(extent.beliefs());
    }
}
