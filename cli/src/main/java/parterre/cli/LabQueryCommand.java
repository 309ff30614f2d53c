package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.LabCommandMessages;
import parterre.lab.games.GameQuery;
import parterre.lab.games.GameQuery.Answer;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab query`: asks the single games of experiments by SQL.
@Command(name = "query")
final class LabQueryCommand implements Runnable {
    private static final String EXPERIMENTS = "*.lab";
    private static final String GAMES = "games";

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "sql", paramLabel = "SQL")
    private String sql;

    @Option(names = "--in", paramLabel = "FOLDER")
    private List<Path> folders = new ArrayList<>();

    @ArgGroup
    private @Nullable Form form;

    /// The forms of an answer, of which one can be chosen.
    static final class Form {
        @Option(names = "--json", descriptionKey = "parterre.lab.query.json")
        private boolean json;

        @Option(names = "--csv", descriptionKey = "parterre.lab.query.csv")
        private boolean csv;
    }

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        try {
            var answer = GameQuery.ask(folders.isEmpty() ? here() : folders, sql);
            if (form != null && form.json) {
                out.println(Json.text(rows(answer)));
            } else if (form != null && form.csv) {
                csv(answer).forEach(out::println);
            } else {
                grid(answer).forEach(out::println);
            }
        } catch (GameQuery.RefusedException e) {
            throw CommandException.input(new LabCommandMessages.QueryRefused(String.valueOf(e.getMessage())));
        }
    }

    /// Returns the experiments of the working folder whose games were kept.
    private static List<Path> here() {
        try (var found = Files.newDirectoryStream(Path.of(""), EXPERIMENTS)) {
            var all = new ArrayList<Path>();
            for (var folder : found) {
                if (Files.isDirectory(folder.resolve(GAMES))) {
                    all.add(folder);
                }
            }
            all.sort(null);
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Map<String, @Nullable Object>> rows(Answer answer) {
        var rows = new ArrayList<Map<String, @Nullable Object>>();
        for (var row : answer.rows()) {
            var named = new LinkedHashMap<String, @Nullable Object>();
            for (int i = 0; i < row.size(); i++) {
                named.put(answer.columns().get(i), row.get(i));
            }
            rows.add(named);
        }
        return rows;
    }

    private static List<String> csv(Answer answer) {
        var lines = new ArrayList<String>();
        lines.add(answer.columns().stream().map(LabQueryCommand::cell).collect(Collectors.joining(",")));
        for (var row : answer.rows()) {
            lines.add(row.stream()
                    .map(value -> value == null ? "" : cell(value.toString()))
                    .collect(Collectors.joining(",")));
        }
        return lines;
    }

    /// Returns a cell by RFC 4180.
    private static String cell(String text) {
        return text.matches("[^\",\\r\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private static List<String> grid(Answer answer) {
        var sides = new TextTable.Side[answer.columns().size()];
        for (int column = 0; column < sides.length; column++) {
            int index = column;
            boolean numbers = !answer.rows().isEmpty()
                    && answer.rows().stream()
                            .map(row -> row.get(index))
                            .filter(Objects::nonNull)
                            .allMatch(Number.class::isInstance);
            sides[column] = numbers ? TextTable.Side.RIGHT : TextTable.Side.LEFT;
        }
        var grid = new TextTable("", sides).row(answer.columns());
        for (var row : answer.rows()) {
            grid.row(row.stream()
                    .map(value -> value == null ? "" : value.toString())
                    .toList());
        }
        return grid.lines();
    }
}
