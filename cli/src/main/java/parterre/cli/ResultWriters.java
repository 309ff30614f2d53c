package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.cli.words.FileFault;
import parterre.engine.GameInfo;
import parterre.engine.box.Figures.Figure;
import parterre.engine.table.RecordForm;

/// Writes the files of a series while it runs: a table in CSV, one JSON object a line, a folder of records.
/// Games are in the order of their numbers, so that the files do not depend on the number of threads.
final class ResultWriters implements AutoCloseable {
    private final SeriesPlan plan;
    private final List<Figure> columns;
    private final List<Line> lines = new ArrayList<>();
    private final Optional<Path> records;
    private final GameInfo game;
    private final RecordForm form;

    private ResultWriters(SeriesPlan plan, GameInfo game, List<Figure> columns, Optional<Path> records) {
        this.plan = plan;
        this.game = game;
        this.columns = columns;
        this.records = records;
        form = new RecordForm(List.of(game));
    }

    /// Opens the requested files before the first game.
    static ResultWriters open(
            SeriesPlan plan,
            GameInfo game,
            List<Figure> columns,
            Optional<Path> csv,
            Optional<Path> jsonl,
            Optional<Path> records) {
        var writers = new ResultWriters(plan, game, columns, records);
        csv.ifPresent(path -> {
            var line = new Line(path, Files.writer(path), row -> GameRow.csv(row.cells()));
            line.write(GameRow.csv(GameRow.header(plan, columns)));
            writers.lines.add(line);
        });
        jsonl.ifPresent(path -> writers.lines.add(new Line(path, Files.writer(path), Json::line)));
        records.ifPresent(folder -> {
            Files.writable(folder);
            Files.makeFolder(folder);
        });
        return writers;
    }

    /// Adds one more game.
    void add(Outcome outcome) {
        if (!lines.isEmpty()) {
            var row = GameRow.of(plan, columns, outcome);
            lines.forEach(line -> line.write(line.form.apply(row)));
        }
        records.ifPresent(folder -> outcome.record()
                .ifPresent(record -> Files.write(folder.resolve(name(outcome.number())), form.write(record))));
    }

    /// Returns the name of a game's record: game, seed, number.
    String name(int number) {
        var width = Integer.toString(plan.games() - 1).length();
        return game.slug() + "-" + plan.seed() + "-" + String.format(Locale.ROOT, "%0" + width + "d", number) + ".txt";
    }

    @Override
    public void close() {
        lines.forEach(Line::close);
    }

    /// A file with a line for each game.
    private record Line(Path path, Writer writer, Function<GameRow, String> form) {
        void write(String text) {
            try {
                writer.write(text + "\n");
            } catch (IOException e) {
                throw CommandException.input(new FileFault.NotWritten(path.toString(), FileFault.reason(e)));
            }
        }

        void close() {
            try {
                writer.close();
            } catch (IOException e) {
                throw new UncheckedIOException(path + " could not be finished", e);
            }
        }
    }
}
