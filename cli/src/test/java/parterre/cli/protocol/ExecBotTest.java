package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.BotFault;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.testkit.English;

/// Foreign programs at the table: good ones play whole games, rogues lose their seats and nothing else.
class ExecBotTest {
    private static final GameBox<?, ?, ?> MARS = Boxes.named("gardens-of-mars").orElseThrow();

    /// How every rogue begins: it can say and hear lines.
    private static final String PRELUDE = """
            import json, sys, time, os
            def say(**fields): print(json.dumps({"protocol": 1, **fields}), flush=True)
            def hear(): return json.loads(sys.stdin.readline())
            def hello():
                request = hear()
                assert request["op"] == "hello", request
                say(id=request["id"], name="rogue")
                return request
            """;

    /// For programs that are not tested for their speed: however slow the machine is, none of them is late.
    private static final String UNHURRIED = ",time=3600s";

    @TempDir
    Path folder;

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRandomExamplePlaysWholeGames(String slug) {
        var outcomes = play(Boxes.named(slug).orElseThrow(), 4, entrant(Scripts.example("mybot.py")));
        assertThat(outcomes).hasSize(4).allSatisfy(outcome -> {
            assertThat(outcome.faults()).isEmpty();
            assertThat(outcome.result()).isPresent();
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSearchingExamplePlaysWholeGames(String slug) {
        var bot = "exec:\"" + Scripts.example("searchbot.py") + "\",time=60s,playouts=60";
        var outcomes =
                play(Boxes.named(slug).orElseThrow(), 1, ExecEntrant.read(bot).orThrow());
        assertThat(outcomes).hasSize(1).allSatisfy(outcome -> {
            assertThat(outcome.faults()).isEmpty();
            assertThat(outcome.result()).isPresent();
        });
    }

    @Test
    void aProgramThatFallsSilentBetweenGamesIsReplaced() {
        var text = PRELUDE + """
                hello()
                while True:
                    request = hear()
                    if request["op"] == "ask": say(id=request["id"], move=request["moves"][0])
                    if request["op"] == "hello": time.sleep(3600)
                """;
        var bot = "exec:\"" + Scripts.program(folder, text) + "\",time=5s";
        assertThat(play(MARS, 2, ExecEntrant.read(bot).orThrow()))
                .hasSize(2)
                .allSatisfy(outcome -> assertThat(outcome.faults()).isEmpty());
    }

    @Test
    void endedProgram_losesItsSeat_lastWordsAreTold() {
        var fault = onlyFault("""
                hello()
                hear()
                print("I am so sorry", file=sys.stderr)
                sys.exit(3)
                """);
        assertThat(fault.kind()).isEqualTo(BotFault.Kind.CRASHED);
        assertThat(English.of(fault.says())).contains("exit code 3", "I am so sorry");
    }

    @Test
    void lastWords_afterTheProgramsEnd_areRead() {
        var fault = onlyFault("""
                import subprocess
                hello()
                hear()
                words = "import sys, time; time.sleep(0.5); print('I am so sorry', file=sys.stderr)"
                subprocess.Popen([sys.executable, "-c", words], stdout=subprocess.DEVNULL)
                sys.exit(3)
                """);
        assertThat(English.of(fault.says())).contains("exit code 3", "I am so sorry");
    }

    @Test
    void programWithoutHello_losesItsSeatBeforeTheGame() {
        var fault = onlyFault("raise RuntimeError('no bot today')");
        assertThat(fault.kind()).isEqualTo(BotFault.Kind.CRASHED);
        assertThat(English.of(fault.says())).contains("no bot today");
        assertThat(fault.step()).isZero();
    }

    @Test
    void aProgramThatAnswersLateLosesItsSeat() {
        var fault = onlyFault("""
                hello()
                hear()
                time.sleep(600)
                """, ",time=50ms");
        assertThat(fault.kind()).isEqualTo(BotFault.Kind.LATE);
    }

    @Test
    void aProgramThatAsksForEverIsLateToo() {
        var fault = onlyFault("""
                hello()
                hear()
                while True:
                    say(id=1, op="hello")
                """, ",time=200ms");
        assertThat(fault.kind()).isEqualTo(BotFault.Kind.LATE);
    }

    @Test
    void illegalMove_losesTheSeat_andItsRuleIsReported() {
        var fault = onlyFault("""
                hello()
                say(id=hear()["id"], move="place f6")
                time.sleep(600)
                """);
        assertThat(fault.kind()).isEqualTo(BotFault.Kind.ILLEGAL);
        assertThat(English.of(fault.says())).contains("GM-2.3");
    }

    @Test
    void rubbishLosesTheSeat() {
        for (var rubbish : List.of(
                "print('rubbish', flush=True)",
                "print('[1, 2]', flush=True)",
                "print('', flush=True)",
                "sys.stdout.buffer.write(bytes([123, 255, 10])); sys.stdout.flush()",
                "say(id=99, move='place e5')",
                "say(move='place e5')",
                "say(id=2)",
                "say(id=2, move=5)",
                "say(id=2, move='gibberish')",
                "say(id=2, move='place e5', because='I like it')",
                "print(json.dumps({'id': 2, 'move': 'place e5'}), flush=True)",
                "print('{' + ' ' * 5_000_000, flush=True)")) {
            var fault = onlyFault("hello()\nhear()\n" + rubbish + "\ntime.sleep(600)\n");
            assertThat(fault.kind())
                    .as(rubbish + ": " + English.of(fault.says()))
                    .isEqualTo(BotFault.Kind.GARBLED);
        }
    }

    @Test
    void outputOfARogueProgramCannotHarmATerminal() {
        var fault = onlyFault("hello()\nhear()\nprint('\\x1b[2Jboo', flush=True)\ntime.sleep(600)\n");
        assertThat(English.of(fault.says())).contains("boo").doesNotContain("\u001b");
    }

    @Test
    void afterARogue_theNextGameStartsAFreshProgram() {
        var rogue = entrant(Scripts.program(folder, PRELUDE + """
                        hello()
                        hear()
                        sys.exit(1)
                        """));
        var outcomes = play(MARS, 3, rogue);
        assertThat(outcomes).hasSize(3).allSatisfy(outcome -> {
            assertThat(outcome.result()).isPresent();
            assertThat(outcome.faults()).hasSize(1);
        });
    }

    @Test
    void aWrongRequestCostsNothingButAnAnswer() {
        var good = entrant(Scripts.program(folder, PRELUDE + """
                        for line in sys.stdin:
                            request = json.loads(line)
                            if request["op"] == "hello":
                                say(id=request["id"])
                            if request["op"] == "ask":
                                say(id=1, op="nonsense")
                                answer = hear()
                                assert answer["error"]["code"] == "protocol/unknown-op", answer
                                say(id="x", op="next", on="p1")
                                answer = hear()
                                assert answer["id"] == "x", answer
                                assert answer["error"]["code"] == "protocol/unknown-handle", answer
                                say(id=2, op="imagine", view=request["view"], n=1)
                                assert hear()["positions"] == ["p1"] or request["decision"] > 1
                                say(id=request["id"], move=request["moves"][0])
                        """));
        assertThat(play(MARS, 1, good).getFirst().faults()).isEmpty();
    }

    @Test
    void theHandshakeNamesGameSetupSeatAndBudget() {
        var good = ExecEntrant.read("exec:" + Scripts.program(folder, PRELUDE + """
                                        for line in sys.stdin:
                                            request = json.loads(line)
                                            if request["op"] == "hello":
                                                assert request["game"] == "gardens-of-mars", request
                                                assert request["edition"] >= 1 and request["seats"] == 2, request
                                                assert request["options"] == {"special-empty": "on"}, request
                                                assert request["seat"] in ("P1", "P2"), request
                                                assert request["budget"] == {"millis": 30000, "playouts": 77}, request
                                                seat, decision = request["seat"], 0
                                                say(id=request["id"], name="good", selections=False)
                                            if request["op"] == "ask":
                                                decision += 1
                                                assert request["decision"] == decision, request
                                                assert request["seat"] == seat, request
                                                assert request["millis"] == 30000, request
                                                assert request["unlisted"] is False, request
                                                assert "selections" not in request, request
                                                say(id=request["id"], move=request["moves"][-1])
                                        """) + ",time=30s,playouts=77")
                .orThrow();
        var setup = Setup.read(
                        MARS.game().info(), MARS.game().info().edition(), 2, java.util.Map.of("special-empty", "on"))
                .orThrow();
        var outcomes = play(MARS, setup, 2, List.of(good, new BotSpec.Random()));
        assertThat(outcomes).allSatisfy(outcome -> assertThat(outcome.faults()).isEmpty());
    }

    @Test
    void program_servesManyGamesUntilItsEntrantIsClosed() {
        // Those of other tests were killed, and may be there for a moment yet.
        var others = children("mybot.py");
        var entrant = entrant(Scripts.example("mybot.py"));
        play(MARS, 3, entrant);
        var programs = children("mybot.py").stream()
                .filter(program -> !others.contains(program))
                .toList();
        assertThat(programs).hasSize(1);
        entrant.close();
        assertThat(programs.getFirst().onExit()).succeedsWithin(Duration.ofMinutes(1));
    }

    @Test
    void unstartableProgram_isReportedBeforeTheFirstGame() {
        var entrant = entrant("no-such-program-anywhere");
        assertThat(entrant.misfits(MARS).getFirst().toString()).contains("no-such-program-anywhere");
    }

    @Test
    void requestsToBotsFollowTheSchema() {
        schemaOfAsk(MARS);
    }

    /// The lines themselves, as they come out of the pipe of a program that only writes them down.
    private <S, M extends Move, V> void schemaOfAsk(GameBox<S, M, V> box) {
        var log = folder.resolve("lines.txt");
        var logger = entrant(Scripts.program(folder, PRELUDE + "log = open('" + log + "', 'a')\n" + """
                        for line in sys.stdin:
                            log.write(line)
                            log.flush()
                            request = json.loads(line)
                            if request["op"] == "hello":
                                say(id=request["id"])
                            if request["op"] == "ask":
                                say(id=request["id"], move=request["moves"][0])
                        """));
        play(box, 1, logger);
        List<String> lines;
        try {
            lines = Files.readAllLines(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (var line : lines) {
            var json = Caller.MAPPER.readTree(line);
            SchemaFile.check("seated." + json.get("op").stringValue(), json);
        }
        assertThat(lines).hasSizeGreaterThan(3);
    }

    private static List<ProcessHandle> children(String name) {
        return ProcessHandle.current()
                .children()
                .filter(child -> child.info().commandLine().orElse("").contains(name))
                .filter(ProcessHandle::isAlive)
                .toList();
    }

    /// Lets a rogue play one game and gives what it did wrong.
    private Outcome.Fault onlyFault(String body) {
        return onlyFault(body, UNHURRIED);
    }

    private Outcome.Fault onlyFault(String body, String options) {
        var rogue = ExecEntrant.read("exec:" + Scripts.program(folder, PRELUDE + body) + options)
                .orThrow();
        var outcomes = play(MARS, 1, rogue);
        assertThat(outcomes.getFirst().result()).isPresent();
        assertThat(outcomes.getFirst().faults()).hasSize(1);
        return outcomes.getFirst().faults().getFirst();
    }

    private static ExecEntrant entrant(String command) {
        return ExecEntrant.read("exec:" + command + UNHURRIED).orThrow();
    }

    private static List<Outcome> play(GameBox<?, ?, ?> box, int games, ExecEntrant entrant) {
        var info = box.game().info();
        int seats = Math.max(2, info.leastSeats());
        var lineUp = new ArrayList<Entrant>(List.of(entrant));
        while (lineUp.size() < seats) {
            lineUp.add(new BotSpec.Random());
        }
        return play(box, Setup.standard(info, seats), games, lineUp);
    }

    private static List<Outcome> play(GameBox<?, ?, ?> box, Setup setup, int games, List<Entrant> lineUp) {
        var outcomes = new ArrayList<Outcome>();
        var plan = SeriesPlan.of(setup, lineUp, games, 7);
        new MatchSeries<>(box, plan).play(1, outcomes::add);
        lineUp.forEach(entrant -> {
            if (entrant instanceof ExecEntrant program && games < 3) {
                program.close();
            }
        });
        return outcomes;
    }
}
