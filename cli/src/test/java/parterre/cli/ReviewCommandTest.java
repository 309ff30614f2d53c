package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewCommandTest {
    private static final List<String> CAUSES = List.of("luck", "own", "others", "hidden");

    @TempDir
    private Path folder;

    private String played(String game, String bots, String... more) {
        var words = Stream.concat(
                Stream.of("simulate", game, "--seats", bots, "--games", "1", "--seed", "3"),
                Stream.concat(Stream.of("--records", folder.toString()), Stream.of(more)));
        var typed = CommandRun.in(words.toArray(String[]::new));
        assertThat(typed.err()).isEmpty();
        return folder.resolve(game + "-3-0.txt").toString();
    }

    private static JsonNode json(String... words) {
        var typed = CommandRun.in(words);
        assertThat(typed.err()).isEmpty();
        return JsonMapper.shared().readTree(typed.out());
    }

    @Test
    void aReview_tellsLuckDecisionsAndErrors() {
        var game = played("gnomadic-gardeners", "greedy,random");
        var typed = CommandRun.in("review", game, "--playouts", "800");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .startsWith(game + ": Gnomadic Gardeners, 2 players\n")
                .contains("Chances by the value learned (", "800 playouts for each decision, seed 1")
                .containsPattern("start +luck +own +others +hidden +end +accuracy +blunders")
                .containsPattern("P1 greedy +\\d")
                .containsPattern("\\d+\\. P2 play [g0-9 ]+: blunder, −[0-9.]+ \\(.*Better: play");
    }

    @Test
    void json_equalSeeds_isEqualAndSumsToTheResult() {
        var game = played("gnomadic-gardeners", "greedy,random");
        var words = new String[] {"review", game, game, "--playouts", "800", "--json"};
        var json = json(words);
        assertThat(json(words)).isEqualTo(json);
        var review = json.path("games").path(1);
        sumUp(review.path("balances"));
        sumUp(review.path("points").path("balances"));
        assertThat(json.path("players").path(0).path("name").asString()).isEqualTo("greedy");
        assertThat(json.path("players").path(0).path("games").asInt()).isEqualTo(2);
    }

    /// Checks that the parts of both parties' balances sum to their ends.
    private static void sumUp(JsonNode balances) {
        assertThat(balances.size()).isEqualTo(2);
        for (var balance : balances) {
            double sum = balance.path("start").asDouble()
                    + CAUSES.stream()
                            .mapToDouble(cause -> balance.path(cause).asDouble())
                            .sum();
            assertThat(sum).isEqualTo(balance.path("end").asDouble(), within(1e-6));
        }
    }

    @Test
    void aGroup_hasAnAccountInItsPoints() throws IOException {
        var game = played("gardens-of-mars", "greedy,greedy", "--preset", "cooperative");
        var page = folder.resolve("group.html");
        var typed = CommandRun.in("review", game, "--playouts", "800", "--html", page.toString());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .contains("told in the group’s points", "In the game’s points")
                .containsPattern("(?s)In the game’s points.*P1 greedy +-?[0-9.]+ +[+-]");
        var review = JsonMapper.shared()
                .readTree(between(Files.readString(page), "id=\"review\">", "</script>"))
                .path("games")
                .path(0);
        assertThat(review.has("balances")).isFalse();
        sumUp(review.path("points").path("balances"));
    }

    /// Returns what stands between two texts.
    private static String between(String text, String before, String after) {
        int start = text.indexOf(before) + before.length();
        assertThat(start).as(before).isGreaterThanOrEqualTo(before.length());
        return text.substring(start, text.indexOf(after, start));
    }

    @Test
    void page_hasTheFiguresOfTheJson_andStandsAlone() throws Exception {
        var game = played("stalk-exchange", "greedy,random");
        var page = folder.resolve("review.html");
        var json = json("review", game, "--playouts", "800", "--json", "--html", page.toString());
        var html = Files.readString(page);
        assertThat(JsonMapper.shared().readTree(between(html, "id=\"review\">", "</script>")))
                .isEqualTo(json);
        assertThat(html).doesNotContain("http", "src=", "url(", "@import", "<link");
        assertThat(html.replace("href=\"#g1e", "")).doesNotContain("href");
        var review = json.path("games").path(0);
        for (var balance : review.path("balances")) {
            assertThat(html)
                    .contains(String.format(
                            Locale.ROOT,
                            "<td>%.1f</td><td>%+.1f</td><td>%+.1f</td>",
                            100 * balance.path("start").asDouble(),
                            100 * balance.path("luck").asDouble(),
                            100 * balance.path("own").asDouble()));
        }
        var why = Pattern.compile("<p>(Less|More) than after the better move: [a-z ,]+\\.</p>\n");
        assertThat(html).containsPattern(why);
        var effects = Pattern.compile("<p>(This|The better) move: P[12] [^<]+\\.</p>\n");
        assertThat(html).containsPattern(effects);
        var withoutReasons = effects.matcher(why.matcher(html).replaceAll("")).replaceAll("");
        int errors = 0;
        for (var decision : review.path("decisions")) {
            if (List.of("inaccuracy", "mistake", "blunder")
                    .contains(decision.path("grade").asString())) {
                assertThat(withoutReasons)
                        .contains(String.format(
                                Locale.ROOT,
                                "<li id=\"g1e%d\">%d. %s %s: %s, −%.1f (%.1f to %.1f). Better: %s%s</li>",
                                errors,
                                decision.path("step").asInt(),
                                decision.path("seat").asString(),
                                decision.path("made").asString(),
                                decision.path("grade").asString(),
                                100 * decision.path("loss").asDouble(),
                                100 * decision.path("low").asDouble(),
                                100 * decision.path("high").asDouble(),
                                decision.path("candidates").path(0).path("move").asString(),
                                hindsight(decision.path("hindsight")) + expected(decision.path("lines"))));
                errors++;
            }
        }
        assertThat(errors).isPositive();
        assertThat(html).contains("Given what was hidden, ");
        var svg = "<svg role" + between(html, "<svg viewBox=\"0 0 800 260\" role", "</figure>");
        var chart =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(chart.getElementsByTagName("polyline").getLength()).isEqualTo(2);
        assertThat(chart.getElementsByTagName("a").getLength()).isEqualTo(errors);
        assertThat(chart.getElementsByTagName("title").getLength())
                .isEqualTo(errors + html.split("class=\"mark luck\"", -1).length - 1);
    }

    /// Returns what the page says of an error in hindsight: nothing where all was open.
    private static String hindsight(JsonNode known) {
        if (known.isMissingNode()) {
            return "";
        }
        assertThat(known.path("loss").asDouble()).isNotNegative();
        return known.path("low").asDouble() > 0
                ? String.format(
                        Locale.ROOT,
                        "<p>Given what was hidden, %s would have been better by %.1f (%.1f to %.1f).</p>\n",
                        known.path("best").asString(),
                        100 * known.path("loss").asDouble(),
                        100 * known.path("low").asDouble(),
                        100 * known.path("high").asDouble())
                : "<p>Given what was hidden, no other move would surely have been better.</p>\n";
    }

    /// Returns what the page says of how the game was expected to go on.
    private static String expected(JsonNode lines) {
        var made = lines.path("made").path("told");
        var better = lines.path("better").path("told");
        assertThat(made.size()).isPositive();
        assertThat(better.size()).isPositive();
        if (made.size() == 1 && better.size() == 1) {
            return "";
        }
        return "<p>As it was expected to go on, for example: " + joined(made) + ". With the better move: "
                + joined(better) + ".</p>\n";
    }

    private static String joined(JsonNode steps) {
        return steps.valueStream().map(JsonNode::asString).collect(Collectors.joining("; "));
    }

    @Test
    void aPageThatExists_isRefusedBeforeTheReview() throws IOException {
        var page = Files.writeString(folder.resolve("there.html"), "mine");
        var typed = CommandRun.in("review", played("gardens-of-mars", "greedy,random"), "--html", page.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.out()).isEmpty();
        assertThat(page).hasContent("mine");
    }

    @Test
    void aRunThatResumes_takesWhatWasReviewedBefore() throws IOException {
        var first = played("gnomadic-gardeners", "greedy,random");
        var second = played("gardens-of-mars", "greedy,random");
        var kept = folder.resolve("kept.jsonl");
        var all = new String[] {"review", first, second, "--playouts", "800", "--json", "--resume", kept.toString()};
        json("review", first, "--playouts", "800", "--json", "--resume", kept.toString());
        assertThat(kept).content().hasLineCount(1);
        var json = json(all);
        assertThat(kept).content().hasLineCount(2);
        assertThat(json).isEqualTo(json("review", first, second, "--playouts", "800", "--json"));

        // A review in the file is not made anew, even a changed one.
        var lines = Files.readAllLines(kept);
        var other = lines.getFirst().replaceAll("\"errorRate\":[0-9.E-]+", "\"errorRate\":0.125");
        Files.writeString(kept, other + "\n" + lines.getLast().substring(0, 500));
        var again = json(all);
        assertThat(again.path("games")
                        .path(0)
                        .path("players")
                        .path(0)
                        .path("errorRate")
                        .asDouble())
                .isEqualTo(0.125);
        assertThat(again.path("games").path(1)).isEqualTo(json.path("games").path(1));
        assertThat(Files.readAllLines(kept)).containsExactly(other, lines.getLast());

        var seeded = json("review", first, "--playouts", "800", "--seed", "2", "--json", "--resume", kept.toString());
        assertThat(seeded.path("games")
                        .path(0)
                        .path("players")
                        .path(0)
                        .path("errorRate")
                        .asDouble())
                .isNotEqualTo(0.125);
    }

    @Test
    void aGameThatWasStopped_goesOnWithItsDecisions() throws IOException {
        var game = played("gardens-of-mars", "greedy,random");
        var kept = folder.resolve("kept.jsonl");
        var words = new String[] {"review", game, "--playouts", "800", "--json", "--resume", kept.toString()};
        var json = json(words);
        var finished = Files.readAllLines(kept);
        var line = JsonMapper.shared().readTree(finished.getFirst());
        var decisions = line.path("review").path("decisions");
        var parts = new StringBuilder();
        for (int i = 0; i < decisions.size() / 2; i++) {
            parts.append("{\"key\":").append(line.path("key")).append(",\"review-part\":");
            parts.append(decisions.path(i)).append("}\n");
        }
        Files.writeString(kept, parts + parts.substring(0, 100));
        assertThat(json(words)).isEqualTo(json);
        assertThat(Files.readAllLines(kept)).isEqualTo(finished);

        // A decision in the file is not graded again, even a changed one.
        Files.writeString(kept, parts.toString().replaceFirst("\"high\":[0-9.E-]+", "\"high\":0.125"));
        var again = json(words).path("games").path(0).path("decisions");
        assertThat(again.path(0).path("high").asDouble()).isEqualTo(0.125);
        assertThat(again.path(1)).isEqualTo(decisions.path(1));
    }

    @Test
    void aFileOfSomethingElse_isNotWrittenInto() throws IOException {
        var game = played("gardens-of-mars", "greedy,random");
        var before = Files.readString(Path.of(game));
        var typed = CommandRun.in("review", game, "--resume", game);
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains(game + ", line 1 holds no result");
        assertThat(Path.of(game)).hasContent(before);
    }

    @Test
    void aBrokenRecord_isRefusedWithItsLine() throws IOException {
        var file = Path.of(played("gardens-of-mars", "greedy,random"));
        Files.writeString(file, Files.readString(file).replaceFirst("\n2\\. .*", "\n2. P2: place a1"));
        var typed = CommandRun.in("review", file.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains(file.toString());
    }

    @Test
    void aBadRecordAmongOthers_isToldAndLeftOut() throws IOException {
        var good = played("gardens-of-mars", "greedy,random");
        var bad = Files.writeString(folder.resolve("bad.txt"), "no record").toString();
        var typed = CommandRun.in("review", bad, good, "--playouts", "800", "--json");
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.err()).contains(bad);
        assertThat(typed.out()).contains(good).doesNotContain(bad);
    }

    @Test
    void anUnknownEdition_isRefusedWithTheKnownOnes() throws IOException {
        var file = Path.of(played("gardens-of-mars", "greedy,random"));
        Files.writeString(file, Files.readString(file).replaceFirst("\nedition: \\d+", "\nedition: 99"));
        var typed = CommandRun.in("review", file.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).contains(file.toString(), "'edition 99' is not known here; edition");
    }

    @Test
    void aTime_takesReviewsWithAnyPlayoutsFromTheFile() {
        var game = played("gardens-of-mars", "greedy,random");
        var kept = folder.resolve("kept.jsonl").toString();
        var first = json("review", game, "--playouts", "900", "--json", "--resume", kept);
        assertThat(json("review", game, "--time", "1", "--json", "--resume", kept))
                .isEqualTo(first);
        var typed = CommandRun.in("review", game, "--time", "0");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--time");
    }

    @Test
    void tooFewPlayouts_areRefused() {
        var typed = CommandRun.in("review", played("gardens-of-mars", "greedy,random"), "--playouts", "10");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--playouts: 10 are too few, at least 800 are needed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardens-of-mars", "gnomadic-gardeners", "stalk-exchange", "fire-and-flora"})
    void luck_isMeasuredInEveryGame(String game) {
        var typed = CommandRun.in("luck", game, "--games", "4");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .startsWith("Measured on 4 games (seed 1)")
                .containsPattern("luck +end +end less luck +variance factor +multiple of luck +its factor")
                .containsPattern("P2 +[+-][0-9.]+ ± [0-9.]+");
        var json = json("luck", game, "--games", "4", "--json");
        assertThat(json.path("parties").size()).isEqualTo(2);
        assertThat(json.path("games").asInt()).isEqualTo(4);
    }

    /// The plot has the last bar where the report has the mean of all games.
    @Test
    void luck_isDrawn() throws IOException {
        var json = json("luck", "gardens-of-mars", "--games", "64", "--json", "--report", folder.toString());
        var course = json.path("parties").path(0).path("course");
        assertThat(course).extracting(sofar -> sofar.path("games").asInt()).containsExactly(4, 16, 64);
        assertThat(course.path(2).path("luck"))
                .isEqualTo(json.path("parties").path(0).path("luck"));
        var svg = Files.readString(folder.resolve("luck-gardens-of-mars.svg"));
        assertThat(svg).contains(">64<", ">P2<", "Gardens of Mars: mean luck");
        assertThat(svg.split("<circle", -1))
                .as("three means and a legend for each of two seats")
                .hasSize(1 + 2 * 4);
    }
}
