package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import tools.jackson.databind.node.ObjectNode;

/// Which analyses run when, and how they are cancelled. Nothing here depends on how fast they are. An
/// analysis that must not end by itself has an endless budget. One that must wait has a reader who does not
/// read.
class AnalysesTest {
    private static final GameBox<?, ?, ?> MARS = Boxes.named("gardens-of-mars").orElseThrow();
    private static final String RECORD =
            RandomGame.record(MARS, Setup.standard(MARS.game().info(), 2), 4);
    private static final Map<String, Integer> ENDLESS = Map.of("playouts", 100_000_000);
    private static final Map<String, Integer> OFTEN = Map.of("playouts", 10);

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

    private AnalysisSession session(int threads, Consumer<String> out) {
        return new AnalysisSession(new Analyses(threads, out), threads, Optional.empty());
    }

    private AnalysisSession session(int threads) {
        return session(threads, told::add);
    }

    private static ObjectNode ask(AnalysisSession session, String line) {
        var answer = AnalysisCaller.checked(session.answer(line));
        session.answered();
        assertThat(answer.get("ok").booleanValue()).as(answer.toString()).isTrue();
        return answer;
    }

    private static void endless(AnalysisSession session, String id, Integer... decisions) {
        ask(
                session,
                AnalysisCaller.query(
                        id,
                        "record",
                        RECORD,
                        "decisions",
                        List.of(decisions),
                        "budget",
                        ENDLESS,
                        "reportEvery",
                        OFTEN));
    }

    private static String cancel(String query) {
        return AnalysisCaller.query("c", "op", "cancel", "query", query);
    }

    private ObjectNode next() throws InterruptedException {
        return AnalysisCaller.checked(told.take());
    }

    private ObjectNode last(String id) throws InterruptedException {
        while (true) {
            var report = next();
            if (report.get("id").stringValue().equals(id) && report.get("final").booleanValue()) {
                return report;
            }
        }
    }

    @Test
    void cancel_endsWhatRuns_withWhatWasFoundSoFar() throws InterruptedException {
        var session = session(1);
        endless(session, "q", 1);
        assertThat(next().get("final").booleanValue()).isFalse();
        var answer = ask(session, cancel("q"));
        SchemaFile.check("cancel.answer", answer);
        assertThat(Caller.texts(answer.get("queries"))).containsExactly("q");
        var last = last("q");
        assertThat(last.get("cancelled").booleanValue()).isTrue();
        assertThat(last.get("playouts").intValue()).isGreaterThanOrEqualTo(10);
        assertThat(last.get("moves")).isNotEmpty();
        session.finish();
        assertThat(told).isEmpty();
    }

    @Test
    void cancel_ofWhatWaits_needsNoThread() throws InterruptedException {
        var session = session(1);
        endless(session, "runs", 1);
        next();
        endless(session, "waits", 1, 2);
        ask(session, cancel("waits"));
        for (int i = 0; i < 2; i++) {
            var last = last("waits");
            assertThat(last.get("cancelled").booleanValue()).isTrue();
            assertThat(last.get("playouts").intValue()).isZero();
        }
        assertThat(Caller.texts(ask(session, cancel("waits")).get("queries"))).isEmpty();
        ask(session, cancel("runs"));
        session.finish();
    }

    @Test
    void cancel_withoutAQuery_endsAll() throws InterruptedException {
        var session = session(2);
        endless(session, "a", 1, 2);
        endless(session, "b", 1);
        endless(session, "c", 2);
        var answer = ask(session, AnalysisCaller.query("end", "op", "cancel"));
        assertThat(Caller.texts(answer.get("queries"))).containsExactly("a", "b", "c");
        session.finish();
        assertThat(told.stream()
                        .map(AnalysisCaller::checked)
                        .filter(report -> report.get("final").booleanValue()))
                .hasSize(4)
                .allSatisfy(report ->
                        assertThat(report.get("cancelled").booleanValue()).isTrue());
    }

    @Test
    void anId_isFreeAgainAfterTheLastReport() throws InterruptedException {
        var session = session(1);
        endless(session, "q", 1);
        var again = AnalysisCaller.query("q", "record", RECORD, "decisions", List.of(1), "budget", OFTEN);
        var refused = AnalysisCaller.checked(session.answer(again));
        assertThat(Caller.code(Caller.error(refused))).isEqualTo("protocol/conflict");
        ask(session, cancel("q"));
        last("q");
        ask(session, again);
        assertThat(last("q").get("playouts").intValue()).isEqualTo(10);
        session.finish();
    }

    @Test
    void aQueryWithoutAnId_isRefused() {
        var refused = AnalysisCaller.checked(session(1).answer("{\"game\":\"gardens-of-mars\",\"record\":\"\"}"));
        assertThat(refused.get("error").get("where").stringValue()).isEqualTo("id");
    }

    @Test
    void higherPriorities_goFirst_andEqualOnesInTheirOrder() throws InterruptedException {
        var read = new CountDownLatch(1);
        var order = new ArrayList<String>();
        var session = session(1, line -> {
            var report = Caller.MAPPER.readTree(line);
            try {
                read.await(); // the only thread stands still until all have asked
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            order.add(report.get("id").stringValue() + report.get("decision").intValue());
        });
        for (var query : List.of("first 9", "low -1", "middle 0", "high 5", "also 5")) {
            var words = query.split(" ");
            ask(
                    session,
                    AnalysisCaller.query(
                            words[0],
                            "record",
                            RECORD,
                            "decisions",
                            List.of(1, 2),
                            "budget",
                            OFTEN,
                            "priority",
                            Integer.valueOf(words[1])));
        }
        read.countDown();
        session.finish();
        assertThat(order)
                .containsExactly(
                        "first1", "first2", "high1", "high2", "also1", "also2", "middle1", "middle2", "low1", "low2");
    }

    @Test
    void abandoned_analysesTellNothingMore() throws InterruptedException {
        var analyses = new Analyses(1, told::add);
        var session = new AnalysisSession(analyses, 1, Optional.empty());
        endless(session, "q", 1, 2);
        next();
        analyses.abandon();
        told.clear();
        session.finish();
        assertThat(told).isEmpty();
    }

    @Test
    void closedListener_endsEverything() throws InterruptedException {
        var session = session(2, _ -> {
            throw new IllegalStateException("gone");
        });
        endless(session, "q", 1, 2);
        session.finish();
    }
}
