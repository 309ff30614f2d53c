package parterre.server.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.box.GameBox;
import parterre.review.puzzles.Puzzle;
import parterre.review.puzzles.PuzzleCodec;
import parterre.review.puzzles.SetPuzzle;
import parterre.stored.StoredException;

/// The puzzles that a server knows: those that come with its games, and those in the folder `puzzles` of its
/// data. They are read when somebody first asks for one. Broken ones are left out, and the log says why.
///
/// A game's own puzzles are `/parterre/room/GAME/puzzles.json` among its resources. Thread-safe.
public final class PuzzleLibrary {
    /// The folder within the data.
    public static final String FOLDER = "puzzles";

    private static final Logger LOG = LoggerFactory.getLogger(PuzzleLibrary.class);

    private final List<GameBox<?, ?, ?>> games;
    private final Path folder;
    private SortedMap<String, SetPuzzle<?, ?, ?>> puzzles = new TreeMap<>();
    private boolean isRead;

    /// @param folder it need not exist
    public PuzzleLibrary(List<GameBox<?, ?, ?>> games, Path folder) {
        this.games = List.copyOf(games);
        this.folder = folder;
    }

    /// Returns all puzzles by their ids, in the order of the ids.
    public synchronized SortedMap<String, SetPuzzle<?, ?, ?>> all() {
        if (!isRead) {
            var found = new TreeMap<String, SetPuzzle<?, ?, ?>>();
            games.forEach(box -> addOwn(box, found));
            addFolder(found);
            puzzles = Collections.unmodifiableSortedMap(found);
            isRead = true;
        }
        return puzzles;
    }

    private void addOwn(GameBox<?, ?, ?> box, SortedMap<String, SetPuzzle<?, ?, ?>> found) {
        var path = "/parterre/room/" + box.game().info().slug() + "/puzzles.json";
        try (var in = box.getClass().getResourceAsStream(path)) {
            if (in != null) {
                add(path, in.readAllBytes(), found);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    private void addFolder(SortedMap<String, SetPuzzle<?, ?, ?>> found) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var files = Files.list(folder)) {
            for (var file : files.filter(one -> one.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                add(file.toString(), Files.readAllBytes(file), found);
            }
        } catch (IOException e) {
            LOG.warn("unreadable: {}", folder, e);
        }
    }

    private void add(String file, byte[] text, SortedMap<String, SetPuzzle<?, ?, ?>> found) {
        try {
            for (var puzzle : PuzzleCodec.FILE
                    .ofText(new String(text, StandardCharsets.UTF_8))
                    .puzzles()) {
                add(file, puzzle, found);
            }
        } catch (StoredException e) {
            LOG.warn("left out: {}", file, e);
        }
    }

    /// Adds a puzzle, unless its game is not played here.
    private void add(String file, Puzzle puzzle, SortedMap<String, SetPuzzle<?, ?, ?>> found) {
        try {
            for (var box : games) {
                if (box.game().info().slug().equals(puzzle.game())) {
                    found.putIfAbsent(puzzle.id(), SetPuzzle.of(box, puzzle));
                }
            }
        } catch (IllegalArgumentException e) {
            LOG.warn("left out: {}: {}: {}", file, puzzle.id(), e.getMessage());
        }
    }
}
