package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.Records.Replayed;
import parterre.cli.words.Localizer;
import parterre.cli.words.ReviewMessages;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.review.EffortForTime;
import parterre.review.KnownDecisions;
import parterre.review.ReviewEffort;
import parterre.review.Reviewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre review`: says of games what was luck and which decisions were mistakes.
@Command(name = "review")
final class ReviewCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", descriptionKey = "files", paramLabel = "FILE")
    private List<String> files;

    @Option(names = "--playouts", paramLabel = "N", defaultValue = "2000")
    private int playouts;

    @Option(names = "--time", paramLabel = "SECONDS")
    private @Nullable Integer time;

    @Mixin
    private ChosenLuck luck;

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable Integer threads;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE")
    private @Nullable Path html;

    @Option(names = "--resume", paramLabel = "FILE")
    private @Nullable Path resume;

    @Override
    public Integer call() throws InterruptedException {
        int atATime =
                threads == null ? Runtime.getRuntime().availableProcessors() : Numbers.atLeast(1, threads, "--threads");
        if (playouts < ReviewEffort.LEAST) {
            throw CommandException.usage(new ReviewMessages.TooFewPlayouts(playouts, ReviewEffort.LEAST));
        }
        var limit = Optional.ofNullable(time).map(seconds -> Duration.ofSeconds(Numbers.atLeast(1, seconds, "--time")));
        // All files are read before the first is reviewed, so that a mistake is told at once.
        var games = games();
        if (games.isEmpty()) {
            return Exit.BAD_INPUT.code();
        }
        if (html != null) {
            Files.creatable(html);
        }
        var kept = Optional.ofNullable(resume)
                .map(file -> KeptResults.read(file, "review", ReviewedGameCodec.GAME, ReviewedGameCodec.DECISION));
        var reports = new ArrayList<ReviewReport>();
        var out = spec.commandLine().getOut();
        for (int i = 0; i < games.size(); i++) {
            var read = games.get(i);
            var name = games.size() == 1
                    ? read.file()
                    : Parterre.localizer(spec).say(new ReviewMessages.FileOf(i + 1, games.size(), read.file()));
            var report = review(name, read.file(), read.game(), atATime, limit, kept);
            reports.add(report);
            if (!json) {
                report.print(out, localizer(read.game().box()));
                out.println();
            }
        }
        if (json) {
            out.println(Json.text(ReviewReport.json(reports)));
        } else if (reports.size() > 1) {
            ReviewReport.printSummary(reports, out, Parterre.localizer(spec));
        }
        if (html != null) {
            Files.write(html, ReviewPage.html(reports, Parterre.localizer(spec), this::localizer));
        }
        return (games.size() < files.size() ? Exit.CHECK_FAILED : Exit.OK).code();
    }

    /// A game to be reviewed, and the name of its file.
    private record Read(String file, Replayed<?, ?, ?> game) {}

    /// Reads all files. One that is no good record is told and left out, unless it is the only one.
    private List<Read> games() {
        var games = new ArrayList<Read>();
        for (var file : files) {
            try {
                games.add(new Read(file, CommandException.inputUnlessGood(file, Records.read(file))));
            } catch (CommandException refused) {
                if (files.size() == 1) {
                    throw refused;
                }
                spec.commandLine().getErr().println(refused.said(Parterre.localizer(spec)));
            }
        }
        return games;
    }

    private Localizer localizer(GameBox<?, ?, ?> box) {
        return Parterre.localizer(spec, box);
    }

    /// @param task what the progress bar calls it
    /// @param limit how long the review may take; if it is left out, the playouts are fixed
    /// @param kept reviews that were made before
    private <S, M extends Move, V> ReviewReport review(
            String task,
            String file,
            Replayed<S, M, V> replayed,
            int atATime,
            Optional<Duration> limit,
            Optional<KeptResults<ReviewedGame, ReviewedDecision>> kept)
            throws InterruptedException {
        var value = Judges.of(replayed.box());
        var key = KeptResults.key(replayed, value.name(), playouts, luck.seed());
        var known = kept.flatMap(all -> limit.isPresent() ? all.closest(key) : all.find(key));
        if (known.isPresent()) {
            return new ReviewReport(replayed, known.get().named(file));
        }
        var replay = replayed.replay();
        var quick = new Reviewer<>(replayed.box(), value, ReviewEffort.of(ReviewEffort.LEAST));
        var decisions = quick.decisions(replay::position, replay.steps());
        int each = limit.map(most -> kept.flatMap(all -> all.begun(key))
                        .orElseGet(() ->
                                EffortForTime.playouts(quick, decisions, most, atATime, luck.seed(), System::nanoTime)))
                .orElse(playouts);
        var notation = replayed.box().game().notation();
        var before = new KnownDecisions<M>(kept.stream()
                .flatMap(all -> all.parts(key.with(each)).stream())
                .map(one -> one.read(notation))
                .toList());
        var reviewer = new Reviewer<>(replayed.box(), value, ReviewEffort.of(each));
        var localizer = Parterre.localizer(spec);
        try (var progress = Progress.of(task, decisions.size(), new ReviewMessages.DecisionsGraded(), localizer)) {
            var review = reviewer.review(
                    replay::position, replay.steps(), luck.seed(), atATime, before, (decision, isNew) -> {
                        progress.step();
                        if (isNew) {
                            kept.ifPresent(
                                    all -> all.keepPart(key.with(each), ReviewedDecision.of(notation, decision)));
                        }
                    });
            var game = ReviewedGame.of(file, replayed, value.name(), each, luck.seed(), review);
            kept.ifPresent(all -> all.keep(key.with(each), game));
            return new ReviewReport(replayed, game);
        }
    }
}
