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
import parterre.cli.TextTable.Side;
import parterre.cli.count.Tally;
import parterre.cli.words.SeriesMessages;
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

/// `parterre soak`: plays a great many random games to find faults of the rules.
@Command(name = "soak")
final class SoakCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--games", paramLabel = "N", defaultValue = "20000")
    private int games;

    @Mixin
    private ChosenLuck luck;

    @Option(names = "--first", paramLabel = "N", defaultValue = "0")
    private int first;

    @Option(names = "--records", paramLabel = "DIR", defaultValue = ".")
    private Path records;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        if (games < 1 || first < 0 || first > Integer.MAX_VALUE - games) {
            throw CommandException.usage(new SeriesMessages.NoGames(Integer.toString(games), Integer.toString(first)));
        }
        Files.writable(records);
        return soak(game.box()).code();
    }

    private <S, M extends Move, V> Exit soak(GameBox<S, M, V> box) {
        var soak = new Soak<>(box.game(), box.positions(), luck.seed(), SeriesPlan.STOPPED_AFTER);
        var sums = new Sums();
        long began = System.nanoTime();
        try (var progress = Progress.of("soak " + game.slug(), games, Parterre.localizer(spec));
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
        var localizer = Parterre.localizer(spec);
        var named = Integer.toString(number);
        out.println(localizer.say(new SeriesMessages.GameBroke(named, broken.says())));
        out.println("  "
                + localizer.say(new SeriesMessages.GameBrokeAt(
                        broken.setup().seats(),
                        Integer.toString(broken.setup().edition()),
                        broken.setup().chosen().toString())));
        out.println("  "
                + localizer.say(new SeriesMessages.BrokenRecord(
                        file.toString(), game.slug(), Long.toString(luck.seed()), named)));
        return Exit.CHECK_FAILED;
    }

    private void tell(Sums sums, Duration time) {
        var out = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec, game.box());
        var numerals = new Numerals(localizer);
        out.println(localizer.say(
                new SeriesMessages.NothingBroke(sums.games, game.slug(), sums.setups.size(), sums.judged)));
        out.println("  "
                + localizer.say(new SeriesMessages.SoakRun(
                        numerals.count(sums.steps),
                        numerals.count(sums.decisions),
                        Long.toString(luck.seed()),
                        numerals.time(time),
                        numerals.rate(sums.games, time))));
        var grid = new TextTable("  ", Side.LEFT, Side.RIGHT);
        sums.seats.forEach(
                (seats, count) -> grid.row(localizer.say(new SeriesMessages.Seats(seats)), numerals.count(count)));
        sums.endings.forEach((ending, count) -> grid.row(localizer.ending(game.box(), ending), numerals.count(count)));
        out.print(grid);
    }

    /// The counts of the games so far.
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
