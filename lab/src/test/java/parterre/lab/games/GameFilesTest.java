package parterre.lab.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.game.UnitResult;
import parterre.lab.measure.UnitSums;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunJournal;
import parterre.lab.run.RunWatcher;

class GameFilesTest {
    private static final Path DOCUMENT = Path.of("../docs/lab-data.md");

    private static Experiment experiment() {
        return ExperimentFile.read("""
                        name: kept
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: ['greedy,random', random*3, random*2]
                        measures: [seat-advantage, length, score, drama, luck, choice, cards]
                        stop: {games: 8}
                        """, _ -> Optional.empty()).orThrow();
    }

    private static List<UnitResult> results(Experiment experiment) {
        var player = UnitPlayer.of(experiment);
        return Unit.of(experiment).stream()
                .map(unit -> player.play(unit, () -> false).orElseThrow())
                .toList();
    }

    private static List<List<@Nullable Object>> ask(Path folder, String sql) throws GameQuery.RefusedException {
        return GameQuery.ask(List.of(folder), sql).rows();
    }

    @Test
    void everyGame_isARow(@TempDir Path folder) throws Exception {
        var experiment = experiment();
        var results = results(experiment);
        new GameFiles(experiment, folder.resolve("games")).write(results);
        var games = results.stream()
                .flatMap(unit -> unit.arms().stream())
                .flatMap(arm -> arm.games().stream())
                .toList();
        var rows = ask(folder, "select experiment, block, shares, scores, luck, listed, openness, bots from games");
        assertThat(rows).hasSize(games.size()).hasSize(3 * 8 * 2);
        IntStream.range(0, rows.size()).forEach(i -> {
            var game = games.get(i);
            assertThat(rows.get(i).subList(0, 7))
                    .containsExactly(
                            folder.getFileName().toString(),
                            game.block(),
                            game.shares(),
                            game.scores(),
                            game.luck().orElseThrow(),
                            game.flow().listed(),
                            game.course().orElseThrow().openness());
        });
        assertThat(ask(folder, "select distinct bots[1], bots[2] from games where rotation = 1"))
                .containsExactly(List.of("random", "greedy"));
    }

    @Test
    void aRunThatWasKilled_playsLostGamesAgain(@TempDir Path folder) throws Exception {
        var experiment = experiment();
        var results = results(experiment);
        var journal = folder.resolve("journal");
        var kept = folder.resolve("games");
        try (var file = RunJournal.open(journal, experiment)) {
            new LocalRun(experiment, Optional.of(file), RunWatcher.none()).play(1);
        }
        // A crash kept all units in the journal, and the games of the first alone.
        new GameFiles(experiment, kept).write(results.subList(0, 1));
        new GameFiles(experiment, kept).write(results.subList(2, 3));
        var files = new GameFiles(experiment, kept);
        assertThat(files.keep(results.size())).isOne();
        try (var file = RunJournal.open(journal, experiment, 1)) {
            new LocalRun(experiment, Optional.of(file), Optional.of(files), RunWatcher.none()).play(2);
        }
        try (var file = RunJournal.open(journal, experiment)) {
            assertThat(file.found())
                    .isEqualTo(results.stream()
                            .map(unit -> UnitSums.of(experiment, unit))
                            .toList());
        }
        assertThat(ask(folder, "select unit, count(*) from games group by unit order by unit"))
                .isEqualTo(results.stream()
                        .<List<@Nullable Object>>map(unit -> List.of(
                                unit.unit().index(),
                                2L * unit.arms().getFirst().games().size()))
                        .toList());
        assertThat(new GameFiles(experiment, kept).keep(results.size())).isEqualTo(results.size());
    }

    @Test
    void theDocument_describesEveryColumn(@TempDir Path folder) throws Exception {
        var experiment = experiment();
        new GameFiles(experiment, folder.resolve("games")).write(results(experiment));
        var text = Files.readString(DOCUMENT);
        for (var column : ask(folder, "describe games")) {
            assertThat(text).contains("| `" + column.get(0) + "` | " + column.get(1) + " |");
        }
    }

    @Test
    void everyExampleOfTheDocument_hasAnAnswer(@TempDir Path folder) throws Exception {
        var experiment = experiment();
        new GameFiles(experiment, folder.resolve("games")).write(results(experiment));
        var examples = Stream.of(Files.readString(DOCUMENT).split("```sql\n"))
                .skip(1)
                .map(part -> part.substring(0, part.indexOf("```")))
                .toList();
        assertThat(examples).hasSizeGreaterThan(8);
        for (var example : examples) {
            assertThat(ask(folder, example)).as(example).isNotEmpty();
        }
    }

    @Test
    void aWrongQuery_isRefusedWithItsReason(@TempDir Path folder) {
        assertThatThrownBy(() -> GameQuery.ask(List.of(), "select nothing from nowhere"))
                .isInstanceOf(GameQuery.RefusedException.class)
                .hasMessageContaining("nowhere");
        assertThatThrownBy(() -> GameQuery.ask(List.of(folder), "select * from games"))
                .isInstanceOf(GameQuery.RefusedException.class);
    }
}
