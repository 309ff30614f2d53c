package parterre.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import parterre.bots.Entrant;
import parterre.cli.count.Share;
import parterre.cli.words.ReviewMessages;
import parterre.cli.words.ReviewMessages.GradesMeasure;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.review.GradeStudy;
import parterre.review.ReviewEffort;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre grades`: measures how well reviews find mistakes.
@Command(name = "grades")
final class GradesCommand implements Callable<Integer> {
    private static final double PERCENT = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StudyOptions common;

    @Option(names = "--seats", paramLabel = "BOT,BOT…", defaultValue = "greedy,greedy")
    private String seats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "20")
    private int games;

    @Option(names = "--playouts", paramLabel = "N", defaultValue = "2000")
    private int playouts;

    @Override
    public Integer call() throws InterruptedException {
        return measure(common.box()).code();
    }

    private <S, M extends Move, V> Exit measure(GameBox<S, M, V> box) throws InterruptedException {
        if (playouts < ReviewEffort.LEAST) {
            throw CommandException.usage(new ReviewMessages.TooFewPlayouts(playouts, ReviewEffort.LEAST));
        }
        var bots = Entrants.fitting(seats, box);
        var setup = common.setup(box.game(), bots.size());
        int count = Numbers.atLeast(1, games, "--games");
        var study = new GradeStudy<>(box, Judges.of(box), setup, bots, playouts, count, common.seed());
        var localizer = Parterre.localizer(spec, box);
        GradeStudy.Report report;
        try (var progress = Progress.of(common.slug(), count, localizer)) {
            report = study.run(common.gamesAtATime(true), progress::step);
        }
        var out = spec.commandLine().getOut();
        if (common.isJson()) {
            out.println(Json.text(json(report)));
            return Exit.OK;
        }
        out.println(localizer.say(new ReviewMessages.GradesMeasured(count, playouts, Long.toString(common.seed()))));
        for (var measure : GradesMeasure.values()) {
            var part = part(report, measure);
            if (part.of() > 0) {
                var share = Share.of(part.count(), part.of());
                out.println(localizer.say(new ReviewMessages.GradesShare(
                        measure, percent(share.value()), part.of(), percent(share.low()), percent(share.high()))));
            }
        }
        return Exit.OK;
    }

    private static GradeStudy.Part part(GradeStudy.Report report, GradesMeasure measure) {
        return switch (measure) {
            case FOUND -> report.found();
            case FOUND_TOGETHER -> report.foundTogether();
            case BLAMED -> report.blamed();
            case AGREED -> report.agreed();
        };
    }

    private static double percent(double share) {
        return Math.round(share * PERCENT * 10) / 10.0;
    }

    private Map<String, Object> json(GradeStudy.Report report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", common.slug());
        json.put("seats", Entrants.read(seats).stream().map(Entrant::name).toList());
        json.put("seed", common.seed());
        json.put("games", games);
        json.put("playouts", playouts);
        json.put("found", report.found());
        json.put("foundTogether", report.foundTogether());
        json.put("blamed", report.blamed());
        json.put("agreed", report.agreed());
        return json;
    }
}
