package parterre.lab.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.UnitResult;
import parterre.lab.measure.UnitSums;

/// A folder with the single games of an experiment as Parquet files. Each file has whole units in their order.
///
/// Games that a crash lost are played again: a run goes on where both its journal and these files end.
public final class GameFiles {
    private static final Pattern NAME = Pattern.compile("games-([0-9]{9})-([0-9]{9})\\.parquet");

    /// A file is written when it has so many games.
    private static final int GAMES = 50_000;

    /// A file is also written after so much time, since a crash costs what was not written.
    private static final long NANOS = 60_000_000_000L;

    private final Path folder;
    private final GameTable table;
    private final Map<Integer, UnitResult> played = new ConcurrentHashMap<>();
    private final List<UnitResult> waiting = new ArrayList<>();
    private int games;
    private long since = System.nanoTime();

    /// @param folder may be missing
    public GameFiles(Experiment experiment, Path folder) {
        this.folder = folder;
        table = new GameTable(experiment);
    }

    /// Returns the folder.
    public Path folder() {
        return folder;
    }

    /// Returns how many units a run may count as played, and deletes the files of later ones.
    ///
    /// @param journal how many units the journal has
    /// @throws IOException if a file cannot be deleted
    public int keep(int journal) throws IOException {
        var files = files(folder);
        var rest = new ArrayList<>(files);
        int kept = 0;
        while (true) {
            int first = kept;
            var next = files.stream()
                    .filter(file -> file.first == first && file.end <= journal)
                    .max(Comparator.comparingInt(Part::end));
            if (next.isEmpty()) {
                break;
            }
            rest.remove(next.get());
            kept = next.get().end;
        }
        for (var file : rest) {
            Files.delete(file.path);
        }
        return kept;
    }

    /// A file of the folder.
    ///
    /// @param first the index of its first unit
    /// @param end the index after its last unit
    private record Part(Path path, int first, int end) {}

    private static List<Part> files(Path folder) throws IOException {
        var files = new ArrayList<Part>();
        if (Files.isDirectory(folder)) {
            try (var all = Files.list(folder)) {
                for (var path : all.toList()) {
                    var name = NAME.matcher(path.getFileName().toString());
                    if (name.matches()) {
                        files.add(new Part(path, Integer.parseInt(name.group(1)), Integer.parseInt(name.group(2))));
                    }
                }
            }
        }
        return files;
    }

    /// Takes the games of a unit, before the unit is finished. Any thread may call it.
    public void played(UnitResult unit) {
        played.put(unit.unit().index(), unit);
    }

    /// Finishes the next unit. One thread calls it at a time, in the order of units.
    public void finished(UnitSums unit) {
        var result = played.remove(unit.unit().index());
        if (result == null) {
            return; // another machine has written it
        }
        waiting.add(result);
        games += unit.games() * result.arms().size();
        if (games >= GAMES || System.nanoTime() - since > NANOS) {
            flush();
        }
    }

    /// Writes the games of all finished units.
    public void flush() {
        if (!waiting.isEmpty()) {
            write(waiting);
            waiting.clear();
        }
        games = 0;
        since = System.nanoTime();
    }

    /// Writes the games of some units that follow each other.
    public void write(List<UnitResult> units) {
        var file = folder.resolve(String.format(
                Locale.ROOT,
                "games-%09d-%09d.parquet",
                units.getFirst().unit().index(),
                units.getLast().unit().index() + 1));
        try {
            table.write(units, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
