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
import parterre.cli.words.PuzzleSays;
import parterre.cli.words.RecordSays;
import parterre.cli.words.ReviewSays;
import parterre.cli.words.Voice;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.review.ReviewEffort;
import parterre.review.puzzles.Puzzle;
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
            throw Complaint.usage(new ReviewSays.TooFewPlayouts(playouts, ReviewEffort.LEAST));
        }
        if (threads != null) {
            Numbers.atLeast(1, threads, "--threads");
        }
        if (most != null) {
            Numbers.atLeast(1, most, "--most");
        }
        if (target != null) {
            Files.unused(target);
        }
        var files = files();
        var kept = Optional.ofNullable(resume).map(file -> KeptResults.read(file, "puzzles", PuzzleFile.class));
        var voice = Parterre.voice(spec);
        try (var progress = Progress.of(folder.toString(), files.size(), new PuzzleSays.RecordsMined(), voice)) {
            for (var file : files) {
                mine(file, kept, voice);
                progress.step();
            }
        }
        told(files.size(), voice);
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
                throw Complaint.input(new PuzzleSays.NoRecords(folder.toString()));
            }
            return files;
        } catch (IOException e) {
            throw Complaint.input(new FileFault.NotRead(folder.toString(), FileFault.reason(e)));
        }
    }

    private void mine(String file, Optional<KeptResults<PuzzleFile>> kept, Voice voice) throws InterruptedException {
        Reading<Replayed<?, ?, ?>> reading;
        try {
            reading = Records.read(file);
        } catch (Complaint complaint) {
            refused++;
            spec.commandLine().getErr().println(complaint.said(voice));
            return;
        }
        switch (reading) {
            case Reading.Bad<Replayed<?, ?, ?>>(var problems) -> refuse(file, problems, voice);
            case Reading.Good<Replayed<?, ?, ?>>(var replayed) -> {
                if (replayed.replay().result().isEmpty()) {
                    refuse(file, List.of(new PuzzleSays.GameNotOver()), voice);
                } else {
                    add(replayed, kept);
                }
            }
        }
    }

    private void refuse(String file, List<? extends Message> problems, Voice voice) {
        refused++;
        problems.forEach(
                problem -> spec.commandLine().getErr().println(voice.say(new RecordSays.RecordRefused(file, problem))));
    }

    private <S, M extends Move, V> void add(Replayed<S, M, V> replayed, Optional<KeptResults<PuzzleFile>> kept)
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
            Replayed<S, M, V> replayed, Optional<KeptResults<PuzzleFile>> kept) throws InterruptedException {
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

    private void told(int records, Voice voice) {
        var puzzles = new ArrayList<>(found.values());
        puzzles.sort(Comparator.comparing(Puzzle::game)
                .thenComparingInt(Puzzle::rating)
                .thenComparing(Puzzle::id));
        var text = Json.text(PuzzleFile.of(puzzles));
        var out = spec.commandLine().getOut();
        if (json) {
            out.println(text);
        } else {
            puzzles.forEach(puzzle -> out.println(voice.say(says(puzzle, voice))));
            out.println(voice.say(new PuzzleSays.PuzzlesMined(puzzles.size(), records - refused, refused)));
        }
        if (target != null) {
            Files.write(target, text + "\n");
        }
    }

    private static PuzzleSays says(Puzzle puzzle, Voice voice) {
        var margin = puzzle.margin();
        return new PuzzleSays.PuzzleFound(
                puzzle.id(),
                puzzle.game(),
                puzzle.origin().step(),
                Seat.read(puzzle.seat()).orThrow(),
                puzzle.moves().getFirst().move(),
                points(margin.value(), voice),
                points(margin.low(), voice),
                points(margin.high(), voice),
                Integer.toString(puzzle.rating()));
    }

    private static String points(double share, Voice voice) {
        return String.format(voice.language(), "%.1f", POINTS * share);
    }
}
