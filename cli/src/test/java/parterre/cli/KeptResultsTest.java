package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.FeatureEffect;
import parterre.review.Balance;
import parterre.review.ExpectedLine;
import parterre.review.ExpectedLines;

/// Files of earlier builds go on with these texts, byte for byte.
class KeptResultsTest {
    private static final KeptResults.Key KEY =
            new KeptResults.Key(Optional.of("1"), Optional.of(6), "abc", "learned", Optional.of("def"), 800, -3);

    private static final ReviewedDecision DECISION = new ReviewedDecision(
            2,
            "P1",
            "pass",
            "blunder",
            0.25,
            0.125,
            1e-7,
            List.of(new ReviewedDecision.Compared("take", 0.5, 0.0)),
            Optional.of(new ReviewedDecision.Known("take", 1, 0.5, 0.25, 0.75)),
            Optional.of(List.of(-1.5, 2.0)),
            List.of(new FeatureEffect("lead", -1, 0.5)),
            Optional.of(new ExpectedLines(
                    new ExpectedLine(0, List.of("P1: pass"), List.of("P1: pass")),
                    new ExpectedLine(3, List.of("*: draw red"), List.of("*: draw")))));

    private static final String DECISION_TEXT =
            "{\"step\":2,\"seat\":\"P1\",\"made\":\"pass\",\"grade\":\"blunder\",\"loss\":0.25,\"low\":0.125,"
                    + "\"high\":1.0E-7,\"candidates\":[{\"move\":\"take\",\"share\":0.5,\"error\":0.0}],"
                    + "\"hindsight\":{\"best\":\"take\",\"share\":1.0,\"loss\":0.5,\"low\":0.25,\"high\":0.75},"
                    + "\"points\":[-1.5,2.0],\"features\":[{\"feature\":\"lead\",\"change\":-1.0,\"effect\":0.5}],"
                    + "\"lines\":{\"made\":{\"world\":0,\"steps\":[\"P1: pass\"],\"told\":[\"P1: pass\"]},"
                    + "\"better\":{\"world\":3,\"steps\":[\"*: draw red\"],\"told\":[\"*: draw\"]}}}";

    private static final String KEY_TEXT =
            "{\"key\":{\"version\":\"1\",\"method\":6,\"record\":\"abc\",\"value\":\"learned\",\"valueHash\":\"def\","
                    + "\"playouts\":800,\"seed\":-3},";

    private static final String BALANCE_TEXT =
            "{\"start\":0.5,\"luck\":0.25,\"own\":-0.25,\"others\":0.0,\"hidden\":0.125,\"end\":0.625}";

    @TempDir
    private Path folder;

    private KeptResults<ReviewedGame, ReviewedDecision> kept() {
        return KeptResults.read(
                folder.resolve("kept.jsonl"), "review", ReviewedGameCodec.GAME, ReviewedGameCodec.DECISION);
    }

    /// Such lines were written before November 2026.
    @Test
    void aLineWithoutAMethod_isOfAnotherReview() throws IOException {
        var line = KEY_TEXT.replace("\"method\":6,", "") + "\"review-part\":" + DECISION_TEXT + "}\n";
        Files.writeString(folder.resolve("kept.jsonl"), line);
        assertThat(kept().parts(KEY)).isEmpty();
        var earlier = new KeptResults.Key(
                KEY.version(),
                Optional.empty(),
                KEY.record(),
                KEY.value(),
                KEY.valueHash(),
                KEY.playouts(),
                KEY.seed());
        assertThat(kept().parts(earlier)).containsExactly(DECISION);
    }

    @Test
    void partsAndResults_keepTheirBytes() {
        kept().keepPart(KEY, DECISION);
        assertThat(folder.resolve("kept.jsonl")).hasContent(KEY_TEXT + "\"review-part\":" + DECISION_TEXT + "}\n");
        assertThat(kept().parts(KEY)).containsExactly(DECISION);

        var steps = List.of(List.of(
                new ReviewedGame.Change("luck", Optional.empty(), List.of(0.5)),
                new ReviewedGame.Change("decision", Optional.of("P1"), List.of(0.25))));
        var balances = List.of(new Balance(0.5, 0.25, -0.25, 0, 0.125, 0.625));
        var grades = new LinkedHashMap<String, Integer>();
        grades.put("forced", 1);
        grades.put("best", 2);
        var game = new ReviewedGame(
                "game.txt",
                "gardens-of-mars",
                "learned",
                Optional.of("def"),
                800,
                -3,
                List.of("Ann"),
                Optional.of(List.of(List.of(0.5))),
                Optional.of(steps),
                Optional.of(balances),
                Optional.of(new ReviewedGame.Points(List.of(List.of(12.5)), steps, balances)),
                List.of(DECISION),
                List.of(new ReviewedGame.Player("P1", grades, Optional.empty(), 0.5)));
        kept().keep(KEY, game);
        var stepsText = "\"steps\":[[{\"cause\":\"luck\",\"change\":[0.5]},"
                + "{\"cause\":\"decision\",\"seat\":\"P1\",\"change\":[0.25]}]],\"balances\":[" + BALANCE_TEXT + "]";
        assertThat(folder.resolve("kept.jsonl"))
                .hasContent(
                        KEY_TEXT + "\"review\":{\"file\":\"game.txt\",\"game\":\"gardens-of-mars\","
                                + "\"value\":\"learned\",\"valueHash\":\"def\",\"playouts\":800,\"seed\":-3,"
                                + "\"parties\":[\"Ann\"],\"shares\":[[0.5]]," + stepsText
                                + ",\"points\":{\"expected\":[[12.5]]," + stepsText + "},\"decisions\":["
                                + DECISION_TEXT
                                + "],\"players\":[{\"seat\":\"P1\",\"grades\":{\"forced\":1,\"best\":2},\"errorRate\":0.5}]}}\n");
        assertThat(kept().find(KEY)).contains(game);
    }
}
