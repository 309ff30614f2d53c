package parterre.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.Records.Replayed;
import parterre.cli.words.FileFault;
import parterre.cli.words.Localizer;
import parterre.cli.words.PuzzleMessages;
import parterre.cli.words.RecordMessages;
import parterre.cli.words.ReviewMessages;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.review.ReviewEffort;
import parterre.review.puzzles.Puzzle;
import parterre.review.puzzles.PuzzleCodec;
import parterre.review.puzzles.PuzzleFile;
import parterre.review.puzzles.PuzzleMiner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre puzzles mine`: finds puzzles in the records of a folder.
@Command(name = "mine")
final class PuzzlesMineCommand implements Callable<Integer> {
    private static final double POINTS = 100;

    @Spec
    private CommandSpec spec;

    @Parameters(descriptionKey = "folder", paramLabel = "DIR")
    private Path folder;

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path target;

    @Option(names = "--playouts", paramLabel = "N", defaultValue = "2000")
    private int playouts;

    @Option(names = "--most", paramLabel = "N")
    private @Nullable Integer most;

    @Mixin
    private ChosenLuck luck;

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable Integer threads;

    @Option(names = "--resume", paramLabel = "FILE")
    private @Nullable Path resume;

    @Option(names = "--json")
    private boolean json;

    private final Map<String, Puzzle> found = new LinkedHashMap<>();
    private final Map<String, Integer> perGame = new HashMap<>();
    private int refused;

    @Override
    public Integer call() throws InterruptedException {
        if (playouts < ReviewEffort.LEAST) {
            throw CommandException.usage(new ReviewMessages.TooFewPlayouts(playouts, ReviewEffort.LEAST));
        }
        if (threads != null) {
            Numbers.atLeast(1, threads, "--threads");
        }
        if (most != null) {
            Numbers.atLeast(1, most, "--most");
        }
        if (target != null) {
            Files.creatable(target);
        }
        var files = files();
        var kept = Optional.ofNullable(resume)
                .map(file -> KeptResults.read(file, "puzzles", PuzzleCodec.FILE, PuzzleCodec.PUZZLE));
        var localizer = Parterre.localizer(spec);
        try (var progress =
                Progress.of(folder.toString(), files.size(), new PuzzleMessages.RecordsMined(), localizer)) {
            for (var file : files) {
                mine(file, kept, localizer);
                progress.step();
            }
        }
        told(files.size(), localizer);
        return (refused > 0 ? Exit.CHECK_FAILED : Exit.OK).code();
    }

    /// Returns the files of the folder by name, without hidden ones.
    private List<String> files() {
        try (var paths = java.nio.file.Files.list(folder)) {
            var files = paths.filter(java.nio.file.Files::isRegularFile)
                    .map(Path::toString)
                    .filter(file -> !Files.name(file).startsWith("."))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw CommandException.input(new PuzzleMessages.NoRecords(folder.toString()));
            }
            return files;
        } catch (IOException e) {
            throw CommandException.input(new FileFault.NotRead(folder.toString(), FileFault.reason(e)));
        }
    }

    private void mine(String file, Optional<KeptResults<PuzzleFile, Puzzle>> kept, Localizer localizer)
            throws InterruptedException {
        Reading<Replayed<?, ?, ?>> reading;
        try {
            reading = Records.read(file);
        } catch (CommandException exception) {
            refused++;
            spec.commandLine().getErr().println(exception.said(localizer));
            return;
        }
        switch (reading) {
            case Reading.Bad<Replayed<?, ?, ?>>(var problems) -> refuse(file, problems, localizer);
            case Reading.Good<Replayed<?, ?, ?>>(var replayed) -> {
                if (replayed.replay().result().isEmpty()) {
                    refuse(file, List.of(new PuzzleMessages.GameNotOver()), localizer);
                } else {
                    add(replayed, kept);
                }
            }
        }
    }

    private void refuse(String file, List<? extends Message> problems, Localizer localizer) {
        refused++;
        problems.forEach(problem ->
                spec.commandLine().getErr().println(localizer.say(new RecordMessages.RecordRefused(file, problem))));
    }

    private <S, M extends Move, V> void add(Replayed<S, M, V> replayed, Optional<KeptResults<PuzzleFile, Puzzle>> kept)
            throws InterruptedException {
        var game = replayed.box().game().info().slug();
        if (most != null && perGame.getOrDefault(game, 0) >= most) {
            return;
        }
        for (var puzzle : puzzles(replayed, kept)) {
            if (most != null && perGame.getOrDefault(game, 0) >= most) {
                return;
            }
            if (found.putIfAbsent(puzzle.id(), puzzle) == null) {
                perGame.merge(game, 1, Integer::sum);
            }
        }
    }

    private <S, M extends Move, V> List<Puzzle> puzzles(
            Replayed<S, M, V> replayed, Optional<KeptResults<PuzzleFile, Puzzle>> kept) throws InterruptedException {
        var value = Judges.of(replayed.box());
        var key = KeptResults.key(replayed, value.name(), playouts, luck.seed());
        var known = kept.flatMap(all -> all.find(key));
        if (known.isPresent()) {
            return known.get().puzzles();
        }
        var mined = new PuzzleMiner<>(replayed.box(), value, playouts)
                .mine(
                        replayed.replay(),
                        luck.seed(),
                        threads == null ? Runtime.getRuntime().availableProcessors() : threads,
                        () -> {});
        kept.ifPresent(all -> all.keep(key, PuzzleFile.of(mined)));
        return mined;
    }

    private void told(int records, Localizer localizer) {
        var puzzles = new ArrayList<>(found.values());
        puzzles.sort(Comparator.comparing(Puzzle::game)
                .thenComparingInt(Puzzle::rating)
                .thenComparing(Puzzle::id));
        var text = PuzzleCodec.FILE.indentedText(PuzzleFile.of(puzzles));
        var out = spec.commandLine().getOut();
        if (json) {
            out.println(text);
        } else {
            puzzles.forEach(puzzle -> out.println(localizer.say(says(puzzle, localizer))));
            out.println(localizer.say(new PuzzleMessages.PuzzlesMined(puzzles.size(), records - refused, refused)));
        }
        if (target != null) {
            Files.write(target, text + "\n");
        }
    }

    private static PuzzleMessages says(Puzzle puzzle, Localizer localizer) {
        var margin = puzzle.margin();
        return new PuzzleMessages.PuzzleFound(
                puzzle.id(),
                puzzle.game(),
                puzzle.origin().step(),
                Seat.read(puzzle.seat()).orThrow(),
                puzzle.moves().getFirst().move(),
                points(margin.value(), localizer),
                points(margin.low(), localizer),
                points(margin.high(), localizer),
                Integer.toString(puzzle.rating()));
    }

    private static String points(double share, Localizer localizer) {
        return String.format(localizer.language(), "%.1f", POINTS * share);
    }
}
