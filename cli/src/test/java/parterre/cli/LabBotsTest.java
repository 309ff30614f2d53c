package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.tournament.Ladder;
import parterre.lab.tournament.SwissRound;
import parterre.lab.tournament.TableGroup;

/// Experiments and tournaments that are about bots.
class LabBotsTest {
    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        var file = folder.resolve("bots.yaml");
        Files.writeString(file, text);
        return file.toString();
    }

    private String out() {
        return folder.resolve("out").toString();
    }

    @Test
    void theStrongerBot_isToldBeforeAndAfterTheGames() throws IOException {
        var run = CommandRun.in("lab", "run", file("""
                        name: stronger?
                        game: gardens-of-mars
                        line-ups: ['greedy, random']
                        measures: [skill]
                        stop: {games: 10000, gsprt: {elo1: 40}}
                        """), "--out", out());
        assertThat(run.exit()).isZero();
        assertThat(run.err())
                .contains("greedy, random: 10,000 games in each arm", "  The sequential test needs about ");
        assertThat(run.out())
                .containsIgnoringWhitespaces("accepts that the first bot is 40.00 points of Elo ahead, not 0.00");
    }

    @Test
    void tunedBots_areKeptForTheNextRun() throws IOException {
        String[] words = {"lab", "run", file("""
                    name: tuned
                    game: gardens-of-mars
                    arms: [{name: rules}, {name: group, options: {scoring: group}}]
                    line-ups: [['mcts:10,prior=0,c=2', random]]
                    measures: [score]
                    retune: {runs: 1, tries: 6, pairs: 1, playoff: 4}
                    stop: {games: 20}
                    """), "--out", out()};
        var run = CommandRun.in(words);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("The searches of each arm are tuned first, in at most ");
        assertThat(run.out()).contains("The searches of each arm were tuned for its rules before the games");
        var tuned = Files.readString(folder.resolve("out/tuned.json"));
        var again = CommandRun.in(words);
        assertThat(again.err()).startsWith("Goes on after ");
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(Files.readString(folder.resolve("out/tuned.json"))).isEqualTo(tuned);
        var other = Files.readString(Path.of(words[2])).replace("tries: 6", "tries: 7");
        assertThat(CommandRun.in("lab", "run", file(other), "--out", out()).exit())
                .isEqualTo(Exit.BAD_INPUT.code());
    }

    private CommandRun tournament(String... words) {
        return CommandRun.in(Stream.concat(Stream.of("lab", "tournament", "stalk-exchange"), Stream.of(words))
                .toArray(String[]::new));
    }

    @Test
    void withThreeSeats_everyGroupMeets() throws IOException {
        var file = folder.resolve("ladder.json").toString();
        var begun =
                tournament("--seats", "3", "--bots", "random,greedy,greedy,slip=0.5", "--games", "6", "--ladder", file);
        assertThat(begun.exit()).isZero();
        assertThat(begun.out()).contains("6 games between 3 bots, 3 in a game.");
        // The seats and games are those of the ladder.
        assertThat(tournament("--bots", "greedy,slip=0.8", "--ladder", file).out())
                .contains("24 games between 4 bots");
        var ladder = Ladder.ofJson(Files.readString(Path.of(file)));
        assertThat(ladder.met()).hasSize(4);
        assertThat(ladder.ranking()).extracting(Ladder.Rated::played).containsOnly(18);
        assertThat(tournament("--ladder", file, "--format", "json").out())
                .contains("\"seats\" : 3")
                .doesNotContain("\"terms\"");
        assertThat(tournament("--ladder", file, "--seats", "2").err())
                .contains("with 6 games of 3 bots for each group");
    }

    @Test
    void aSwissRoundOfThreeSeats_groupsSixBots() throws IOException {
        var file = folder.resolve("ladder.json");
        String[] words = {
            "--seats",
            "3",
            "--bots",
            "random,greedy,greedy,slip=0.2,greedy,slip=0.4,greedy,slip=0.6,greedy,slip=0.8",
            "--games",
            "3",
            "--swiss",
            "2",
            "--ladder",
            file.toString()
        };
        assertThat(tournament(words).out()).contains("12 games between 6 bots, 3 in a game.");
        var whole = Files.readString(file);
        assertThat(Ladder.ofJson(whole).met()).hasSize(4).doesNotHaveDuplicates();
        // As if it had been stopped before the first group met.
        var ladder = Ladder.ofJson(whole);
        var stopped = Ladder.of(ladder.terms(), ladder.bots()).withNextRound();
        Files.writeString(file, stopped.json());
        assertThat(tournament(words).exit()).isZero();
        assertThat(Files.readString(file)).isEqualTo(whole);
    }

    @Test
    void seatsThatCannotBePlayed_areRefused() {
        var bots = "random,greedy,greedy,slip=0.5";
        assertThat(tournament("--seats", "9", "--bots", bots).err()).contains("a number from 2 to 5");
        assertThat(tournament("--seats", "3", "--bots", bots, "--games", "4").err())
                .contains("a multiple of 3");
        assertThat(tournament("--seats", "4", "--bots", bots).err()).contains("3 bots take part");
    }

    @Test
    void aCluster_isCheckedBeforeTheGames() throws IOException {
        assertThat(tournament("--bots", "random,greedy", "--spark", "host").err())
                .contains("host");
        assertThat(tournament("--bots", "random,exec:\"true\"", "--spark", "local")
                        .err())
                .contains("is a program of this machine");
        var sweep = file("""
                name: short games
                game: fire-and-flora
                line-ups: [random*2]
                measures: [length]
                stop: {games: 8}
                sweep:
                  points: 6
                  options: {round-cap: 5..20}
                  aim: [{quantity: turns, to: 30}]
                """);
        assertThat(CommandRun.in("lab", "sweep", sweep, "--spark", "host", "--out", out())
                        .exit())
                .isEqualTo(Exit.USAGE.code());
        var equal = file("""
                name: equal arms
                game: gardens-of-mars
                line-ups: [random*2]
                measures: [length]
                stop: {games: 8}
                """);
        assertThat(CommandRun.in("lab", "calibrate", equal, "--spark", "host", "--out", out())
                        .exit())
                .isEqualTo(Exit.USAGE.code());
        assertThat(CommandRun.in("lab", "cards", "gnomadic-gardeners", "--spark", "host", "--out", out())
                        .exit())
                .isEqualTo(Exit.USAGE.code());
        assertThat(Path.of(out())).doesNotExist();
    }

    @Test
    void aStoppedSwissRound_isFinished() throws IOException {
        var file = folder.resolve("ladder.json");
        String[] words = {
            "lab",
            "tournament",
            "gardens-of-mars",
            "--bots",
            "random,greedy,greedy,slip=0.5,greedy,slip=0.8",
            "--games",
            "2",
            "--swiss",
            "2",
            "--ladder",
            file.toString()
        };
        assertThat(CommandRun.in(words).out()).contains("8 games between 4 bots");
        var whole = Files.readString(file);
        var ladder = Ladder.ofJson(whole);
        // As if it had been stopped before the last pair met.
        var last = ladder.scores().getLast();
        var stopped = new Ladder(
                ladder.terms(),
                ladder.bots(),
                ladder.scores().subList(0, ladder.scores().size() - 1),
                Optional.of(new SwissRound(2, List.of(new TableGroup(List.of(last.first(), last.second()))))),
                ladder.programs(),
                List.of());
        Files.writeString(file, stopped.json());
        assertThat(CommandRun.in(words).exit()).isZero();
        assertThat(Files.readString(file)).isEqualTo(whole);
        assertThat(CommandRun.in(words).out()).contains("8 games between 4 bots");
    }
}
