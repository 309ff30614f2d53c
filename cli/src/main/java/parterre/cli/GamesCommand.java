package parterre.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import parterre.bots.search.SearchContext;
import parterre.cli.words.GamesMessages;
import parterre.cli.words.GamesMessages.Section;
import parterre.cli.words.Localizer;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;
import parterre.engine.table.MatchPlan;
import parterre.wording.MessageCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre games`: lists the games, or describes one.
@Command(name = "games")
final class GamesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            descriptionKey = "game",
            paramLabel = "GAME",
            completionCandidates = GameLookup.Slugs.class)
    private @Nullable String game;

    @picocli.CommandLine.Option(names = "--json")
    private boolean json;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var boxes = game == null ? Boxes.all() : List.<GameBox<?, ?, ?>>of(GameLookup.box(game));
        if (json) {
            out.println(Json.text(
                    Map.of("games", boxes.stream().map(GamesCommand::entry).toList())));
            return;
        }
        if (boxes.isEmpty()) {
            out.println(Parterre.localizer(spec).say(new GamesMessages.NoGamesHere()));
        }
        for (var box : boxes) {
            tell(box, Parterre.localizer(spec, box), out);
        }
    }

    private static void tell(GameBox<?, ?, ?> box, Localizer localizer, PrintWriter out) {
        var info = box.game().info();
        out.println(localizer.say(new GamesMessages.GameIs(
                info.slug(), info.name(), info.leastSeats(), info.mostSeats(), Integer.toString(info.edition()))));
        TextTable.wrapped(localizer.describe("game", "credits"), 96).forEach(line -> out.println("  " + line));
        if (!info.options().isEmpty()) {
            out.println("  " + localizer.say(new GamesMessages.ListOf(Section.OPTIONS)));
            for (var option : info.options()) {
                out.println("    "
                        + localizer.say(new GamesMessages.OptionIs(
                                option.name(), values(option, localizer), standard(info, option, localizer))));
                TextTable.wrapped(
                                localizer.describe("option", option.name()) + scope(info, option, localizer) + " ["
                                        + option.rule() + "]",
                                90)
                        .forEach(line -> out.println("      " + line));
            }
        }
        list(
                out,
                localizer.say(new GamesMessages.ListOf(Section.PRESETS)),
                info.presets(),
                GameInfo.Preset::name,
                preset -> localizer.describe("preset", preset.name()) + " " + preset.options());
        list(
                out,
                localizer.say(new GamesMessages.ListOf(Section.EVALUATORS)),
                SearchContext.evaluators(box),
                evaluator -> evaluator.name(),
                evaluator -> localizer.describe("evaluator", evaluator.name()));
        if (!box.policies().isEmpty()) {
            var names = box.policies().stream().map(Policy::name).toList();
            out.println("  " + localizer.say(new GamesMessages.Policies(names)));
        }
        list(
                out,
                localizer.say(new GamesMessages.ListOf(Section.FIGURES)),
                box.figures().columns(),
                figure -> figure.name(),
                figure -> localizer.describe("figure", figure.name()));
        list(
                out,
                localizer.say(new GamesMessages.ListOf(Section.MATCHES)),
                box.matches(),
                MatchPlan::name,
                match -> localizer.describe("match", match.name()));
        out.println();
    }

    private static <T> void list(
            PrintWriter out,
            String heading,
            List<? extends T> items,
            Function<T, String> name,
            Function<T, String> says) {
        if (items.isEmpty()) {
            return;
        }
        out.println("  " + heading);
        var grid = new TextTable("    ", TextTable.Side.LEFT, TextTable.Side.LEFT);
        items.forEach(item -> grid.row(name.apply(item), says.apply(item)));
        out.print(grid);
    }

    /// Returns the numbers of seats with which an option has an effect, unless it has one with every number.
    /// With other numbers it may be agreed but has no effect.
    private static String scope(GameInfo info, Option<?> option, Localizer localizer) {
        var counts = IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .filter(option::matters)
                .mapToObj(Integer::toString)
                .toList();
        return counts.size() == info.mostSeats() - info.leastSeats() + 1
                ? ""
                : " " + localizer.say(new GamesMessages.OnlyWith(counts, counts.equals(List.of("1"))));
    }

    /// Returns the default as a person would type it; one for each number of seats if it depends on that.
    private static String standard(GameInfo info, Option<?> option, Localizer localizer) {
        var bySeats = IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .boxed()
                .collect(Collectors.toMap(seats -> seats, option::standardText, (a, _) -> a, TreeMap::new));
        return bySeats.values().stream().distinct().count() == 1
                ? bySeats.firstEntry().getValue()
                : bySeats.entrySet().stream()
                        .map(each -> localizer.say(new GamesMessages.BySeats(each.getKey(), each.getValue())))
                        .collect(Collectors.joining(", "));
    }

    private static String values(Option<?> option, Localizer localizer) {
        return option instanceof Option.Text<?>
                ? localizer.describe("option", option.name() + ".values")
                : option.values();
    }

    private static GameEntry entry(GameBox<?, ?, ?> box) {
        var info = box.game().info();
        var english = Localizer.of(MessageCatalogue.STANDARD, box);
        return new GameEntry(
                info.slug(),
                info.name(),
                info.rules(),
                info.leastSeats(),
                info.mostSeats(),
                info.edition(),
                info.oldestEdition(),
                info.options().stream()
                        .map(option -> new OptionEntry(
                                option.name(),
                                option.rule(),
                                english.describe("option", option.name()),
                                option.values(),
                                standard(info, option, Localizer.standard())))
                        .toList(),
                info.presets(),
                SearchContext.evaluators(box).stream().map(each -> each.name()).toList(),
                box.policies().stream().map(each -> each.name()).toList(),
                box.figures().columns().stream().map(each -> each.name()).toList(),
                box.matches().stream().map(MatchPlan::name).toList(),
                english.describe("game", "credits"),
                english.describe("game", "provenance"));
    }

    /// A game in JSON.
    record GameEntry(
            String game,
            String name,
            String rules,
            int leastSeats,
            int mostSeats,
            int edition,
            int oldestEdition,
            List<OptionEntry> options,
            List<GameInfo.Preset> presets,
            List<String> evaluators,
            List<String> policies,
            List<String> figures,
            List<String> matches,
            String credits,
            String provenance) {}

    /// An option in JSON.
    record OptionEntry(String name, String rule, String says, String values, String standard) {}
}
