package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Lines;
import parterre.engine.Result;
import parterre.engine.Viewer;
import parterre.flora.ending.Ending;
import parterre.flora.ending.WonBy;
import parterre.flora.events.EndEvent;
import parterre.flora.events.Reasons;
import parterre.flora.events.TurnEvent;
import parterre.flora.knowledge.FloraView.Settling;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Position;
import parterre.testkit.Covers;

/// Checks the end of games, and the winners.
final class EndingTest {
    private static List<String> places(Position position) {
        return Scene.result(position).standings().stream()
                .map(EndingTest::place)
                .toList();
    }

    private static Optional<WonBy> wonBy(Position position) {
        return Scene.GAME.view(position, Viewer.everyone()).wonBy();
    }

    private static String place(Result.Standing standing) {
        return standing.place() + " " + standing.party() + " " + standing.score();
    }

    @Test
    @Covers({"FF-10.1", "FF-J27", "FF-5.3"})
    void theGoalIsReachedInOnesOwnPlay() {
        var scene = Scene.of(2)
                .option("goal", "6")
                .hand(1, "water 1")
                .lands(1, "point-lobos(small sagebrush) pinnacles(big oak) mount-diablo(small chamise)");
        assertThat(places(scene.after("P1: play water point-lobos"))).containsExactly("1 P1 6", "2 P2 0");
        assertThat(Scene.player(scene.after("P1: play water point-lobos"), 1).settling())
                .as("a winning score settles the game")
                .isEmpty();
    }

    @Test
    @Covers({"FF-10.2", "FF-J28"})
    void tiesGoByScoreThenActivePlayerThenClockwise() {
        var scene = Scene.of(3)
                .option("goal", "6")
                .with("stage", "event")
                .with("turns", "1, first P1")
                .lands(1, "zuma-canyon(small whispering-bells) point-lobos(big oak)")
                .lands(2, "old-burn-scar(small whispering-bells) pinnacles(big oak)");
        assertThat(places(scene.after("*: event santa-ana-winds"))).containsExactly("1 P2 6", "2 P1 6", "3 P3 0");
        assertThat(wonBy(scene.after("*: event santa-ana-winds"))).contains(WonBy.TURN_ORDER);
        assertThat(wonBy(scene.position())).isEmpty();
        var winds =
                Lines.read(FloraNotation.NOTATION, "*: event santa-ana-winds").orThrow();
        assertThat(Scene.GAME.events(scene.position(), winds, Viewer.everyone()))
                .endsWith(
                        new EndEvent.GameEnded(Reasons.GameEnd.GOAL),
                        new TurnEvent.RuleApplied(Reasons.Rule.TIE_AT_GOAL));
        var higher = scene.lands(1, "santa-cruz-island(small sagebrush)");
        assertThat(places(higher.after("*: event santa-ana-winds"))).containsExactly("1 P1 7", "2 P2 6", "3 P3 0");
        assertThat(wonBy(higher.after("*: event santa-ana-winds"))).contains(WonBy.SCORE);
    }

    @Test
    @Covers({"FF-10.3", "FF-J29"})
    void atTheRoundCapBigNativesThenCoinsThenShared() {
        var scene = Scene.of(3).option("round-cap", "5").with("turns", "14, first P1");
        assertThat(places(scene.after("P3: end"))).containsExactly("1 P3 0", "1 P1 0", "1 P2 0");
        assertThat(wonBy(scene.after("P3: end"))).isEmpty();
        assertThat(places(scene.coins(2, 11).after("P3: end"))).containsExactly("1 P2 0", "2 P3 0", "2 P1 0");
        assertThat(wonBy(scene.coins(2, 11).after("P3: end"))).contains(WonBy.COINS);
        var big = scene.coins(2, 10)
                .coins(3, 20)
                .lands(1, "point-lobos(big sagebrush)")
                .lands(3, "laguna-coast(small sagebrush) torrey-pines(small chamise)");
        assertThat(places(big.after("P3: end"))).containsExactly("1 P1 2", "2 P3 2", "3 P2 0");
        var end = big.after("P3: end");
        assertThat(wonBy(end)).contains(WonBy.BIG_NATIVES);
        assertThat(Scene.player(end, 1).settling().map(Settling::bigNatives)).contains(1);
        assertThat(Scene.player(end, 3).settling()).contains(new Settling(0, 20));
    }

    @Test
    @Covers("FF-13.4")
    void diversityCountsForEveryPurpose() {
        var three = Scene.of(2)
                .option("diversity", "on")
                .lands(
                        1,
                        "point-lobos(small sagebrush) laguna-coast(small chamise) torrey-pines(small whispering-bells)");
        assertThat(Scene.score(three.position(), 1)).isEqualTo(3);
        assertThat(Scene.player(three.position(), 1).bonus()).isEqualTo(1);
        assertThat(List.of(2, 3, 4, 5, 6, 7)).extracting(Ending::bonus).containsExactly(0, 1, 1, 2, 2, 3);
        assertThat(Scene.score(three.option("diversity", "off").position(), 1)).isEqualTo(2);
    }
}
