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
import parterre.cli.words.GamesSays;
import parterre.cli.words.GamesSays.Section;
import parterre.cli.words.Voice;
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

    @Parameters(arity = "0..1", descriptionKey = "game", paramLabel = "GAME", completionCandidates = Shelf.Slugs.class)
    private @Nullable String game;

    @picocli.CommandLine.Option(names = "--json")
    private boolean json;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var boxes = game == null ? Boxes.all() : List.<GameBox<?, ?, ?>>of(Shelf.box(game));
        if (json) {
            out.println(Json.text(
                    Map.of("games", boxes.stream().map(GamesCommand::entry).toList())));
            return;
        }
        if (boxes.isEmpty()) {
            out.println(Parterre.voice(spec).say(new GamesSays.NoGamesHere()));
        }
        for (var box : boxes) {
            tell(box, Parterre.voice(spec, box), out);
        }
    }

    private static void tell(GameBox<?, ?, ?> box, Voice voice, PrintWriter out) {
        var info = box.game().info();
        out.println(voice.say(new GamesSays.GameIs(
                info.slug(), info.name(), info.leastSeats(), info.mostSeats(), Integer.toString(info.edition()))));
        Grid.wrapped(voice.describe("game", "credits"), 96).forEach(line -> out.println("  " + line));
        if (!info.options().isEmpty()) {
            out.println("  " + voice.say(new GamesSays.ListOf(Section.OPTIONS)));
            for (var option : info.options()) {
                out.println("    "
                        + voice.say(new GamesSays.OptionIs(
                                option.name(), values(option, voice), standard(info, option, voice))));
                Grid.wrapped(
                                voice.describe("option", option.name()) + scope(info, option, voice) + " ["
                                        + option.rule() + "]",
                                90)
                        .forEach(line -> out.println("      " + line));
            }
        }
        list(
                out,
                voice.say(new GamesSays.ListOf(Section.PRESETS)),
                info.presets(),
                GameInfo.Preset::name,
                preset -> voice.describe("preset", preset.name()) + " " + preset.options());
        list(
                out,
                voice.say(new GamesSays.ListOf(Section.EVALUATORS)),
                SearchContext.evaluators(box),
                evaluator -> evaluator.name(),
                evaluator -> voice.describe("evaluator", evaluator.name()));
        if (!box.policies().isEmpty()) {
            var names = box.policies().stream().map(Policy::name).toList();
            out.println("  " + voice.say(new GamesSays.Policies(String.join(", ", names))));
        }
        list(
                out,
                voice.say(new GamesSays.ListOf(Section.FIGURES)),
                box.figures().columns(),
                figure -> figure.name(),
                figure -> voice.describe("figure", figure.name()));
        list(
                out,
                voice.say(new GamesSays.ListOf(Section.MATCHES)),
                box.matches(),
                MatchPlan::name,
                match -> voice.describe("match", match.name()));
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
        var grid = new Grid("    ", Grid.Side.LEFT, Grid.Side.LEFT);
        items.forEach(item -> grid.row(name.apply(item), says.apply(item)));
        out.print(grid);
    }

    /// Returns the numbers of seats with which an option has an effect, unless it has one with every number.
    /// With other numbers it may be agreed but has no effect.
    private static String scope(GameInfo info, Option<?> option, Voice voice) {
        var counts = IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .filter(option::matters)
                .mapToObj(Integer::toString)
                .toList();
        return counts.size() == info.mostSeats() - info.leastSeats() + 1
                ? ""
                : " " + voice.say(new GamesSays.OnlyWith(counts, counts.equals(List.of("1"))));
    }

    /// Returns the default as a person would type it; one for each number of seats if it depends on that.
    private static String standard(GameInfo info, Option<?> option, Voice voice) {
        var bySeats = IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .boxed()
                .collect(Collectors.toMap(seats -> seats, option::standardText, (a, _) -> a, TreeMap::new));
        return bySeats.values().stream().distinct().count() == 1
                ? bySeats.firstEntry().getValue()
                : bySeats.entrySet().stream()
                        .map(each -> voice.say(new GamesSays.BySeats(each.getKey(), each.getValue())))
                        .collect(Collectors.joining(", "));
    }

    private static String values(Option<?> option, Voice voice) {
        return option instanceof Option.Text<?> ? voice.describe("option", option.name() + ".values") : option.values();
    }

    private static GameEntry entry(GameBox<?, ?, ?> box) {
        var info = box.game().info();
        var english = Voice.of(MessageCatalogue.STANDARD, box);
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
                                standard(info, option, Voice.standard())))
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
