package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.cli.words.SanityMessages;
import parterre.cli.words.SanityMessages.Opinion;

class SanityCommandTest {
    /// With so few games a figure may be off by chance. So the test only compares the last line with the rows.
    @Test
    void randomPlayIsComparedRowByRow() {
        var typed = CommandRun.in("sanity", "gardens-of-mars", "--bot", "random", "--games", "200");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .contains("random, 2 seats: 1,000 games there, 200 here", "random, 5 seats: ")
                .containsPattern(" figure turns +74\\.7 +[0-9.]+ +[0-9.]+–[0-9.]+ .* agrees")
                .containsPattern(" score +3\\.3 +[0-9.]+ .* agrees")
                .containsPattern(" branching +23\\.0 +[0-9.]+ .* agrees")
                .containsPattern(" most score +21 .* shown only");
        long off = typed.out().lines().filter(line -> line.endsWith(" off")).count();
        assertThat(off).isLessThan(5);
        assertThat(typed.exit()).isEqualTo(off == 0 ? 0 : 1);
        assertThat(typed.out())
                .endsWith(
                        off == 0 ? "all figures agree or are explained\n" : off + " figures are off or unexplained\n");
    }

    /// Chances of a hand are worked out, so that they agree whatever is played.
    @Test
    void constantsComeFirst() {
        var typed = CommandRun.in("sanity", "gnomadic-gardeners", "--games", "1");
        assertThat(typed.err()).isEmpty();
        var constants = typed.out()
                .lines()
                .filter(line -> line.startsWith("  hand of "))
                .toList();
        assertThat(constants).hasSize(36).allMatch(line -> line.endsWith(" agrees"));
        assertThat(typed.out())
                .containsPattern("hand of 6 does all three tasks +0\\.53 +0\\.5342 +agrees")
                .containsPattern("hand of 6 does task 3, hardest card +0\\.73 +0\\.7273 +agrees");
    }

    @Test
    void constants_areShownInTheReadersLanguage() {
        assertThat(CommandRun.in("--lang", "de", "sanity", "gnomadic-gardeners", "--games", "1")
                        .out())
                .containsPattern("6 Gnome auf der Hand schaffen Aufgabe 3, schwerste Karte +0,73 +0,7273 ")
                .doesNotContain("hand of");
    }

    /// The bots of another simulation as it describes them: lengths and gnomes come out alike.
    @Test
    void policiesPlayLikeTheBotsThatTheyAreMadeAfter() {
        for (var bot : List.of("policy:dabbler", "policy:reply")) {
            var typed = CommandRun.in("sanity", "gnomadic-gardeners", "--bot", bot, "--games", "60");
            assertThat(typed.out())
                    .as(bot)
                    .containsPattern(bot + ", 2 seats: 300 games there, 60 here")
                    .containsPattern("  figure rounds .* agrees")
                    .containsPattern("p90 figure rounds .* agrees")
                    .containsPattern("figure gnomes .* agrees");
        }
    }

    @Test
    void twoBotsMeet() {
        var typed =
                CommandRun.in("sanity", "gnomadic-gardeners", "--bot", "policy:reply,policy:dabbler", "--games", "20");
        assertThat(typed.out()).containsPattern("% wins P1 +100 +[0-9.]+ +[0-9.]+–[0-9.]+ .* agrees");
    }

    @Test
    void aBotMeetsEachOfAField() {
        var bot = "policy:single against policy:dabbler,policy:planner,policy:reply,policy:single,policy:reply-3";
        var typed = CommandRun.in("sanity", "gnomadic-gardeners", "--bot", bot, "--games", "58");
        assertThat(typed.out())
                .contains(bot + ", 2 seats: 300 games there, 60 here")
                .containsPattern("% wins P1 +67 +[0-9.]+ +[0-9.]+–[0-9.]+ ");
    }

    @Test
    void aBotWithoutFiguresIsSaidToHaveNone() {
        var typed = CommandRun.in("sanity", "gardens-of-mars", "--bot", "mcts:10");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("there are no figures of mcts:10; there are some of random and greedy");
    }

    @Test
    void noGamesAndNoThreadsAreTooFew() {
        assertThat(CommandRun.in("sanity", "gardens-of-mars", "--games", "0").err())
                .isEqualTo("parterre: --games 0 is too few; write at least 1\n");
        assertThat(CommandRun.in("sanity", "gardens-of-mars", "--threads", "-3").err())
                .isEqualTo("parterre: --threads -3 is too few; write at least 1\n");
    }

    @Test
    void figuresDecidedByTheRulesMustAgree() {
        assertThat(Verdict.judged(2.9)).isEqualTo(new Verdict(false, new SanityMessages.Judged(Opinion.AGREES)));
        assertThat(Verdict.judged(-3.1)).isEqualTo(new Verdict(true, new SanityMessages.Judged(Opinion.OFF)));
        assertThat(Verdict.judged(Double.NaN))
                .isEqualTo(new Verdict(false, new SanityMessages.Judged(Opinion.SHOWN_ONLY)));
    }

    @Test
    void largeDifferencesOfBotsNeedAnExplanation() {
        var none = Optional.<String>empty();
        assertThat(Verdict.compared(9, 0.2, none))
                .isEqualTo(new Verdict(false, new SanityMessages.Judged(Opinion.NEAR)));
        assertThat(Verdict.compared(2, 0.5, none))
                .isEqualTo(new Verdict(false, new SanityMessages.Judged(Opinion.AGREES)));
        assertThat(Verdict.compared(9, -0.5, none))
                .isEqualTo(new Verdict(true, new SanityMessages.Judged(Opinion.UNEXPLAINED)));
        assertThat(Verdict.compared(Double.NaN, 0.5, none).fault()).isTrue();
        assertThat(Verdict.compared(9, 0.2, Optional.of("ours looks ahead")))
                .isEqualTo(new Verdict(false, new SanityMessages.Explained("ours looks ahead")));
        assertThat(Verdict.compared(9, 0.5, Optional.of("ours looks ahead")))
                .isEqualTo(new Verdict(false, new SanityMessages.Explained("ours looks ahead")));
    }

    @Test
    void aReferenceIsReadWithAllItsDigits() {
        var json = """
                {"says": "by hand", "skipped": 1, "constants": {"a hand": 0.5},
                 "rows": [{"bot": "random", "seats": 2, "options": {"lap": "50"}, "games": 50, "judged": true,
                           "figures": {"score": 3.30, "% tied": 9}},
                          {"bot": "greedy against random,mcts:10", "seats": 2, "options": {}, "games": 5,
                           "judged": false, "figures": {"% wins P1": 80}}],
                 "explained": {"greedy": {"score": "it looks ahead"}}}
                """;
        var reference = Reference.read(json.getBytes(StandardCharsets.UTF_8));
        assertThat(reference.rows().getFirst().figures())
                .containsEntry("score", new BigDecimal("3.30"))
                .containsEntry("% tied", new BigDecimal("9"));
        assertThat(reference.rows().getFirst().lineUps()).containsExactly("random");
        assertThat(reference.rows().getLast().lineUps()).containsExactly("greedy,random", "greedy,mcts:10");
        assertThat(reference.constants()).containsExactly(java.util.Map.entry("a hand", new BigDecimal("0.5")));
        assertThat(reference.rows().getFirst().agreed()).containsExactly("lap=50");
        assertThat(reference.explanation("greedy", "score")).contains("it looks ahead");
        assertThat(reference.explanation("random", "score")).isEmpty();
    }
}
