package parterre.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Attachment;
import parterre.engine.Event;
import parterre.engine.GameInfo;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Layout;
import parterre.engine.table.GameRecord;
import parterre.engine.table.Replay;
import parterre.server.table.project.StepFrames;
import parterre.server.table.run.HiddenInformation;
import parterre.server.table.state.PositionText;
import parterre.server.table.state.RecordText;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.FileCard;
import parterre.server.wire.GameCard;
import parterre.server.wire.ManyViews;
import parterre.server.wire.People;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Words;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.RulesText;
import parterre.wording.Wording;

/// Serves what needs no table: games, their rules, positions and records.
final class GameRoutes {
    private static final int MOST_FRAMES = 200;

    private final Services services;
    private final HiddenInformation secrets = new HiddenInformation();
    private final Map<String, Wording> words = new ConcurrentHashMap<>();

    GameRoutes(Services services) {
        this.services = services;
    }

    void register(Map<Endpoint, Answering> routes) {
        routes.put(
                GameEndpoint.GAMES,
                call -> new People.Games(
                        services.games().stream().map(box -> card(call, box)).toList()));
        routes.put(GameEndpoint.RULES, call -> rules(call, box(call.path("game"))));
        routes.put(GameEndpoint.WORDS, call -> {
            var box = box(call.path("game"));
            var language = language(call, box);
            call.context().header("Content-Language", language.toLanguageTag());
            return OutsideWords.of(box, language);
        });
        routes.put(
                GameEndpoint.GAME_FILE,
                call -> new Answering.Text(
                        Media.TEXT,
                        option(box(call.path("game")), call.path("option"))
                                .standard()
                                .content()));
        routes.put(
                GameEndpoint.OPENING,
                call -> new Answering.Text(Media.TEXT, opening(box(call.path("game")), call.number("seats", 2))));
        routes.put(GameEndpoint.CHECK_FILE, call -> check(call.body(Calls.CheckFile.class)));
        routes.put(GameEndpoint.CHECK_POSITION, call -> {
            var body = call.body(Calls.CheckPosition.class);
            return check(box(body.game()), body);
        });
        routes.put(GameEndpoint.TRY_POSITION, call -> {
            var body = call.body(Calls.TryPosition.class);
            call.name(naming(body));
            return PositionSandbox.of(box(body.game()), body);
        });
        routes.put(GameEndpoint.READ_RECORD, call -> read(call.body(Calls.ReadRecord.class)));
        routes.put(GameEndpoint.OPENAPI, call -> new Answering.Text(Media.YAML, openApi()));
    }

    private static Naming naming(Calls.TryPosition body) {
        var names = new HashMap<Seat, String>();
        body.names().forEach((seat, name) -> {
            if (Seat.read(seat) instanceof Reading.Good<Seat>(Seat known)) {
                names.put(known, name);
            }
        });
        return new Naming(names, body.reader());
    }

    /// Answers in the first language that the caller reads and the rules are written in, otherwise in English.
    private static Object rules(Call call, GameBox<?, ?, ?> box) {
        var rules = call.languages().stream()
                .filter(language ->
                        RulesText.of(box, language).language().getLanguage().equals(language.getLanguage()))
                .findFirst()
                .map(language -> RulesText.of(box, language))
                .orElseGet(() -> RulesText.of(box, Locale.ENGLISH));
        call.context().header("Content-Language", rules.language().toLanguageTag());
        return new Answering.Text(Media.MARKDOWN, rules.markdown());
    }

    /// Returns the words of a game in the first language that the caller reads and the game has, otherwise in English.
    private Wording words(Call call, GameBox<?, ?, ?> box) {
        var language = language(call, box);
        return words.computeIfAbsent(
                box.game().info().slug() + " " + language, _ -> Wording.of(language, List.of(), List.of(box)));
    }

    /// Returns the first language that the caller reads and the game's messages are written in, otherwise English.
    private static Locale language(Call call, GameBox<?, ?, ?> box) {
        var known = MessageCatalogue.languages(box);
        return call.languages().stream()
                .map(asked -> asked.equals(MessageCatalogue.PSEUDO) ? asked : Locale.of(asked.getLanguage()))
                .filter(asked -> asked.equals(MessageCatalogue.PSEUDO) || known.contains(asked))
                .findFirst()
                .orElse(MessageCatalogue.STANDARD);
    }

    private static String openApi() {
        try (var file = Objects.requireNonNull(GameRoutes.class.getResourceAsStream("/openapi.yaml"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GameBox<?, ?, ?> box(String slug) {
        return services.games().stream()
                .filter(box -> box.game().info().slug().equals(slug))
                .findFirst()
                .orElseThrow(() -> ApiException.of(FaultCode.UNKNOWN_GAME, new ServerFault.NoSuchGame(slug), "game"));
    }

    private static <S> String opening(GameBox<S, ?, ?> box, int seats) {
        var info = box.game().info();
        return switch (Setup.read(info, info.edition(), seats, Map.of())) {
            case Reading.Good<Setup>(Setup setup) -> box.positions().write(box.opening(setup));
            case Reading.Bad<Setup>(var problems) -> throw ApiException.of(FaultCode.SETUP, problems);
        };
    }

    private static Option.File option(GameBox<?, ?, ?> box, String name) {
        var info = box.game().info();
        if (info.option(name).orElse(null) instanceof Option.File file) {
            return file;
        }
        throw ApiException.of(FaultCode.SETUP, new ServerFault.NoFileOption(info.name(), name), "option");
    }

    private Calls.FileCheck check(Calls.CheckFile body) {
        var option = option(box(body.game()), body.option());
        return switch (option.read(body.name() + "\n" + body.content())) {
            case Reading.Good<Attachment>(Attachment file) ->
                new Calls.FileCheck(Optional.of(FileCard.of(option, file)), List.of());
            case Reading.Bad<Attachment>(var problems) -> new Calls.FileCheck(Optional.empty(), problems);
        };
    }

    private GameCard card(Call call, GameBox<?, ?, ?> box) {
        var info = box.game().info();
        var words = words(call, box);
        return new GameCard(
                info.slug(),
                info.name(),
                info.leastSeats(),
                info.mostSeats(),
                info.edition(),
                words.describe("game", "hook"),
                words.describe("game", "pace"),
                LessonTime.minutes(info.slug()),
                words.describe("game", "credits"),
                words.describe("game", "provenance"),
                secrets.any(box.game()),
                box.aids(),
                Stream.of(box.viewType().getRecordComponents()).anyMatch(part -> part.getType() == Layout.class),
                box.rivals().stream().collect(Collectors.toMap(name -> name, name -> words.describe("party", name))),
                CatalogueCheck.records(box.messages()).stream()
                        .filter(Event.Quiet.class::isAssignableFrom)
                        .filter(kind -> !Event.RuleEffect.class.isAssignableFrom(kind))
                        .map(kind -> Words.of(kind.getSimpleName()))
                        .toList(),
                info.options().stream().map(option -> card(info, option)).toList(),
                info.presets().stream()
                        .map(preset -> new GameCard.PresetCard(preset.name(), preset.options()))
                        .toList(),
                box.matches().stream()
                        .map(plan -> new GameCard.PlanCard(
                                plan.name(),
                                plan.games().getFirst().seats(),
                                plan.games().stream()
                                        .map(setup -> FileCard.options(info, setup))
                                        .toList()))
                        .toList(),
                services.bots().levels(box),
                box.game().notation().examples());
    }

    private static <T> GameCard.OptionCard card(GameInfo info, Option<T> option) {
        var standards = new TreeMap<String, String>();
        IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .filter(option::matters)
                .forEach(seats -> standards.put(Integer.toString(seats), option.standardText(seats)));
        return new GameCard.OptionCard(option.name(), option.rule(), input(option), standards);
    }

    private static GameCard.Input input(Option<?> option) {
        return switch (option) {
            case Option.Flag _ -> new GameCard.Input.Flag();
            case Option.Range range -> new GameCard.Input.Range(range.least(), range.most());
            case Option.Table table -> new GameCard.Input.Range(table.least(), table.most());
            case Option.Choice choice -> new GameCard.Input.Choice(choice.words());
            case Option.Text<?> _ -> new GameCard.Input.Text();
            case Option.File _ -> new GameCard.Input.File();
        };
    }

    private static <S, M extends Move, V> Calls.PositionCheck check(GameBox<S, M, V> box, Calls.CheckPosition body) {
        return switch (PositionText.read(box, body.text())) {
            case Reading.Bad<S>(var problems) -> new Calls.PositionCheck(Optional.empty(), problems, Optional.empty());
            case Reading.Good<S>(S position) ->
                new Calls.PositionCheck(
                        Optional.of(box.positions().write(position)),
                        List.of(),
                        Optional.of(box.game().view(position, Viewer.everyone())));
        };
    }

    private Calls.RecordReading read(Calls.ReadRecord body) {
        if (body.from() < 0 || body.count() < 0 || body.count() > MOST_FRAMES) {
            throw ApiException.of(FaultCode.RANGE, new ServerFault.AtMostPositions(MOST_FRAMES), "from");
        }
        var infos = services.games().stream().map(box -> box.game().info()).toList();
        return switch (RecordText.read(infos, body.text())) {
            case Reading.Bad<GameRecord>(var problems) -> bad(problems);
            case Reading.Good<GameRecord>(GameRecord record) -> replay(box(record.game()), record, body);
        };
    }

    private static Calls.RecordReading bad(List<Reading.Problem> problems) {
        return new Calls.RecordReading(
                Optional.empty(), Optional.empty(), problems, 0, Optional.empty(), List.of(), Optional.empty());
    }

    private static <S, M extends Move, V> Calls.RecordReading replay(
            GameBox<S, M, V> box, GameRecord record, Calls.ReadRecord body) {
        return switch (Replay.of(box.game(), box.positions(), record)) {
            case Reading.Bad<Replay<S, M>>(var problems) -> bad(problems);
            case Reading.Good<Replay<S, M>>(Replay<S, M> replay) -> {
                int steps = replay.steps().size();
                var frames = IntStream.range(
                                Math.min(body.from(), steps + 1), Math.min(steps + 1, body.from() + body.count()))
                        .mapToObj(step -> StepFrames.of(box, replay::position, replay.steps(), step, Viewer.everyone()))
                        .toList();
                yield new Calls.RecordReading(
                        Optional.of(record.game()),
                        Optional.of(setting(box.game().info(), record)),
                        List.of(),
                        steps,
                        ManyViews.printed(frames),
                        frames,
                        replay.result().map(result -> result.ending()));
            }
        };
    }

    private static Calls.RecordReading.Setting setting(GameInfo info, GameRecord record) {
        Setup setup = record.setup();
        var players = new TreeMap<String, Calls.RecordReading.Player>();
        record.players()
                .seats()
                .forEach(seat -> players.put(
                        seat.toString(),
                        Calls.RecordReading.Player.of(record.players().of(seat))));
        return new Calls.RecordReading.Setting(
                setup.edition(), setup.seats(), FileCard.options(info, setup), FileCard.all(info, setup), players);
    }
}
