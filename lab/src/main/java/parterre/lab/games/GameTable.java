package parterre.lab.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.duckdb.DuckDBAppender;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.game.GameFacts;
import parterre.lab.game.UnitResult;

/// Writes games as a Parquet file with one row for each game. Equal games have equal rows in the same order.
final class GameTable {
    private static final String CREATE = """
            create table games (
                unit integer, line_up varchar, arm varchar, block integer, rotation integer, bots varchar[],
                finished boolean, ending varchar, tied boolean, shares double[], scores double[],
                steps integer, turns integer, decisions integer, forced integer, listed bigint,
                lead_changes integer, comeback double, openness double, decided_at double,
                growth double, leads double, kingmaking integer,
                luck double[], first_holder map(varchar, integer), choices_sampled integer, choices_close integer)""";

    private final Experiment experiment;

    GameTable(Experiment experiment) {
        this.experiment = experiment;
    }

    /// Writes the games of units to a file. The file appears when it is complete.
    ///
    /// @throws IOException if it cannot be written
    void write(List<UnitResult> units, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        var unfinished = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try (var connection = DuckDb.open();
                var statement = connection.createStatement()) {
            statement.execute("set threads = 1");
            statement.execute(CREATE);
            try (var appender = connection.createAppender("games")) {
                for (var unit : units) {
                    add(appender, unit);
                }
            }
            statement.execute("copy games to '" + unfinished.toString().replace("'", "''")
                    + "' (format parquet, compression zstd)");
        } catch (SQLException e) {
            throw new IOException(file + " cannot be written: " + e.getMessage(), e);
        }
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private void add(DuckDBAppender appender, UnitResult unit) throws SQLException {
        var lineUp = experiment.lineUps().get(unit.unit().lineUp());
        for (int arm = 0; arm < unit.arms().size(); arm++) {
            for (var game : unit.arms().get(arm).games()) {
                appender.beginRow();
                appender.append(unit.unit().index())
                        .append(lineUp.name())
                        .append(experiment.arms().get(arm).name());
                add(appender, lineUp, experiment.arms().get(arm), game);
                appender.endRow();
            }
        }
    }

    private static void add(DuckDBAppender appender, LineUpPlan lineUp, Arm arm, GameFacts game) throws SQLException {
        appender.append(game.block())
                .append(game.rotation())
                .append(bots(lineUp, arm, game.rotation()))
                .append(game.finished())
                .append(game.ending())
                .append(game.tied())
                .append(numbers(game.shares()))
                .append(numbers(game.scores()))
                .append(game.flow().steps())
                .append(game.flow().turns())
                .append(game.flow().decisions())
                .append(game.flow().forced())
                .append(game.flow().listed());
        course(appender, game.course());
        if (game.luck().isPresent()) {
            appender.append(numbers(game.luck().get()));
        } else {
            appender.appendNull();
        }
        appender.append(game.holders());
        if (game.choices().isPresent()) {
            appender.append(game.choices().get().sampled())
                    .append(game.choices().get().close());
        } else {
            appender.appendNull().appendNull();
        }
    }

    private static void course(DuckDBAppender appender, Optional<GameFacts.Course> course) throws SQLException {
        if (course.isEmpty()) {
            for (int column = 0; column < 7; column++) {
                appender.appendNull();
            }
            return;
        }
        var one = course.get();
        appender.append(one.leadChanges())
                .append(one.comeback())
                .append(one.openness())
                .append(one.decidedAt())
                .append(one.growth())
                .append(one.leads())
                .append(one.kingmaking());
    }

    /// Returns the bots in the order of seats.
    private static List<String> bots(LineUpPlan lineUp, Arm arm, int rotation) {
        return IntStream.range(0, lineUp.seats())
                .mapToObj(seat -> arm.bot(lineUp.bots().get(lineUp.at(seat, rotation))))
                .collect(Collectors.toList());
    }

    private static double[] numbers(List<Double> list) {
        return list.stream().mapToDouble(each -> each).toArray();
    }
}
