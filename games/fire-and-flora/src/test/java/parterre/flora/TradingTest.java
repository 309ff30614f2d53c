package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.flora.Scene.coins;
import static parterre.flora.Scene.hand;
import static parterre.flora.Scene.row;

import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.flora.events.Stage;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Position;
import parterre.testkit.Covers;

/// Trades.
final class TradingTest {
    private static Scene scene() {
        return Scene.of(3)
                .hand(1, "water 2")
                .hand(2, "labor 1")
                .lands(1, "point-lobos(big sagebrush)")
                .lands(2, "granite-quarry(reservoir) parrot-park");
    }

    @Test
    @Covers({"FF-4.4e", "FF-9.1", "FF-9.2", "FF-9.3", "FF-9.4", "FF-J24", "FF-J25", "FF-J26"})
    void anyBundleForAnyBundle() {
        var offered = scene().after("P1: offer P2 water+3+point-lobos for labor+parrot-park+granite-quarry");
        assertThat(Scene.waitsFor(offered)).isEqualTo("P2");
        var after = Scene.after(offered, "& P2: accept");
        assertThat(hand(after, 1)).isEqualTo("water 1 labor 1");
        assertThat(hand(after, 2)).isEqualTo("water 1");
        assertThat(coins(after, 1)).isEqualTo(7);
        assertThat(coins(after, 2)).isEqualTo(13);
        assertThat(row(after, 1)).containsExactly("headquarters-1", "empty-field-1", "parrot-park", "granite-quarry");
        assertThat(row(after, 2)).containsExactly("headquarters-3", "empty-field-3", "point-lobos");
        assertThat(Scene.at(after, "granite-quarry")).isEqualTo("reservoir");
        assertThat(Scene.score(after, 2)).isEqualTo(2);
        var gift = scene().after("P1: offer P3 headquarters-1 for -", "& P3: accept");
        assertThat(row(gift, 3)).endsWith("headquarters-1");
    }

    /// Lands are called by their printed names; the page puts names in the place of seats.
    @Test
    @Covers({"FF-9.5", "FF-6.4", "FF-7.1"})
    void refusalsUseWordsOfTheTable() {
        var scene = scene().coins(1, 2).with("market", "big-sur-coast");
        assertThat(scene.told("P1: offer P2 - for time+time")).isEqualTo("P2 has only 1 card.");
        assertThat(scene.told("P1: offer P2 - for 11")).isEqualTo("P2 has only 10 coins.");
        assertThat(scene.told("P1: offer P2 parrot-park for -")).isEqualTo("P1 has no parcel Parrot Park to give.");
        assertThat(scene.told("P1: buy big-sur-coast")).isEqualTo("Big Sur Coast costs 12 coins; you have 2.");
        assertThat(scene.told("P1: play water parrot-park"))
                .isEqualTo("Nothing on Parrot Park answers to these cards.");
        assertThat(scene.told("P1: play water atlantis")).contains("parcel atlantis;");
    }

    @Test
    @Covers({"FF-9.5", "FF-9.1", "FF-J52"})
    void impossibleProposalsAreRefused() {
        var scene = scene();
        assertThat(scene.refusedBy("P1: offer P2 - for -")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 water+water+water for -")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 11 for -")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 - for 11")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 parrot-park for -")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 - for point-lobos")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 - for parrot-park+parrot-park"))
                .isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P1 - for 1")).isEqualTo("FF-9.1");
        assertThat(scene.refusedBy("P1: offer P4 - for 1")).isEqualTo("FF-9.1");
        var limited = scene().option("trade-limit", "1").after("P1: offer P2 water for 1", "& P2: decline");
        assertThat(Scene.refusedBy(limited, "P1: offer P2 water for 1")).isEqualTo("FF-J52");
        var none = scene().option("trade-limit", "0");
        assertThat(none.refusedBy("P1: offer P2 water for 1")).isEqualTo("FF-J52");
        assertThat(Scene.moves(none.position())).noneMatch(move -> move.startsWith("offer"));
    }

    @Test
    @Covers({"FF-9.4", "FF-J52"})
    void declineWithASuggestionOrForTheWholeTurn() {
        var offered = scene().after("P1: offer P2 water for labor");
        assertThat(Scene.refusedBy(offered, "P2: counter labor for water+20")).isEqualTo("FF-9.5");
        assertThat(Scene.refusedBy(offered, "P2: counter fire for water")).isEqualTo("FF-9.5");
        assertThat(Scene.refusedBy(offered, "P2: pass")).isEqualTo("FF-9.4");
        var countered = Scene.after(offered, "& P2: counter labor for water+4");
        if (!(Scene.view(countered).stage() instanceof Stage.Action action)) {
            throw new AssertionError("the turn goes on");
        }
        assertThat(FloraNotation.NOTATION.write(action.suggested().orElseThrow()))
                .isEqualTo("offer P2 water+4 for labor");
        var taken = Scene.after(countered, "P1: offer P2 water+4 for labor", "& P2: accept");
        assertThat(coins(taken, 2)).isEqualTo(14);
        for (var reason : FloraMove.Reason.values()) {
            var declined = Scene.after(offered, "& P2: decline " + reason.word());
            assertThat(Scene.view(declined))
                    .as(reason.word())
                    .isEqualTo(Scene.view(Scene.after(offered, "& P2: decline")));
        }
        var closed = Scene.after(offered, "& P2: decline all");
        assertThat(Scene.refusedBy(closed, "P1: offer P2 water for 1")).isEqualTo("FF-J52");
        assertThat(Scene.refusedBy(closed, "P1: offer P3 water for 1")).isEmpty();
    }

    /// A player who gets a card of a type that they also give is known to hold the card that came.
    @Test
    @Covers({"FF-9.4", "FF-D6"})
    void gainedCard_isKnown_whereOneOfItsTypeGoes() {
        var scene = Scene.of(3).hand(1, "water 2").hand(2, "water 1");
        var after = scene.after("P1: offer P2 water+1 for water", "& P2: accept");
        assertThat(Scene.view(after).known())
                .extracting(known -> known.of() + " " + known.cards())
                .containsExactly("P1 [1, 0, 0, 0, 0]", "P2 [1, 0, 0, 0, 0]");
    }

    /// Where nobody takes offers any more, none can be written.
    @Test
    @Covers({"FF-J51", "FF-J52"})
    void nothingIsUnlistedOnceAllHaveClosed() {
        var offered = scene().after("P1: offer P2 water for labor", "& P2: decline all");
        assertThat(unlisted(offered)).isTrue();
        assertThat(unlisted(Scene.after(offered, "P1: offer P3 water for 1", "& P3: decline all")))
                .isFalse();
    }

    private static boolean unlisted(Position position) {
        return Scene.GAME.next(position) instanceof Next.Turn<FloraMove> turn
                && turn.moves().unlisted();
    }

    /// A suggestion that nobody could propose any more says nothing.
    @Test
    @Covers({"FF-D4", "FF-J52"})
    void nothingIsSuggestedAfterTheLastProposalOfATurn() {
        var last = scene().option("trade-limit", "1").after("P1: offer P2 water for labor");
        assertThat(Scene.refusedBy(last, "P2: counter labor for water+4")).isEqualTo("FF-J52");
        assertThat(Scene.refusedBy(last, "P2: decline")).isEmpty();
        var lastButOne = scene().option("trade-limit", "2").after("P1: offer P2 water for labor");
        assertThat(Scene.refusedBy(lastButOne, "P2: counter labor for water+4")).isEmpty();
    }

    @Test
    @Covers({"FF-D4", "FF-J51"})
    void aFewTradesAreListedAndTheRestJudged() {
        assertThat(Scene.moves(scene().position()).stream().filter(move -> move.startsWith("offer")))
                .containsExactly(
                        "offer P2 water for fire",
                        "offer P2 water for labor",
                        "offer P2 water for nefarious",
                        "offer P2 water for time");
        if (!(Scene.GAME.next(scene().after("P1: offer P2 water for labor"))
                instanceof Next.Together<FloraMove> asked)) {
            throw new AssertionError("an offer is a question");
        }
        assertThat(asked.asker()).as("may take it back").contains(Seat.of(0));
        assertThat(asked.defaults().of(Seat.of(1))).isEqualTo(FloraMove.Decline.SILENCE);
        assertThat(Scene.moves(scene().after("P1: offer P2 water for labor")))
                .as("nobody is asked to say nothing")
                .contains("decline")
                .doesNotContain("decline unanswered");
        assertThat(asked.open().of(Seat.of(1)).unlisted()).isTrue();
    }

    @Test
    @Covers("FF-10.1")
    void aTradeCanWin() {
        var scene =
                Scene.of(2).option("goal", "6").lands(1, "point-lobos(big oak)").lands(2, "pinnacles(big oak)");
        var after = scene.after("P1: offer P2 2 for pinnacles", "& P2: accept");
        assertThat(Scene.isOver(after)).isTrue();
    }
}
