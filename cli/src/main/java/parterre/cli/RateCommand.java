package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.bots.series.Outcome;
import parterre.bots.series.RoundRobin;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.StrengthFileCodec;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.RateMessages;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Move;
import parterre.engine.Reading.Problem;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre rate`: plays every bot of a pool against every other and rates them in Elo.
@Command(name = "rate")
final class RateCommand implements Callable<Integer> {
    private static final int SEATS = 2;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StudyOptions common;

    @Option(names = "--bots", required = true, paramLabel = "BOT,BOT…")
    private String bots;

    @Option(names = "--games", paramLabel = "N", defaultValue = "200")
    private int games;

    @Option(names = "--anchor", paramLabel = "BOT")
    private @Nullable String anchor;

    @Option(names = "--most-steps", paramLabel = "N", defaultValue = "" + SeriesPlan.STOPPED_AFTER)
    private int mostSteps;

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path out;

    @Option(names = "--report", paramLabel = "FOLDER")
    private @Nullable Path report;

    @Override
    public Integer call() {
        return rate(common.box()).code();
    }

    private <S, M extends Move, V> Exit rate(GameBox<S, M, V> box) {
        var pool = Entrants.read(bots);
        var names = pool.stream().map(Entrant::name).toList();
        check(box, pool);
        int zero = anchor(names);
        var setup = common.setup(box.game(), SEATS);
        var roundRobin = roundRobin(box, setup, pool);
        var reproducible = pool.stream().allMatch(Entrant::reproducible);
        int atATime = common.gamesAtATime(reproducible);
        checkFiles();
        boolean interrupted;
        long began = System.nanoTime();
        var localizer = Parterre.localizer(spec);
        // Without a title, so that the line has room for the note.
        try (var progress = Progress.of("", roundRobin.games(), localizer);
                var interrupt = new Interrupt(roundRobin::stop)) {
            roundRobin.play(atATime, (plan, outcome) -> {
                hasWinner(outcome);
                progress.step();
                progress.note(() -> localizer.say(playing(plan)));
            });
            interrupted = interrupt.came();
        }
        var time = Duration.ofNanos(System.nanoTime() - began);
        var rated = new RatingReport(
                box.game().info(), setup, pool, zero, games, common.seed(), roundRobin.scores(), roundRobin.lost());
        told(rated, atATime, time, interrupted);
        if (interrupted) {
            return Exit.INTERRUPTED;
        }
        write(box, rated);
        return Exit.OK;
    }

    private void told(RatingReport rated, int atATime, Duration time, boolean interrupted) {
        var printer = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec);
        if (common.isJson()) {
            printer.println(Json.text(rated.json(interrupted)));
        } else if (rated.scores().isEmpty()) {
            printer.println(localizer.say(new RateMessages.NoPairFinished()));
        } else {
            rated.print(atATime, time, localizer, printer);
        }
    }

    private void write(GameBox<?, ?, ?> box, RatingReport rated) {
        var file = rated.file();
        var slug = common.slug();
        if (out != null) {
            write(out, StrengthFileCodec.write(file));
        }
        if (report != null) {
            write(report.resolve(RatingPage.name(slug, "md")), RatingPage.markdown(box, file));
            write(
                    report.resolve(RatingPage.name(slug, "svg")),
                    RatingPlot.svg(box.game().info().name(), file));
        }
    }

    private void write(Path path, String text) {
        Files.write(path, text);
        if (!common.isJson()) {
            spec.commandLine()
                    .getOut()
                    .println(Parterre.localizer(spec).say(new RateMessages.PoolWritten(path.toString())));
        }
    }

    /// Throws an exception before the first game if a file could not be written.
    private void checkFiles() {
        if (out != null) {
            Files.creatable(out);
        }
        if (report != null) {
            Files.makeFolder(report);
            Files.creatable(report.resolve(RatingPage.name(common.slug(), "md")));
            Files.creatable(report.resolve(RatingPage.name(common.slug(), "svg")));
        }
    }

    private static RateMessages playing(SeriesPlan plan) {
        return new RateMessages.RateProgress(
                plan.lineUp().getFirst().name(), plan.lineUp().getLast().name());
    }

    private void hasWinner(Outcome outcome) {
        if (outcome.result().orElse(null) instanceof Result.Group) {
            throw CommandException.usage(new CompareMessages.NobodyWins(common.slug()));
        }
    }

    private void check(GameBox<?, ?, ?> box, List<Entrant> pool) {
        if (pool.size() < 2) {
            throw CommandException.usage(new RateMessages.PoolTooSmall(pool.size()));
        }
        var names = new HashSet<String>();
        for (var bot : pool) {
            if (!names.add(bot.name())) {
                throw CommandException.usage(new RateMessages.BotTwiceInPool(bot.name()));
            }
        }
        List<Problem> problems =
                pool.stream().flatMap(bot -> bot.misfits(box).stream()).toList();
        if (!problems.isEmpty()) {
            throw CommandException.usage(problems);
        }
    }

    /// Returns the place of the anchor in the pool, or throws an exception.
    private int anchor(List<String> names) {
        if (anchor == null) {
            return 0;
        }
        var name = CommandException.usageUnlessGood(Entrants.one(anchor)).name();
        int place = names.indexOf(name);
        if (place < 0) {
            throw CommandException.usage(new RateMessages.NotInPool(name, names));
        }
        return place;
    }

    private <S, M extends Move, V> RoundRobin<S, M, V> roundRobin(
            GameBox<S, M, V> box, Setup setup, List<Entrant> pool) {
        Numbers.atLeast(SEATS, games, "--games");
        if (games % SEATS != 0) {
            throw CommandException.usage(new SeriesMessages.OddPairs(games));
        }
        return new RoundRobin<>(box, setup, pool, games, common.seed(), Numbers.atLeast(1, mostSteps, "--most-steps"));
    }
}
