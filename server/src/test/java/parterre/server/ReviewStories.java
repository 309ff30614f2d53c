package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.review.Grade;
import parterre.server.wire.Calls;
import parterre.server.wire.Mistakes;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ReviewProgress.FoundError;
import parterre.server.wire.Snapshot;
import parterre.server.wire.WinChances;

/// Checks the reviews of finished games.
interface ReviewStories extends Stories {
    private Snapshot begun() {
        var table = ada().post("/api/tables", NewTables.table("gnomadic-gardeners", ME, OPEN), Snapshot.class);
        return ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
    }

    @Test
    default void winChances_areShownOnceAGameIsOver() {
        var table = begun();
        var chancesPath = path(table) + "/chances";
        assertThat(ada().raw("GET", chancesPath, "").body()).contains("protocol/wrong-phase");
        var luck = Generator.of(12);
        var over = played(table, decision -> Stories.any(decision, luck));
        var winner = over.table().outcome().orElseThrow().ranks().getFirst();
        var chances = ben().get(chancesPath, WinChances.class);
        assertThat(chances.value()).isEqualTo("learned");
        assertThat(chances.parties())
                .extracting(WinChances.Party::seat)
                .containsExactly(Optional.of(Seat.of(0)), Optional.of(Seat.of(1)));
        int won = chances.parties().indexOf(new WinChances.Party(winner.seat(), winner.name()));
        assertThat(chances.shares()).hasSize(over.frame().step() + 1);
        assertThat(chances.shares())
                .allSatisfy(shares -> assertThat(shares.get(0) + shares.get(1)).isCloseTo(1, within(0.0011)));
        assertThat(chances.shares().getLast().get(won)).isEqualTo(1);
        assertThat(chances.balances().get(won).end()).isEqualTo(1);
        assertThat(chances.balances())
                .allSatisfy(balance -> assertThat(
                                balance.start() + balance.luck() + balance.own() + balance.others() + balance.hidden())
                        .isCloseTo(balance.end(), within(0.001)));
        assertThat(chances.points().orElseThrow())
                .hasSize(2)
                .allSatisfy(balance -> assertThat(
                                balance.start() + balance.luck() + balance.own() + balance.others() + balance.hidden())
                        .isCloseTo(balance.end(), within(0.001)));
        var turning = chances.turning().orElseThrow();
        assertThat(turning.party()).isEqualTo(won);
        assertThat(turning.from())
                .isEqualTo(chances.shares().get(turning.step() - 1).get(won));
        assertThat(turning.to()).isEqualTo(chances.shares().get(turning.step()).get(won));
        for (int step = 1; step < chances.shares().size(); step++) {
            double change = chances.shares().get(step).get(won)
                    - chances.shares().get(step - 1).get(won);
            assertThat(Math.abs(change)).isLessThanOrEqualTo(Math.abs(turning.to() - turning.from()));
        }
    }

    @Test
    default void aFinishedGameIsReviewedForWhoeverLooks() {
        var table = begun();
        var reviewPath = path(table) + "/review";
        assertThat(ada().raw("GET", reviewPath, "").body()).contains("protocol/wrong-phase");
        var luck = Generator.of(12);
        played(table, decision -> Stories.any(decision, luck));
        var first = ada().get(reviewPath, ReviewProgress.class);
        assertThat(first.of()).isPositive();
        // Each decision is waited for by itself, however long all of them take.
        for (int done = 0; done < first.of(); done = graded(ben(), reviewPath)) {
            int before = done;
            Stories.until(() -> graded(ben(), reviewPath) > before);
        }
        var review = ben().get(reviewPath, ReviewProgress.class);
        assertThat(review.players())
                .extracting(ReviewProgress.PlayerGrades::seat)
                .containsExactly(Seat.of(0), Seat.of(1));
        assertThat(review.players())
                .allSatisfy(player -> assertThat(player.accuracy())
                        .hasValueSatisfying(accuracy -> assertThat(accuracy).isBetween(0.0, 100.0)));
        assertThat(review.players()).allSatisfy(player -> {
            double mean = review.decisions().stream()
                    .filter(decision -> decision.seat().equals(player.seat()))
                    .filter(decision -> decision.grade() != Grade.FORCED && decision.grade() != Grade.DECIDED)
                    .mapToDouble(ReviewProgress.JudgedDecision::loss)
                    .average()
                    .orElseThrow();
            assertThat(player.errorRate())
                    .hasValueSatisfying(rate -> assertThat(rate).isCloseTo(100 * mean, within(0.1)));
        });
        assertThat(review.errors()).isNotEmpty().allSatisfy(error -> {
            assertThat(error.grade().isError()).isTrue();
            assertThat(error.low()).isBetween(0.05, error.loss());
            assertThat(error.better().share()).isGreaterThan(error.made().share());
            assertThat(error.points())
                    .hasValueSatisfying(points -> assertThat(points).hasSize(2));
            assertThat(error.better().move()).isNotEqualTo(error.made().move());
        });
        assertThat(review.errors())
                .as("the value tells why")
                .anySatisfy(error -> assertThat(error.features()).isNotEmpty());
        assertThat(ada().get(reviewPath, ReviewProgress.class)).isEqualTo(review);
        restart();
        assertThat(ben().get(reviewPath, ReviewProgress.class))
                .as("read from the database at once")
                .isEqualTo(review);
        theExpectedLinesAreAsTheSeatCouldKnow(table, review.errors());
        theMistakesComeBack(table, review.errors());
    }

    /// Both lines begin where the decision was made. Every reader sees no more than its seat did.
    private void theExpectedLinesAreAsTheSeatCouldKnow(Snapshot table, List<FoundError> errors) {
        for (var error : errors) {
            var player = error.seat().equals(Seat.of(0)) ? ada() : ben();
            var other = error.seat().equals(Seat.of(0)) ? ben() : ada();
            var query = path(table) + "/expected/" + error.seat() + "?step=" + error.step();
            var made = player.get(query, Calls.Frames.class);
            var better = other.get(query + "&better=true", Calls.Frames.class);
            for (var line : List.of(made, better)) {
                assertThat(line.frames()).hasSize(line.steps() + 1).hasSizeGreaterThan(1);
                assertThat(whole(line, 0)).isEqualTo(seen(player, table, error.step() - 1));
                assertThat(line.frames().get(1).by()).contains(error.seat());
                assertThat(line.frames().get(1).events()).isNotEmpty();
            }
            assertThat(made.frames().get(1).line().orElseThrow())
                    .contains(error.made().move());
            assertThat(better.frames().get(1).line().orElseThrow())
                    .contains(error.better().move());
        }
        assertThat(errors)
                .anySatisfy(error -> assertThat(ada().get(
                                        path(table) + "/expected/" + error.seat() + "?step=" + error.step(),
                                        Calls.Frames.class)
                                .steps())
                        .as("the answer to the error is told")
                        .isGreaterThan(1));
        assertThat(ada().raw("GET", path(table) + "/expected/P1?step=0", "").body())
                .contains("input/range");
    }

    private static int graded(Browser browser, String reviewPath) {
        return browser.get(reviewPath, ReviewProgress.class).done();
    }

    /// A mistake of a player comes back after a day, as that player saw it. A wrong try puts it off for a
    /// day, a right one for three.
    private void theMistakesComeBack(Snapshot table, List<FoundError> errors) {
        var error = errors.stream()
                .max(Comparator.comparingDouble(FoundError::loss))
                .orElseThrow();
        var player = error.seat().equals(Seat.of(0)) ? ada() : ben();
        var other = error.seat().equals(Seat.of(0)) ? ben() : ada();
        var decision = path(table) + "/decision";
        var query = "?step=" + error.step() + "&as=" + error.seat();
        var past = player.get(decision + query, Mistakes.PastDecision.class);
        assertThat(past.view()).as("what was hidden stays hidden").isEqualTo(seen(player, table, error.step() - 1));
        assertThat(past.asked().moves())
                .extracting(OpenDecision.ListedMove::text)
                .contains(error.made().move(), error.better().move());
        assertThat(other.raw("GET", decision + query, "").body()).contains("protocol/not-yours");
        assertThat(player.raw("GET", decision + "?step=0", "").body()).contains("input/range");
        var considered = new Calls.ConsiderMove(
                error.seat(), error.step(), Optional.of(error.better().move()), Optional.empty());
        assertThat(player.post(decision + "/preview", considered, Calls.Preview.class)
                        .does())
                .isPresent();

        assertThat(due(player)).isEmpty();
        later(Duration.ofDays(1));
        assertThat(due(player)).anyMatch(mistake -> isOf(mistake, error));
        assertThat(due(other)).noneMatch(mistake -> isOf(mistake, error));
        var wrong = tried(player, decision, error, error.made().move());
        assertThat(wrong.good()).isFalse();
        assertThat(wrong.loss()).isCloseTo(error.loss(), within(0.002));
        assertThat(wrong.better().orElseThrow().move()).isEqualTo(error.better().move());
        assertThat(due(player)).noneMatch(mistake -> isOf(mistake, error));
        later(Duration.ofDays(1));
        var right = tried(player, decision, error, error.better().move());
        assertThat(right.good()).isTrue();
        assertThat(right.better()).isEmpty();
        assertThat(Duration.between(wrong.due().orElseThrow(), right.due().orElseThrow()))
                .isEqualTo(Duration.ofDays(3));
        // A move that the review has not compared is judged, too.
        past.asked().moves().stream()
                .map(OpenDecision.ListedMove::text)
                .filter(move -> !move.equals(error.made().move())
                        && !move.equals(error.better().move()))
                .findFirst()
                .ifPresent(move ->
                        assertThat(tried(player, decision, error, move).loss()).isBetween(0.0, 1.0));
    }

    private static List<Mistakes.DueMistake> due(Browser browser) {
        return browser.get("/api/me/mistakes", Mistakes.DueMistakes.class).due();
    }

    private static boolean isOf(Mistakes.DueMistake mistake, FoundError error) {
        return mistake.step() == error.step() && mistake.seat().equals(error.seat());
    }

    private static Mistakes.Judgement tried(Browser browser, String decision, FoundError error, String move) {
        return browser.post(
                decision + "/try", new Calls.SubmitMove(error.seat(), error.step(), move), Mistakes.Judgement.class);
    }

    /// Returns the view of a position that a replay shows a player of what they saw.
    private static Object seen(Browser browser, Snapshot table, int step) {
        var frames = browser.get(path(table) + "/replay?count=1&from=" + step, Calls.Frames.class);
        return whole(frames, 0);
    }

    private static Object whole(Calls.Frames frames, int place) {
        var view = new HashMap<Object, Object>();
        frames.printed().ifPresent(printed -> view.putAll((Map<?, ?>) printed));
        view.putAll((Map<?, ?>) frames.frames().get(place).view());
        return view;
    }
}
