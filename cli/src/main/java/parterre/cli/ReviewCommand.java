package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.ReviewSays;
import parterre.cli.words.Voice;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
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

    @Mixin
    private ChosenLuck luck;

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable Integer threads;

    @Option(names = "--json")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        int atATime =
                threads == null ? Runtime.getRuntime().availableProcessors() : Numbers.atLeast(1, threads, "--threads");
        if (playouts < ReviewEffort.LEAST) {
            throw Complaint.usage(new ReviewSays.TooFewPlayouts(playouts, ReviewEffort.LEAST));
        }
        // All files are read before the first is reviewed, so that a mistake is told at once.
        var games = files.stream()
                .<Records.Replayed<?, ?, ?>>map(file -> Complaint.inputUnlessGood(file, Records.read(file)))
                .toList();
        var reports = new ArrayList<ReviewReport<?, ?, ?>>();
        var out = spec.commandLine().getOut();
        for (int i = 0; i < games.size(); i++) {
            var report = review(files.get(i), games.get(i), atATime);
            reports.add(report);
            if (!json) {
                report.print(out, voice(games.get(i).box()));
                out.println();
            }
        }
        if (json) {
            out.println(Json.text(ReviewReport.json(reports)));
        } else if (reports.size() > 1) {
            ReviewReport.printSummary(reports, out, Parterre.voice(spec));
        }
        return Exit.OK.code();
    }

    private Voice voice(GameBox<?, ?, ?> box) {
        return Parterre.voice(spec, box);
    }

    private <S, M extends Move, V> ReviewReport<S, M, V> review(
            String file, Records.Replayed<S, M, V> replayed, int atATime) throws InterruptedException {
        var box = replayed.box();
        var replay = replayed.replay();
        var value = Judges.of(box);
        var reviewer = new Reviewer<>(box, value, ReviewEffort.of(playouts));
        int decisions = reviewer.decisions(replay::position, replay.steps()).size();
        try (var progress = Progress.of(file, decisions, new ReviewSays.DecisionsGraded(), Parterre.voice(spec))) {
            var review = reviewer.review(replay::position, replay.steps(), luck.seed(), atATime, progress::step);
            return new ReviewReport<>(file, replayed, value.name(), playouts, luck.seed(), review);
        }
    }
}
