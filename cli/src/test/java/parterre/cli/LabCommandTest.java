package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.tournament.Ladder;

class LabCommandTest {
    private static final String EXPERIMENT = """
            name: two scorings
            game: gardens-of-mars
            arms: [{name: printed}, {name: group, options: {scoring: group}}]
            line-ups: [random*2]
            measures: [score, length]
            stop: {games: 400}
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        var file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    private String out() {
        return folder.resolve("out").toString();
    }

    @Test
    void anExperiment_isRunAndReported() throws IOException {
        var run = CommandRun.in("lab", "run", file("two.yaml", EXPERIMENT), "--out", out());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("two scorings\n\nVerdict\n").contains("group changes points by +");
        assertThat(run.err()).contains("random*2: 400 games in each arm take about ", "800 games in ");
        var report = CommandRun.in("lab", "report", out(), "--format", "markdown", "--lang", "de");
        assertThat(report.out()).startsWith("# two scorings\n\n## Urteil\n").contains("| --- |");
        assertThat(CommandRun.in("lab", "report", out(), "--format", "json").out())
                .isEqualTo(Files.readString(folder.resolve("out/findings.json")));
    }

    @Test
    void theSameCommand_goesOnWhereItWasKilled() throws IOException {
        var two = file(
                "two.yaml", EXPERIMENT.replace("random*2", "'random,greedy'").replace("400", "120"));
        assertThat(CommandRun.in("lab", "run", two, "--out", out()).exit()).isZero();
        var journal = folder.resolve("out/journal.jsonl");
        var whole = Files.readString(journal);
        var findings = Files.readString(folder.resolve("out/findings.json"));
        Files.writeString(journal, whole.substring(0, whole.indexOf('\n', whole.indexOf('\n') + 1) + 20));
        var again = CommandRun.in("lab", "run", two, "--out", out());
        assertThat(again.err()).startsWith("Goes on after 1 of 2 units.\n");
        assertThat(Files.readString(folder.resolve("out/findings.json"))).isEqualTo(findings);
        assertThat(Files.readString(journal)).isEqualTo(whole);
    }

    @Test
    void keptGames_areAskedBySql() throws IOException {
        var two = file("two.yaml", EXPERIMENT.replace("400", "20"));
        assertThat(CommandRun.in("lab", "run", two, "--out", out(), "--keep-games")
                        .exit())
                .isZero();
        var sql = "select arm, count(*) as n from games group by arm order by arm desc";
        assertThat(CommandRun.in("lab", "query", sql, "--in", out(), "--csv").out())
                .isEqualTo("arm,n\nprinted,20\ngroup,20\n");
        assertThat(CommandRun.in("lab", "query", sql, "--in", out(), "--json").out())
                .containsIgnoringWhitespaces("[{\"arm\": \"printed\", \"n\": 20}, {\"arm\": \"group\", \"n\": 20}]");
        assertThat(CommandRun.in("lab", "query", sql, "--in", out()).out()).containsPattern("(?m)^printed +20$");

        var wrong = CommandRun.in("lab", "query", "select nothing from games", "--in", out());
        assertThat(wrong.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(wrong.err()).contains("nothing").doesNotContain("Exception");
        var none = CommandRun.in(
                "lab", "query", sql, "--in", folder.resolve("nowhere").toString());
        assertThat(none.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(none.err()).contains("nowhere");
    }

    @Test
    void theFolderOfAnotherExperiment_isRefused() throws IOException {
        assertThat(CommandRun.in("lab", "run", file("two.yaml", EXPERIMENT), "--out", out())
                        .exit())
                .isZero();
        var other = CommandRun.in("lab", "run", file("other.yaml", EXPERIMENT.replace("400", "401")), "--out", out());
        assertThat(other.exit()).isEqualTo(3);
        assertThat(other.err()).contains("has the results of another experiment");
    }

    @Test
    void mistakesInAFile_areToldByLine() throws IOException {
        var bad = CommandRun.in("lab", "run", file("bad.yaml", EXPERIMENT.replace("score,", "scor,")), "--out", out());
        assertThat(bad.exit()).isEqualTo(3);
        assertThat(bad.err()).contains("line 5: 'scor' is not a measure; the measures are ");
    }

    @Test
    void variantsOnTheCommandLine_areCompared() {
        var compared = CommandRun.in(
                "lab",
                "compare",
                "gardens-of-mars",
                "standard",
                "two-gardeners=on,two-dice=max",
                "--line-up",
                "random*2",
                "--measures",
                "length",
                "--games",
                "100",
                "--out",
                out());
        assertThat(compared.exit()).isZero();
        assertThat(compared.out()).contains("two-gardeners=on,two-dice=max");
        var wrong = CommandRun.in("lab", "compare", "gardens-of-mars", "standard", "cards.json");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("Gardens of Mars has no card file");
    }

    @Test
    void aSweep_findsTheAim() throws IOException {
        var sweep = CommandRun.in("lab", "sweep", file("sweep.yaml", """
                        name: short games
                        game: fire-and-flora
                        line-ups: [random*2]
                        measures: [length]
                        stop: {games: 8}
                        sweep:
                          points: 6
                          options: {round-cap: 5..20}
                          aim: [{quantity: turns, to: 30}]
                        """), "--out", out());
        assertThat(sweep.exit()).isZero();
        assertThat(sweep.out()).contains("Nearest to the aims: round-cap=", "Trade-off between the aims");
        assertThat(sweep.out()).containsPattern("\n1 round-cap=[0-9]+ +[0-9.]+ \\[[0-9.]+; [0-9.]+] ");
        assertThat(sweep.err()).startsWith("Point 1 of 6: round-cap=");
        assertThat(sweep.err()).contains(" left\n");
        assertThat(folder.resolve("out/points")).isDirectoryContaining("glob:**.jsonl");
        assertThat(Files.readString(folder.resolve("out/report.md"))).contains("## Trade-off between the aims");
        assertThat(Files.readString(folder.resolve("out/report.json"))).containsIgnoringWhitespaces("\"front\": true");
        assertThat(folder.resolve("out")).isDirectoryRecursivelyContaining("glob:**/report.html");
        // The same command goes on where it was: nothing is played again, and the same is told.
        var again = CommandRun.in("lab", "sweep", folder.resolve("sweep.yaml").toString(), "--out", out());
        assertThat(again.out()).isEqualTo(sweep.out());
        assertThat(again.err()).contains("Goes on after 1 of 1 units.");
    }

    @Test
    void anAimWithoutItsQuantity_isReportedByItsLine() throws IOException {
        var sweep = CommandRun.in("lab", "sweep", file("sweep.yaml", """
                        name: short games
                        game: fire-and-flora
                        line-ups: [random*2]
                        measures: [length]
                        stop: {games: 8}
                        sweep:
                          options: {round-cap: 5..20}
                          aim:
                            - {quantity: turn, to: 30}
                        """));
        assertThat(sweep.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(sweep.err()).contains("line 9: 'turn' is not measured here; an aim can name turns");
    }

    @Test
    void aLadder_keepsItsTerms() {
        var file = folder.resolve("ladder.json").toString();
        String[] first = {
            "lab", "tournament", "gardens-of-mars", "--bots", "random,mcts:4", "--games", "2", "--ladder", file
        };
        assertThat(CommandRun.in(with(first, "--playouts", "4")).exit()).isZero();
        var more = CommandRun.in(
                "lab", "tournament", "gardens-of-mars", "--bots", "mcts:8", "--games", "2", "--ladder", file);
        assertThat(more.exit()).isEqualTo(Exit.USAGE.code());
        assertThat(more.err()).contains("mcts:8 does not think with 4 playouts");
        var other = CommandRun.in(
                "lab",
                "tournament",
                "gardens-of-mars",
                "--bots",
                "greedy",
                "--games",
                "2",
                "--ladder",
                file,
                "--option",
                "scoring=group");
        assertThat(other.exit()).isEqualTo(Exit.USAGE.code());
        assertThat(other.err()).contains("is a ladder of gardens-of-mars");
        var joined = CommandRun.in(
                "lab", "tournament", "gardens-of-mars", "--bots", "greedy", "--games", "2", "--ladder", file);
        assertThat(joined.out()).contains("6 games between 3 bots");
    }

    private static String[] with(String[] words, String... more) {
        var all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return all;
    }

    @Test
    void aBot_joinsALadder() {
        var file = folder.resolve("ladder.json").toString();
        var first = CommandRun.in(
                "lab", "tournament", "gardens-of-mars", "--bots", "random,greedy", "--games", "4", "--ladder", file);
        assertThat(first.exit()).isZero();
        assertThat(first.out())
                .contains("4 games between 2 bots")
                .containsPattern("greedy +1 ")
                .containsPattern("1 greedy +- +[0-9.]+ \\[[0-9.]+; [0-9.]+]");
        var joined = CommandRun.in(
                "lab", "tournament", "gardens-of-mars", "--bots", "policy:none", "--games", "4", "--ladder", file);
        assertThat(joined.exit()).isEqualTo(2);
        joined = CommandRun.in(
                "lab", "tournament", "gardens-of-mars", "--bots", "greedy,slip=0.9", "--games", "4", "--ladder", file);
        assertThat(joined.out()).contains("12 games between 3 bots");
    }

    @Test
    void aLadderOfSeveralPrograms_saysSo() throws IOException {
        var file = folder.resolve("ladder.json");
        String[] words = {"lab", "tournament", "gardens-of-mars", "--games", "2", "--ladder", file.toString(), "--bots"
        };
        assertThat(CommandRun.in(with(words, "random,greedy")).out()).doesNotContain("versions of the program");
        var program = Ladder.ofJson(Files.readString(file)).programs().getFirst();
        Files.writeString(file, Files.readString(file).replace(program, "f".repeat(64)));
        assertThat(CommandRun.in(with(words, "greedy,slip=0.9")).out())
                .contains("2 versions of the program have played these games");
        assertThat(Ladder.ofJson(Files.readString(file)).programs()).containsExactly("f".repeat(64), program);
    }

    @Test
    void theSameTournament_goesOnWhereItWasKilled() throws IOException {
        var file = folder.resolve("ladder.json");
        String[] words = {
            "lab",
            "tournament",
            "gardens-of-mars",
            "--bots",
            "random,greedy",
            "--games",
            "4",
            "--ladder",
            file.toString()
        };
        assertThat(CommandRun.in(words).exit()).isZero();
        var whole = Files.readString(file);
        // The files after a kill: the bots have joined, and a save was not finished.
        var joined = Ladder.ofJson(whole);
        var unplayed = Ladder.of(joined.terms(), joined.bots());
        Files.writeString(file, unplayed.json());
        Files.writeString(folder.resolve("ladder.json.part"), "{");
        assertThat(CommandRun.in(words).exit()).isZero();
        assertThat(Files.readString(file)).isEqualTo(whole);
        assertThat(CommandRun.in(words).out()).contains("4 games between 2 bots");
        assertThat(Files.readString(file)).isEqualTo(whole);
    }

    @Test
    void aSecondTournamentOnALadder_isRefused() throws IOException {
        var file = folder.resolve("ladder.json");
        String[] words = {
            "lab",
            "tournament",
            "gardens-of-mars",
            "--bots",
            "random,greedy",
            "--games",
            "4",
            "--ladder",
            file.toString()
        };
        var first = LadderFile.open(file);
        var second = CommandRun.in(words);
        first.close();
        assertThat(second.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(second.err()).contains("Another tournament writes into " + file);
        assertThat(file).doesNotExist();
        assertThat(CommandRun.in(words).exit()).isZero();
    }

    @Test
    void swissRounds_meetNeighbours() {
        var swiss = CommandRun.in(
                "lab",
                "tournament",
                "gardens-of-mars",
                "--bots",
                "random,greedy,greedy,slip=0.5,greedy,slip=0.8",
                "--games",
                "2",
                "--swiss",
                "2");
        assertThat(swiss.exit()).isZero();
        assertThat(swiss.out()).contains("8 games between 4 bots");
    }

    @Test
    void cards_haveValues() throws IOException {
        String[] words = {"lab", "cards", "gnomadic-gardeners", "--line-up", "random*2", "--games", "20", "--out", out()
        };
        var cards = CommandRun.in(words);
        assertThat(cards.exit()).isZero();
        assertThat(cards.out()).contains("g12", "Value in points of the win", "random*2: ");
        assertThat(Files.readString(folder.resolve("out/report.html"))).startsWith("<!doctype html>");
        // The same command goes on where it was: nothing is played again, and the same is told.
        var again = CommandRun.in(words);
        assertThat(again.err()).startsWith("Goes on after 1 of 1 units.");
        assertThat(again.out()).isEqualTo(cards.out());
        assertThat(CommandRun.in(with(words, "--format", "json")).out())
                .containsIgnoringWhitespaces("\"card\": \"g12\"");
    }

    @Test
    void cards_haveAValueAtEachStrength() {
        var cards = CommandRun.in(
                "lab",
                "cards",
                "gnomadic-gardeners",
                "--line-up",
                "random*2",
                "--line-up",
                "random,greedy",
                "--games",
                "6",
                "--out",
                out());
        assertThat(cards.exit()).isZero();
        assertThat(cards.out()).contains("\nrandom*2\n", "\nrandom, greedy\n");
    }

    @Test
    void equalArms_areCalibrated() throws IOException {
        var two = file("two.yaml", EXPERIMENT);
        var rate = CommandRun.in("lab", "calibrate", two, "--experiments", "20", "--out", out());
        assertThat(rate.exit()).isZero();
        assertThat(rate.out()).contains("20 experiments with equal arms, ");
        // The file after a kill: some outcomes, the last of them incomplete.
        var journal = folder.resolve("out/alarms.txt");
        var whole = Files.readString(journal);
        Files.writeString(journal, whole.substring(0, whole.length() - 9));
        var again = CommandRun.in("lab", "calibrate", two, "--experiments", "20", "--out", out());
        assertThat(again.err()).startsWith("Goes on after 18 of 20 units.");
        assertThat(again.out()).isEqualTo(rate.out());
        assertThat(Files.readString(journal)).isEqualTo(whole);
    }
}
