package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.testkit.Covers;

/// Chapter 6.
class TradeTest {
    private static final Scene TWO = Scene.of(
            "option offers: 2",
            "stage: turn P1 2",
            "P1: hand S, nest -, basket RR, petals 3",
            "P2: hand RB, nest C, basket B, petals 2");

    @Test
    @Covers({"CF-6.1", "CF-6.5"})
    void anyBundleForAnyThoughFewAreListed() {
        assertThat(TWO.refusal("P1: offer P2 2RR for 1BB")).isEqualTo("legal");
        assertThat(TWO.refusal("P1: offer P2 3 for 0")).isEqualTo("legal");
        assertThat(TWO.refusal("P1: offer P2 0 for 2")).isEqualTo("legal");
        assertThat(TWO.moves("P1"))
                .contains("offer P2 1 for 0R", "offer P2 1 for 0C", "offer P2 0R for 1")
                .doesNotContain("offer P2 2RR for 1BB");
        assertThat(((Next.Turn<ShedMove>) TWO.next()).moves().unlisted()).isTrue();
        assertThat(TWO.refusal("P1: offer P2 0 for 0")).isEqualTo("CF-6.1");
        assertThat(TWO.refusal("P1: offer P1 1 for 0")).isEqualTo("CF-6.1");
        assertThat(TWO.refusal("P1: offer P3 1 for 0")).isEqualTo("CF-6.1");
        assertThat(Boxes.named("conformance")).isPresent();
    }

    @Test
    @Covers("CF-6.2")
    void givenCardsMustBeThere_askedOnesMayBeHidden() {
        assertThat(TWO.refusal("P1: offer P2 4 for 0B")).isEqualTo("CF-6.2");
        assertThat(TWO.refusal("P1: offer P2 0S for 0B"))
                .as("the sun is in the hand")
                .isEqualTo("CF-6.2");
        assertThat(TWO.refusal("P1: offer P2 1 for 3")).isEqualTo("CF-6.2");
        assertThat(TWO.refusal("P1: offer P2 1 for 0SS"))
                .as("two cards are in the hand")
                .isEqualTo("legal");
        assertThat(TWO.refusal("P1: offer P2 1 for 0SSS")).isEqualTo("CF-6.2");
        assertThat(TWO.refusal("P1: offer P2 1 for 0BSS")).as("a bee lies open").isEqualTo("legal");
    }

    @Test
    @Covers("CF-6.3")
    void thePartnerIsAskedEvenIfTheyCanOnlyDecline() {
        var asked = TWO.play("P1: offer P2 1 for 0S");
        assertThat(asked.waitsFor()).isEqualTo("P2");
        assertThat(asked.moves("P2")).containsExactly("decline");
        assertThat(asked.refusal("P2", "offer P3 0 for 1")).isEqualTo("CF-6.3");
        assertThat(asked.refusal("P2", "accept")).isEqualTo("CF-6.3");
        assertThat(asked.refusal("P2", "rest")).isEqualTo("CF-6.3");
        var question = (Next.Together<ShedMove>) asked.next();
        assertThat(question.asker()).contains(Seat.of(0));
        assertThat(question.defaults().of(Seat.of(1))).isEqualTo(new ShedMove.Decline());
        assertThat(TWO.play("P1: offer P2 1 for 0R").moves("P2")).containsExactly("accept", "decline");
    }

    @Test
    @Covers("CF-6.6")
    void thePartnerMayAnswerWithAnOfferOfTheirOwn() {
        var asked = TWO.play("P1: offer P2 1 for 0B");
        assertThat(asked.moves("P2")).containsExactly("accept", "decline", "offer P1 0B for 2");
        assertThat(asked.refusal("P2", "offer P1 2B for 0RRS")).isEqualTo("legal");
        assertThat(asked.refusal("P2", "offer P1 3 for 0R")).isEqualTo("CF-6.2");
        var countered = asked.play("& P2: offer P1 0B for 2R");
        assertThat(countered.waitsFor()).isEqualTo("P1");
        assertThat(countered.moves("P1")).containsExactly("accept", "decline");
        assertThat(countered.refusal("P1", "offer P2 1 for 0B")).isEqualTo("CF-6.6");
        assertThat(((Next.Together<ShedMove>) countered.next()).asker()).contains(Seat.of(1));
        var after = countered.play("& P1: accept");
        assertThat(after.at("P1")).isEqualTo("hand S, nest -, basket RB, petals 1");
        assertThat(after.at("P2")).isEqualTo("hand RB, nest C, basket R, petals 4");
        assertThat(after.stage()).isEqualTo("turn P1 1");
        assertThat(countered.play("& P1: decline").stage()).isEqualTo("turn P1 1");
    }

    @Test
    @Covers({"CF-6.1", "CF-6.4"})
    void anAcceptedTradeIsCarriedOutAtOnce() {
        var after = TWO.play("P1: offer P2 2R for 0BB", "& P2: accept");
        assertThat(after.at("P1")).isEqualTo("hand S, nest -, basket RBB, petals 1");
        assertThat(after.at("P2")).as("the open bee first").isEqualTo("hand R, nest C, basket R, petals 4");
        assertThat(after.stage()).isEqualTo("turn P1 1");
        var declined = after.play("P1: offer P2 0 for 1", "& P2: decline");
        assertThat(declined.stage()).isEqualTo("turn P1 0");
        assertThat(declined.refusal("P1: offer P2 0 for 1")).isEqualTo("CF-6.1");
        assertThat(((Next.Turn<ShedMove>) declined.next()).moves().unlisted()).isFalse();
    }
}
