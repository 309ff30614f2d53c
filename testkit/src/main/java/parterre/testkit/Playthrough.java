package parterre.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Ink;
import parterre.engine.table.ResultForm;
import parterre.engine.walk.Playout;

/// A whole random game as text. It has the board at some steps, every step as all can read it and as others may, the
/// other possible moves, and the result. Kept among a module's test resources and reviewed like
/// code: a change of the rules shows in it, line by line.
///
/// `-Dtestkit.playthroughs=write` writes the files anew instead of comparing.
public final class Playthrough {
    private static final String WRITE = "testkit.playthroughs";
    private static final int BOARD_EVERY = 12;
    private static final int MOVES_SHOWN = 8;

    private final String name;
    private final String text;

    private Playthrough(String name, String text) {
        this.name = name;
        this.text = text;
    }

    /// Plays a game.
    ///
    /// @param name the file's name without its ending
    /// @param mostSteps where a game without a bound is stopped
    public static <S, M extends Move, V> Playthrough of(
            String name, GameBox<S, M, V> box, Setup setup, long seed, int mostSteps) {
        return new Playthrough(name, new Writing<>(box).write(setup, seed, mostSteps));
    }

    /// Compares with `src/test/resources/playthroughs/NAME.txt` of the module.
    ///
    /// @throws AssertionError telling the first line that differs, and how to write the file anew
    public void check() {
        var file = Module.folder().resolve("src/test/resources/playthroughs/" + name + ".txt");
        try {
            if ("write".equals(System.getProperty(WRITE))) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
                return;
            }
            compare(file, Files.exists(file) ? Files.readString(file) : "");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read or write " + file, e);
        }
    }

    private void compare(Path file, String kept) {
        if (kept.equals(text)) {
            return;
        }
        var now = text.lines().toList();
        var before = kept.lines().toList();
        int line = 0;
        while (line < Math.min(now.size(), before.size()) && now.get(line).equals(before.get(line))) {
            line++;
        }
        throw new AssertionError(file + ", line " + (line + 1) + ": the game goes another way now\n  kept: "
                + (line < before.size() ? before.get(line) : "(nothing)") + "\n  now:  "
                + (line < now.size() ? now.get(line) : "(nothing)")
                + "\nIf that is meant, write it anew: mvn -o -q test -am -pl "
                + Module.path() + " -D" + WRITE + "=write, and look at the difference");
    }

    /// Returns the text.
    @Override
    public String toString() {
        return text;
    }

    private static final class Writing<S, M extends Move, V> {
        private final GameBox<S, M, V> box;
        private final StringBuilder text = new StringBuilder();

        Writing(GameBox<S, M, V> box) {
            this.box = box;
        }

        String write(Setup setup, long seed, int mostSteps) {
            var game = box.game();
            line(game.info().name() + ", edition " + setup.edition() + ", " + setup.seats() + " seats, seed " + seed);
            setup.chosen().forEach((option, value) -> line("option " + option + "=" + value.replace("\n", "\\n")));
            var luck = Generator.of(seed);
            S position = game.start(setup);
            int decisions = 0;
            for (int steps = 0; steps < mostSteps; steps++) {
                var next = game.next(position);
                if (next instanceof Next.Over<M>(var result)) {
                    board(position);
                    line("result: " + new ResultForm().write(result));
                    return text.toString();
                }
                if (!(next instanceof Next.Chance<M>) && decisions++ % BOARD_EVERY == 0) {
                    board(position);
                }
                open(next).forEach((seat, moves) -> line("   " + seat + " may " + words(moves)));
                Step<M> step = Playout.step(game, position, luck).orElseThrow();
                line((steps + 1) + ". " + Lines.full(game.notation(), step));
                readings(position, step, setup.seats()).forEach(this::line);
                position = game.play(position, step);
            }
            line("stopped after " + mostSteps + " steps");
            return text.toString();
        }

        private void board(S position) {
            line("");
            box.board()
                    .draw(box.game().view(position, Viewer.everyone()), List.of(), Ink.NONE, English::of)
                    .lines()
                    .map(String::stripTrailing)
                    .forEach(line -> line(line.isEmpty() ? "" : "    " + line));
            line("");
        }

        private Map<Seat, Moves<M>> open(Next<M> next) {
            var open = new LinkedHashMap<Seat, Moves<M>>();
            switch (next) {
                case Next.Turn<M>(Seat seat, Moves<M> moves) -> open.put(seat, moves);
                case Next.Together<M> together ->
                    together.open()
                            .seats()
                            .forEach(seat -> open.put(seat, together.open().of(seat)));
                case Next.Chance<M> _, Next.Over<M> _ -> {}
            }
            return open;
        }

        private String words(Moves<M> moves) {
            var shown = moves.list().stream()
                    .limit(MOVES_SHOWN)
                    .map(box.game().notation()::write)
                    .collect(Collectors.joining("; "));
            int more = moves.size() - MOVES_SHOWN;
            return shown + (more > 0 ? "; and " + more + " more" : "") + (moves.unlisted() ? "; and others" : "");
        }

        /// Returns how those read the step who do not read all of it.
        private List<String> readings(S before, Step<M> step, int seats) {
            var full = Lines.full(box.game().notation(), step);
            var readings = new ArrayList<String>();
            for (var seat : Seat.first(seats)) {
                var line = box.game().line(before, step, Viewer.player(seat));
                if (!line.equals(full)) {
                    readings.add("   " + seat + " reads " + line);
                }
            }
            return readings;
        }

        private void line(String line) {
            text.append(line).append('\n');
        }
    }
}
