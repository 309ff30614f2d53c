package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.wire.Puzzles.AttemptResult.GAVE_UP;
import static parterre.server.wire.Puzzles.AttemptResult.RIGHT;
import static parterre.server.wire.Puzzles.AttemptResult.WRONG;

import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Puzzles;
import parterre.server.wire.Puzzles.PuzzleCard;

/// Checks the puzzles that the games come with.
interface PuzzleStories extends Stories {
    private static String at(PuzzleCard card) {
        return "/api/puzzles/" + card.id();
    }

    private static Puzzles.PuzzleList list(Browser browser) {
        return browser.get("/api/puzzles", Puzzles.PuzzleList.class);
    }

    private static Puzzles.PuzzlePosition look(Browser browser, PuzzleCard card) {
        return browser.get(at(card), Puzzles.PuzzlePosition.class);
    }

    private static Puzzles.PuzzleVerdict attempt(Browser browser, PuzzleCard card, Optional<String> move) {
        return browser.post(at(card) + "/attempt", new Puzzles.PuzzleAttempt(move), Puzzles.PuzzleVerdict.class);
    }

    private static PuzzleCard card(Browser browser, String id) {
        return list(browser).puzzles().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static PuzzleCard today(Browser browser) {
        return list(browser).today().stream()
                .filter(one -> one.game().equals("gardens-of-mars"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    default void eachGameHasAPuzzleADayForEverybody() {
        var list = list(ada());
        assertThat(list.today())
                .extracting(PuzzleCard::game)
                .contains("gardens-of-mars")
                .doesNotHaveDuplicates();
        assertThat(list(ben()).today()).isEqualTo(list.today());
        assertThat(list.puzzles())
                .containsAll(list.today())
                .isSortedAccordingTo(Comparator.comparingInt(PuzzleCard::rating))
                .allSatisfy(card ->
                        assertThat(card.themes()).as("part of the answer").isEmpty());
        assertThat(list.ratings()).isEmpty();
        var first = today(ada());
        later(Duration.ofDays(1));
        assertThat(today(ada())).isNotEqualTo(first);
    }

    @Test
    default void onlyTheFirstAttemptCounts() {
        var card = today(ada());
        var position = look(ada(), card);
        assertThat(position.asked().moves()).isNotEmpty();
        var gaveUp = attempt(ben(), card, Optional.empty());
        assertThat(gaveUp.result()).isEqualTo(GAVE_UP);
        assertThat(gaveUp.loss()).isEmpty();
        var best = gaveUp.best().orElseThrow();
        assertThat(best.does().events()).isNotEmpty();
        var change = gaveUp.rated().orElseThrow();
        assertThat(change.before()).isEqualTo(1500);
        assertThat(change.after()).isLessThan(1500);
        var harder = card(ada(), card.id());
        assertThat(harder.rating()).isGreaterThan(card.rating());
        assertThat(harder.tries()).isEqualTo(1);

        var wrong = attempt(ada(), card, Optional.of(other(position, best.move())));
        assertThat(wrong.result()).isEqualTo(WRONG);
        assertThat(wrong.loss().orElseThrow()).isGreaterThan(0.02);
        assertThat(wrong.best()).as("not told yet").isEmpty();
        assertThat(wrong.rated()).isPresent();
        assertThat(card(ada(), card.id()).themes()).as("not told yet").isEmpty();
        assertThat(look(ada(), card).puzzle().themes()).as("not told yet").isEmpty();
        var right = attempt(ada(), card, Optional.of(best.move()));
        assertThat(right.result()).isEqualTo(RIGHT);
        assertThat(right.best()).isPresent();
        assertThat(right.rated()).as("not the first attempt").isEmpty();
        restart();
        assertThat(card(ada(), card.id()).tried()).contains(WRONG);
        assertThat(card(ada(), card.id()).themes()).as("solved at last").isNotEmpty();
        assertThat(look(ben(), card).puzzle().themes()).as("given up").isNotEmpty();
        assertThat(card(ben(), card.id()).tried()).contains(GAVE_UP);
        assertThat(list(ben()).ratings()).singleElement().satisfies(rating -> {
            assertThat(rating.game()).isEqualTo("gardens-of-mars");
            assertThat(rating.rating()).isEqualTo(change.after());
            assertThat(rating.tries()).isEqualTo(1);
        });
    }

    private static String other(Puzzles.PuzzlePosition position, String best) {
        return position.asked().moves().stream()
                .map(OpenDecision.ListedMove::text)
                .filter(move -> !move.equals(best))
                .findFirst()
                .orElseThrow();
    }

    @Test
    default void movesInAPuzzleArePreviewedAndRefused() {
        var card = today(ada());
        var position = look(ada(), card);
        var move = position.asked().moves().getFirst().text();
        long step = position.asked().decision();
        var preview = ada().post(
                        at(card) + "/preview",
                        new Calls.ConsiderMove(position.seat(), step, Optional.of(move), Optional.empty()),
                        Calls.Preview.class);
        assertThat(preview.does()).isPresent();
        var other = Seat.of(1 - position.seat().index());
        assertThat(ada().fault(
                                at(card) + "/preview",
                                new Calls.ConsiderMove(other, step, Optional.of(move), Optional.empty()))
                        .code())
                .isEqualTo("protocol/not-yours");
        assertThat(ada().fault(at(card) + "/attempt", new Puzzles.PuzzleAttempt(Optional.of("nonsense")))
                        .code())
                .isEqualTo("input/move");
        assertThat(ada().raw("GET", "/api/puzzles/0000000000000000", "").body()).contains("protocol/no-page");
        assertThat(list(ada()).ratings()).as("nothing was tried").isEmpty();
    }
}
