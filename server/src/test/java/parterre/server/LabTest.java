package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Reading.Problem;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;
import parterre.server.http.Limits;
import parterre.server.wire.Fault;
import parterre.server.wire.Json;
import parterre.server.wire.Lab;
import parterre.server.wire.Lab.RunState;

/// Experiments at a server: who may start them, how they run, and what is left of them.
class LabTest {
    private static final String EXPERIMENTS = "/api/lab/experiments";
    static final String SHORT = """
            name: Größe der Gruppe?
            game: gardens-of-mars
            arms: [{name: rules}, {name: group, options: {scoring: group}}]
            line-ups: [random*2]
            measures: [length, score]
            stop: {games: 2000}
            """;
    private static final String LONG = """
            name: long
            game: gardens-of-mars
            line-ups: [fair*2]
            measures: [length]
            stop: {games: 10000}
            """;

    @TempDir
    Path data;

    private ServerOptions options() {
        return ServerOptions.standard(data).onPort(0).with(Limits.none());
    }

    static String path(String name) {
        return EXPERIMENTS + "/" + name;
    }

    private static String start(Browser browser, String yaml) {
        return browser.post(EXPERIMENTS, new Lab.NewExperiment(yaml), Lab.ExperimentView.class)
                .card()
                .name();
    }

    static Lab.ExperimentView view(Browser browser, String name) {
        return browser.get(path(name), Lab.ExperimentView.class);
    }

    static RunState state(Browser browser, String name) {
        return view(browser, name).card().state();
    }

    static void until(Browser browser, String name, RunState state) {
        Stories.until(() -> state(browser, name) == state);
    }

    private static int status(Browser browser, String method, String path) {
        return browser.raw(method, path, "", "Content-Type", "application/json").statusCode();
    }

    static Findings played(String yaml) {
        var experiment = ExperimentFile.read(yaml, _ -> Optional.empty()).orThrow();
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1);
    }

    @Test
    void anExperiment_isRunAndReportedInTheReadersLanguage() throws IOException {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            assertThat(ada.get("/api/lab", Lab.Experiments.class)).isEqualTo(new Lab.Experiments(List.of(), true));
            var name = start(ada, SHORT);
            assertThat(name).isEqualTo("grosse-der-gruppe");
            until(ada, name, RunState.COMPLETE);
            var view = view(ada, name);
            assertThat(view.yaml()).hasValue(SHORT);
            assertThat(view.card().verdict()).anyMatch(sentence -> sentence.contains("group changes points by +"));
            assertThat(view.found())
                    .isNotEmpty()
                    .allSatisfy(quantity -> assertThat(quantity.numbers()).allSatisfy(number -> {
                        assertThat(number.against()).hasValue("rules");
                        assertThat(number.low().orElseThrow())
                                .isLessThanOrEqualTo(number.high().orElseThrow());
                    }));
            assertThat(ada.text(path(name) + "/findings.json")).isEqualTo(ReportWriters.json(played(SHORT)));
            assertThat(ada.text(path(name) + "/report.md?lang=de")).contains("## Urteil");
            assertThat(ada.text(path(name) + "/report.md?lang=xx")).contains("## Verdict");
            var page = ada.raw("GET", path(name) + "/report.html?lang=de", "");
            assertThat(page.body()).contains("<html lang=\"de\">");
            assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .as("a report has no part in this site")
                    .startsWith("sandbox allow-scripts; default-src 'none';")
                    .contains("frame-ancestors 'self'");
            assertThat(data.resolve("lab/grosse-der-gruppe.lab"))
                    .isDirectoryContaining("glob:**/journal.jsonl")
                    .isDirectoryContaining("glob:**/findings.json")
                    .isDirectoryContaining("glob:**/report.md")
                    .isDirectoryContaining("glob:**/report.html");
            assertThat(start(ada, SHORT)).as("a name is given once").isEqualTo("grosse-der-gruppe-2");
        }
    }

    @Test
    void theFaultsOfAFile_areToldByTheirLines() {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            var fault =
                    fault(ada, SHORT.replace("scoring: group", "scoring: grp").replace("games: 2000", "games: -1"));
            assertThat(fault.code()).isEqualTo("input/experiment");
            assertThat(fault.problems()).extracting(Problem::line).containsExactly(3, 6);
            assertThat(fault(ada, "name: [").problems()).hasSize(1);
            assertThat(ada.get("/api/lab", Lab.Experiments.class).experiments()).isEmpty();
        }
    }

    @Test
    void anExperiment_isForetoldBeforeItRuns() {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            var yaml = SHORT.replace("games: 2000", "games: 20000").replace("length, score", "score, length");
            var forecast = ada.post("/api/lab/forecast", new Lab.NewExperiment(yaml), Lab.Forecast.class);
            assertThat(forecast.lineUps()).singleElement().satisfies(told -> {
                assertThat(told.lead()).startsWith("random*2: 20,000 games in each arm take about ");
                assertThat(told.details())
                        .anyMatch(detail -> detail.contains("They find a difference in points of "))
                        .anyMatch(detail -> detail.startsWith("1 would need about "));
            });
            assertThat(ada.fault("/api/lab/forecast", new Lab.NewExperiment("name: x"))
                            .code())
                    .isEqualTo("input/experiment");
            assertThat(ada.get("/api/lab", Lab.Experiments.class).experiments()).isEmpty();
        }
    }

    private static Fault fault(Browser browser, String yaml) {
        return browser.fault(EXPERIMENTS, new Lab.NewExperiment(yaml));
    }

    private static final List<String> HARMFUL = List.of(
            "line-ups: ['exec:\"touch x\"*2']",
            "line-ups: [mcts:500ms*2]",
            "line-ups: [mcts:20001*2]",
            "line-ups: [random*2]\nstop: {games: 2000001}",
            "line-ups: [keen*2]\nstop: {games: 100000}",
            "line-ups: [random*2]\nmost-steps: 2000000000",
            "line-ups: [random*2]\nsweep: {points: 3}",
            "line-ups: [mcts:10*2]\nretune: {runs: 1}",
            "line-ups: [random*2]\narms: [{name: x, files: {cards: parterre.admin}}]",
            "line-ups: [random*2]\narms: [{name: x, files: {cards: ../parterre.admin}}]",
            "line-ups: [random*2]\narms: [{name: x, files: {cards: /etc/passwd}}]");

    @Test
    void harmfulExperiments_areRefused() {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            for (var lines : HARMFUL) {
                var fault = fault(ada, "name: x\ngame: gnomadic-gardeners\n" + lines);
                assertThat(fault.code()).as(lines).isEqualTo("input/experiment");
                assertThat(fault.problems()).as(lines).hasSize(1);
                assertThat(fault.problems().getFirst().fault().toString().contains("has no files"))
                        .as(lines)
                        .isEqualTo(lines.contains("files"));
            }
            assertThat(fault(ada, "[".repeat(30_000)).code()).isEqualTo("input/experiment");
            assertThat(ada.send("POST", EXPERIMENTS, new Lab.NewExperiment("#".repeat(90_000)))
                            .statusCode())
                    .isEqualTo(413);
        }
    }

    @Test
    void aStrangerMayReadAndNothingElse() {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            var name = start(ada, SHORT);
            until(ada, name, RunState.COMPLETE);
            var body = Json.write(new Lab.NewExperiment(SHORT));
            for (var proxy : List.of("X-Forwarded-For", "Forwarded", "Via")) {
                var refused =
                        ada.raw("POST", EXPERIMENTS, body, "Content-Type", "application/json", proxy, "203.0.113.5");
                assertThat(refused.statusCode()).isEqualTo(403);
                assertThat(ada.raw("DELETE", path(name), "", "Content-Type", "application/json", proxy, "203.0.113.5")
                                .statusCode())
                        .isEqualTo(403);
                assertThat(Answers.MAPPER
                                .readValue(
                                        ada.raw("GET", path(name), "", proxy, "203.0.113.5")
                                                .body(),
                                        Lab.ExperimentView.class)
                                .mayChange())
                        .isFalse();
            }
        }
    }

    /// A page of another site may have its own name lead to this machine.
    @Test
    void aForeignNameForThisMachine_mayChangeNothing() throws IOException {
        try (var server = Server.start(options())) {
            var call = "DELETE " + path("x") + " HTTP/1.1\r\nHost: garden.example:" + server.port()
                    + "\r\nOrigin: http://garden.example:" + server.port()
                    + "\r\nContent-Type: application/json\r\n";
            assertThat(HostileTest.sent(server.port(), call)).startsWith("HTTP/1.1 403");
        }
    }

    /// A proxy that sends no header of its own still hands on the site's name with the first call of a player.
    @Test
    void proxyWithTheSitesName_endsTheMachinesRight() throws IOException {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            assertThat(ada.get("/api/lab", Lab.Experiments.class).mayChange()).isTrue();
            assertThat(HostileTest.sent(server.port(), "GET /api/games HTTP/1.1\r\nHost: garden.example\r\n"))
                    .startsWith("HTTP/1.1 200");
            assertThat(ada.get("/api/lab", Lab.Experiments.class).mayChange()).isFalse();
        }
    }

    @Test
    void aServerForOthers_asksForTheOperatorsToken() throws IOException {
        var options = options();
        var open = new ServerOptions(
                options.host(),
                0,
                data,
                Optional.empty(),
                Optional.of("http://garden.example"),
                List.of(),
                options.games(),
                options.bots(),
                1,
                options.limits(),
                options.upkeep());
        try (var server = Server.start(open);
                var ada = new Browser(server.port())) {
            assertThat(ada.get("/api/lab", Lab.Experiments.class).mayChange()).isFalse();
            var body = Json.write(new Lab.NewExperiment(SHORT));
            assertThat(ada.raw("POST", EXPERIMENTS, body, "Content-Type", "application/json")
                            .statusCode())
                    .isEqualTo(403);
            var token = Files.readAllLines(data.resolve("parterre.admin")).get(1);
            assertThat(ada.raw(
                                    "POST",
                                    EXPERIMENTS,
                                    body,
                                    "Content-Type",
                                    "application/json",
                                    "Authorization",
                                    "Bearer " + token)
                            .statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void oneRuns_othersWait_andAStoppedOneGoesOn() {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            var first = start(ada, LONG);
            var second = start(ada, SHORT);
            assertThat(state(ada, second)).isEqualTo(RunState.WAITING);
            until(ada, first, RunState.RUNNING);
            Stories.until(() -> !view(ada, first).found().isEmpty());
            assertThat(ada.get("/api/lab", Lab.Experiments.class).experiments())
                    .extracting(Lab.ExperimentCard::name)
                    .containsExactly(first, second);
            assertThat(status(ada, "DELETE", path(first))).as("it runs").isEqualTo(409);
            assertThat(status(ada, "GET", path(first) + "/report.html"))
                    .as("no report yet")
                    .isEqualTo(404);
            assertThat(status(ada, "POST", path(first) + "/stop")).isEqualTo(200);
            until(ada, second, RunState.COMPLETE);
            until(ada, first, RunState.STOPPED);
            var stopped = view(ada, first).card();
            assertThat(stopped.resumable()).isTrue();
            assertThat(ada.text(path(first) + "/report.md")).contains("interrupted");

            assertThat(status(ada, "POST", path(first) + "/resume")).isEqualTo(200);
            Stories.until(() -> view(ada, first)
                    .card()
                    .progress()
                    .filter(on -> on.done() > 0)
                    .isPresent());
            assertThat(status(ada, "POST", path(first) + "/resume")).isEqualTo(409);
            assertThat(status(ada, "POST", path(first) + "/stop")).isEqualTo(200);
            until(ada, first, RunState.STOPPED);
            assertThat(status(ada, "DELETE", path(first))).isEqualTo(200);
            assertThat(status(ada, "GET", path(first))).isEqualTo(404);
            assertThat(data.resolve("lab/" + first + ".lab")).doesNotExist();
            assertThat(status(ada, "POST", path(second) + "/resume"))
                    .as("it is complete")
                    .isEqualTo(409);
        }
    }

    @Test
    void aKilledServer_goesOnWhereItsJournalEnds() {
        var yaml = SHORT.replace("games: 2000", "games: 16000");
        try (var server = KilledServer.start(data, Optional.empty());
                var ada = new Browser(server.port())) {
            var name = start(ada, yaml);
            Stories.until(() -> hasBegunOrEnded(view(ada, name).card()));
            server.killAndStartAgain();
            ada.awaitReady();
            until(ada, name, RunState.COMPLETE);
            assertThat(ada.text(path(name) + "/findings.json")).isEqualTo(ReportWriters.json(played(yaml)));
        }
    }

    /// A fast machine may have played it to its end before anybody looks.
    private static boolean hasBegunOrEnded(Lab.ExperimentCard card) {
        return card.state() == RunState.COMPLETE
                || card.progress().filter(on -> on.done() > 1).isPresent();
    }

    @Test
    void restart_goesOnWithRunningAndWaitingExperiments() {
        String first;
        String second;
        String third;
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            first = start(ada, LONG);
            second = start(ada, SHORT);
            third = start(ada, SHORT);
            until(ada, first, RunState.RUNNING);
            assertThat(status(ada, "POST", path(third) + "/stop")).isEqualTo(200);
        }
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            until(ada, first, RunState.RUNNING);
            assertThat(state(ada, second)).isEqualTo(RunState.WAITING);
            assertThat(state(ada, third)).isEqualTo(RunState.STOPPED);
            assertThat(status(ada, "POST", path(first) + "/stop")).isEqualTo(200);
            until(ada, second, RunState.COMPLETE);
        }
    }
}
