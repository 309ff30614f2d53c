package parterre.browser;

import com.microsoft.playwright.Browser;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Measures the longest tasks of the page's main thread in the moves of each game, with motion. Its figures depend on
/// the machine, so no test asks for them:
///
///     mvn verify -pl browser -am -Dtest=LongTasks -Dsurefire.failIfNoSpecifiedTests=false
class LongTasks extends SharedBrowserSession {
    private static final int MOVES = Integer.getInteger("moves", 6);
    private static final int LISTED = 3;
    private static final int MILLI = 1000;
    private static final int LONG_MILLIS = 50;

    /// What a task consists of, by its names in a trace. A function may contain some of the others.
    private static final List<String> PARTS =
            List.of("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint");

    /// A task of a main thread, in microseconds.
    ///
    /// @param cpu the time in which the thread ran
    private record Task(String thread, long begin, long wall, long cpu) {
        private boolean holds(JsonNode event) {
            return thread.equals(threadOf(event))
                    && event.path("ts").asLong() >= begin
                    && event.path("ts").asLong() < begin + wall;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardens-of-mars", "stalk-exchange", "gnomadic-gardeners", "fire-and-flora"})
    void print(String game) {
        var guest = RhythmTest.moving(session());
        var page = guest.page();
        var table = RhythmTest.open(guest, game);
        RhythmTest.rest(guest);
        var browser = page.context().browser();
        browser.startTracing(
                page, new Browser.StartTracingOptions().setCategories(List.of("toplevel", "devtools.timeline")));
        for (int move = 0; move < MOVES; move++) {
            page.evaluate(LayoutTest.CHOOSE_A_MOVE);
            page.evaluate(LayoutTest.TAKE_BACK);
            var decision = page.evaluate(Tables.MOVE, List.of(table, move, "end"));
            page.waitForFunction(RhythmTest.ASKED_NEXT, decision);
            RhythmTest.rest(guest);
        }
        tell(game, JsonMapper.shared().readTree(browser.stopTracing()).path("traceEvents"));
    }

    private static void tell(String game, JsonNode events) {
        var main = events.valueStream()
                .filter(event -> event.path("name").asString("").equals("thread_name"))
                .filter(event -> event.path("args").path("name").asString("").equals("CrRendererMain"))
                .map(LongTasks::threadOf)
                .collect(Collectors.toSet());
        var tasks = events.valueStream()
                .filter(event -> event.path("name").asString("").endsWith("RunTask") && main.contains(threadOf(event)))
                .map(event -> {
                    long wall = event.path("dur").asLong(0);
                    return new Task(
                            threadOf(event),
                            event.path("ts").asLong(),
                            wall,
                            event.path("tdur").asLong(wall));
                })
                .sorted(Comparator.comparingLong(Task::cpu).reversed())
                .toList();
        System.out.printf(
                "%s, %d moves: %d tasks, %d of more than %d ms of processor time%n",
                game,
                MOVES,
                tasks.size(),
                tasks.stream().filter(task -> task.cpu > LONG_MILLIS * MILLI).count(),
                LONG_MILLIS);
        for (var task : tasks.stream().limit(LISTED).toList()) {
            var parts = new HashMap<String, Long>();
            events.valueStream()
                    .filter(event -> PARTS.contains(event.path("name").asString("")) && task.holds(event))
                    .forEach(event -> parts.merge(
                            event.path("name").asString(), event.path("dur").asLong(0) / MILLI, Long::sum));
            System.out.printf("    %d ms, %d ms by the clock: %s%n", task.cpu / MILLI, task.wall / MILLI, parts);
        }
    }

    private static String threadOf(JsonNode event) {
        return event.path("pid").asString("") + ":" + event.path("tid").asString("");
    }
}
