package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import parterre.bots.series.SeriesPlan;
import parterre.cli.Grid.Side;
import parterre.cli.count.Tally;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre soak`: a great many random games, to see whether anything breaks.
@Command(
        name = "soak",
        description = {
            "Plays random games over all numbers of seats, editions and options, and looks whether anything breaks.",
            "Every hundredth game is also written down and its record judged. A game that breaks is written to a file;"
                    + " the exit code is then 1. Equal seeds play equal games."
        },
        footer = {
            "  parterre soak GAME --games 20000",
            "  parterre soak GAME --games 1000000 --seed 7",
        })
final class SoakCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20000",
            description = "How many games (default: 20,000).")
    private int games;

    @Mixin
    private ChosenLuck luck;

    @Option(
            names = "--first",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of the first game (default: 0), to play one again that broke.")
    private int first;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "Where the record of a game that breaks is written (default: here).")
    private Path records;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        if (games < 1 || first < 0 || first > Integer.MAX_VALUE - games) {
            throw Complaint.usage("--games " + games + " from --first " + first
                    + " are no games; write at least 1, from number 0 on");
        }
        Files.writable(records);
        return soak(game.box()).code();
    }

    private <S, M extends Move, V> Exit soak(GameBox<S, M, V> box) {
        var soak = new Soak<>(box.game(), box.positions(), luck.seed(), SeriesPlan.STOPPED_AFTER);
        var sums = new Sums();
        long began = System.nanoTime();
        try (var progress = Progress.of("soak " + game.slug(), games, "games");
                var interrupt = new Interrupt(() -> stopped = true)) {
            for (int i = 0; i < games && !stopped; i++) {
                switch (soak.play(first + i)) {
                    case Soak.Fate.Played played -> sums.add(played);
                    case Soak.Fate.Broken broken -> {
                        return tell(box, broken, first + i);
                    }
                }
                progress.step();
            }
            tell(sums, Duration.ofNanos(System.nanoTime() - began));
            return interrupt.came() ? Exit.INTERRUPTED : Exit.OK;
        }
    }

    private Exit tell(GameBox<?, ?, ?> box, Soak.Fate.Broken broken, int number) {
        var file = records.resolve(game.slug() + "-soak-" + luck.seed() + "-" + number + ".txt");
        Files.makeFolder(records);
        Files.write(file, new RecordForm(List.of(box.game().info())).write(broken.record()));
        var out = spec.commandLine().getOut();
        out.println("game " + number + " broke: " + broken.says());
        out.println("  " + broken.setup().seats() + " seats, edition "
                + broken.setup().edition() + ", options " + broken.setup().chosen());
        out.println("  its record stands in " + file + "; again: parterre soak " + game.slug() + " --seed "
                + luck.seed() + " --first " + number + " --games 1");
        return Exit.CHECK_FAILED;
    }

    private void tell(Sums sums, Duration time) {
        var out = spec.commandLine().getOut();
        out.println(Words.count(sums.games) + " games of " + game.slug() + " with " + Words.count(sums.setups.size())
                + " different setups, " + Words.count(sums.judged) + " records judged: nothing broke");
        out.println("  " + Words.count(sums.steps) + " steps, " + Words.count(sums.decisions) + " decisions, seed "
                + luck.seed() + ", " + Words.time(time) + ", " + Words.rate(sums.games, time, "games"));
        var grid = new Grid("  ", Side.LEFT, Side.RIGHT);
        sums.seats.forEach((seats, count) -> grid.row(seats + " seats", Words.count(count)));
        sums.endings.forEach((ending, count) -> grid.row(ending, Words.count(count)));
        out.print(grid);
    }

    /// What was played so far.
    private static final class Sums {
        private final Map<Integer, Integer> seats = new TreeMap<>();
        private final Map<String, Integer> endings = new TreeMap<>();
        private final Set<Setup> setups = new HashSet<>();
        private int games;
        private int judged;
        private long steps;
        private long decisions;

        void add(Soak.Fate.Played played) {
            games++;
            judged += played.judged() ? 1 : 0;
            steps += played.steps();
            decisions += played.decisions();
            setups.add(played.setup());
            seats.merge(played.setup().seats(), 1, Integer::sum);
            endings.merge(played.result().map(Result::ending).orElse(Tally.STOPPED), 1, Integer::sum);
        }
    }
}
