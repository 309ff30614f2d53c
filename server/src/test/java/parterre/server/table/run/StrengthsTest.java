package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.BotSpec;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.series.StrengthFile;
import parterre.bots.series.StrengthFile.Pair;
import parterre.bots.series.StrengthFile.Rated;
import parterre.engine.Generator;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.wire.GameCard;
import parterre.server.wire.LevelNote;
import parterre.server.wire.LevelNote.AnchorStrength;
import parterre.server.wire.LevelNote.MeasuredStrength;
import parterre.server.wire.LevelNote.RatedStrength;
import parterre.server.wire.LevelNote.UnmeasuredStrength;
import parterre.server.wire.LevelNote.WonGames;

/// Levels are described by what was measured of them, game by game.
final class StrengthsTest {
    /// Returns the real games. The toy game of the tests does not tell how strong its bots are.
    private static List<GameBox<?, ?, ?>> boxes() {
        return Boxes.all().stream()
                .filter(box -> !box.getClass().getPackageName().startsWith("parterre.testkit"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void ladder_ofEveryGame_saysWhatWasMeasured(GameBox<?, ?, ?> box) {
        var ladder = new ServerBots(Generator.of(1), Map.of()).ladder(box);
        assertThat(ladder)
                .hasSameSizeAs(Level.values())
                .extracting(GameCard.LevelCard::says)
                .allSatisfy(says ->
                        assertThat(says).hasSizeBetween(2, 3).hasAtLeastOneElementOfType(LevelNote.BuiltInLevel.class));
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void file_ofEveryGame_namesBotsThatPlayTheGame(GameBox<?, ?, ?> box) {
        var file = Strengths.of(box).file();
        assertThat(file.pool()).extracting(Rated::bot).allSatisfy(bot -> fits(bot, box));
        assertThat(file.pairs()).flatExtracting(Pair::bot, Pair::against).allSatisfy(bot -> fits((String) bot, box));
    }

    private static void fits(String bot, GameBox<?, ?, ?> box) {
        assertThat(BotSpec.read(bot).orThrow().misfits(box)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void levels_ofEveryGame_fitTheGame(GameBox<?, ?, ?> box) {
        assertThat(Level.values())
                .extracting(level -> Levels.of(box).spec(level))
                .doesNotHaveDuplicates()
                .allSatisfy(spec -> assertThat(spec.misfits(box)).isEmpty());
    }

    @Test
    void ratedLevel_readsItsRatingAndTheNextWeakerBot() {
        var strengths = new Strengths(new StrengthFile(
                "",
                List.of(
                        new Rated("random", -700, -800, -600, 400),
                        new Rated("level:gentle", 0, 0, 0, 400),
                        new Rated("level:keen", 512, 480, 540, 400)),
                List.of(
                        new Pair("level:gentle", "random", 200, 98.5),
                        new Pair("level:keen", "random", 200, 100),
                        new Pair("level:gentle", "level:keen", 200, 5))));
        assertThat(strengths.of(Level.GENTLE))
                .containsExactly(
                        new AnchorStrength(), new MeasuredStrength(new WonGames(98.5, 200, LevelNote.Skill.RANDOM)));
        assertThat(strengths.of(Level.KEEN))
                .containsExactly(
                        new RatedStrength(512, 480, 540, LevelNote.Skill.GENTLE),
                        new MeasuredStrength(new WonGames(95, 200, LevelNote.Skill.GENTLE)));
        assertThat(strengths.of(Level.EXPERT)).containsExactly(new UnmeasuredStrength());
    }
}
