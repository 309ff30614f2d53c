package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.bots.BotSpec;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.series.Estimate;
import parterre.bots.series.StrengthFile;
import parterre.bots.series.StrengthFile.Rated;
import parterre.cli.words.Localizer;
import parterre.cli.words.RateMessages;
import parterre.cli.words.RateMessages.RateColumn;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;

/// Writes a part of `docs/strength.md` from a strength file.
final class RatingPage {
    private RatingPage() {}

    /// Returns the name of a file of the report: `strength-GAME.md`, or `strength-GAME.svg` for the plot.
    static String name(String slug, String kind) {
        return "strength-" + slug + "." + kind;
    }

    /// Returns the part of the page about a game: the ratings with a plot and all pairs of the pool, or single
    /// pairs if no pool was rated.
    static String markdown(GameBox<?, ?, ?> box, StrengthFile file) {
        var lines = file.pool().isEmpty() ? pairs(box, file) : ratings(box, file);
        return lines.collect(Collectors.joining("\n", "", "\n"));
    }

    private static Stream<String> pairs(GameBox<?, ?, ?> box, StrengthFile file) {
        var localizer = Localizer.standard();
        return Stream.of(
                        head(localizer, RateColumn.BOT, RateColumn.PLAYS),
                        Stream.of(Level.values())
                                .map(level -> row(List.of(
                                        level.word(),
                                        code(Levels.of(box).spec(level).name())))),
                        Stream.of("", localizer.say(new RateMessages.NotRatedYet()) + " " + file.says(), ""),
                        head(localizer, RateColumn.BOT, RateColumn.AGAINST, RateColumn.GAMES, RateColumn.WINS),
                        file.pairs().stream()
                                .map(pair -> row(List.of(
                                        code(pair.bot()),
                                        code(pair.against()),
                                        count(pair.games()),
                                        percent(pair.won())))))
                .flatMap(part -> part);
    }

    private static Stream<String> ratings(GameBox<?, ?, ?> box, StrengthFile file) {
        var localizer = Localizer.standard();
        var anchor = file.anchor().orElseThrow().bot();
        var title = new RateMessages.PlotTitle(box.game().info().name(), shown(anchor));
        return Stream.of(
                        Stream.of(file.says(), ""),
                        head(
                                localizer,
                                RateColumn.BOT,
                                RateColumn.PLAYS,
                                RateColumn.ELO,
                                RateColumn.LOW,
                                RateColumn.HIGH,
                                RateColumn.STEP,
                                RateColumn.GAMES,
                                RateColumn.WINS),
                        rows(box, file),
                        Stream.of(
                                "",
                                "![" + localizer.say(title) + "]("
                                        + name(box.game().info().slug(), "svg") + ")",
                                "",
                                localizer.say(new RateMessages.RowAgainstColumn()),
                                ""),
                        table(file))
                .flatMap(part -> part);
    }

    /// Returns the ratings, each with the step from the bot in the row above.
    private static Stream<String> rows(GameBox<?, ?, ?> box, StrengthFile file) {
        var steps = file.steps();
        return IntStream.range(0, file.pool().size()).mapToObj(place -> {
            var rated = file.pool().get(place);
            return row(List.of(
                    shown(rated.bot()),
                    code(plays(box, rated.bot())),
                    count(rated.elo()),
                    count(rated.low()),
                    count(rated.high()),
                    place == 0 ? "" : step(steps.get(place - 1)),
                    count(rated.games()),
                    percent(file.won(rated.bot()))));
        });
    }

    /// Returns a step with its 95 % interval.
    private static String step(Estimate step) {
        return count(Math.round(step.value())) + " [" + count(Math.round(step.low())) + ", "
                + count(Math.round(step.high())) + "]";
    }

    /// Returns the share that every bot of the pool won against every other.
    private static Stream<String> table(StrengthFile file) {
        var bots = file.pool().stream().map(Rated::bot).toList();
        return Stream.concat(
                head(Stream.concat(Stream.of(""), bots.stream().map(RatingPage::shown))
                        .toList()),
                bots.stream().map(bot -> {
                    var cells = new ArrayList<>(List.of(shown(bot)));
                    bots.forEach(against -> cells.add(file.pair(bot, against)
                            .map(pair -> number(pair.won()))
                            .orElse("")));
                    return row(cells);
                }));
    }

    /// Returns "keen" for "level:keen", and the name of any other bot.
    static String shown(String bot) {
        return BotSpec.read(bot) instanceof Reading.Good<BotSpec>(BotSpec.OfLevel(var level)) ? level.word() : bot;
    }

    /// Returns the bot that a level stands for.
    private static String plays(GameBox<?, ?, ?> box, String bot) {
        return BotSpec.read(bot) instanceof Reading.Good<BotSpec>(BotSpec.OfLevel(var level))
                ? Levels.of(box).spec(level).name()
                : bot;
    }

    private static Stream<String> head(Localizer localizer, RateColumn... columns) {
        return head(Stream.of(columns)
                .map(column -> RatingReport.head(column, localizer))
                .toList());
    }

    private static Stream<String> head(List<String> cells) {
        return Stream.of(row(cells), row(cells.stream().map(_ -> "---").toList()));
    }

    private static String row(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
    }

    private static String code(String text) {
        return "`" + text + "`";
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static String percent(double percent) {
        return number(percent) + " %";
    }
}
