package parterre.engine.box;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.EngineWords;
import parterre.engine.Reading;

class RuleBookTest {
    private static final String RULES = """
            # Rules

            Some words before, about GM-9.9 even.

            ## 3 The turn

            **GM-3.4** A gardener walks
            straight on. `Rays.java`, `Board.java`
            **GM-3.5** They must go, see GM-3.4. `Turns.java`

            - **GM-A8** Ruling: nobody is jumped. `Rays.java`
            ## 4 Scores
            **GM-3.4a** Withdrawn in edition 2.
            """;

    @Test
    void aRuleIsAParagraphThatBeginsWithItsId() {
        var book = RuleBook.read("GM", RULES).orThrow();
        assertThat(book.rules()).extracting(RuleBook.Rule::id).containsExactly("GM-3.4", "GM-3.5", "GM-A8", "GM-3.4a");
        var walk = book.rule("gm-3.4").orElseThrow();
        assertThat(walk.says()).isEqualTo("A gardener walks straight on. `Rays.java`, `Board.java`");
        assertThat(walk.files()).containsExactly("Rays.java", "Board.java");
        assertThat(walk.chapter()).isEqualTo("3 The turn");
        assertThat(walk.line()).isEqualTo(7);
        assertThat(walk.withdrawn()).isFalse();
        assertThat(book.rule("GM-3.4a").orElseThrow().withdrawn()).isTrue();
        assertThat(book.rule("GM-3.4a").orElseThrow().chapter()).isEqualTo("4 Scores");
    }

    @Test
    void aChapterGivesItsRules() {
        var book = RuleBook.read("GM", RULES).orThrow();
        assertThat(book.under("GM-3")).extracting(RuleBook.Rule::id).containsExactly("GM-3.4", "GM-3.5", "GM-3.4a");
        assertThat(book.under("GM-3.4")).extracting(RuleBook.Rule::id).containsExactly("GM-3.4", "GM-3.4a");
        assertThat(book.under("GM-7")).isEmpty();
        assertThat(book.rule("GM-7")).isEmpty();
    }

    @Test
    void everyFaultIsToldWithItsLine() {
        var reading = RuleBook.read("GM", """
                **GM-1.1** Good. `A.java`

                **GM-1.1** Again. `A.java`

                **GM-1.2**

                **GM-one** Odd. `A.java`

                **GM-1.3** See GM-7.7. `A.java`
                """);
        assertThat(reading).isInstanceOf(Reading.Bad.class);
        assertThat(((Reading.Bad<RuleBook>) reading).problems())
                .extracting(EngineWords::of)
                .containsExactly(
                        "line 3: 'GM-1.1' is there twice; an id always belongs to the same rule; give a new one",
                        "line 5: 'GM-1.2' says nothing; write its text after the id",
                        "line 7: 'GM-one' is not a rule id; write it like GM-3.4 or GM-A8",
                        "line 9: 'GM-1.3' refers to GM-7.7, which is not here; name an existing rule");
    }

    @Test
    void aTextWithoutRulesIsRefused() {
        assertThat(RuleBook.read("GM", "# Rules\n\nnone yet")).isInstanceOf(Reading.Bad.class);
    }

    @Test
    void idsAreFoundInAnyText() {
        assertThat(RuleBook.idsIn("GM", "@Covers(\"GM-3.4\") // (GM-A8), GM-3.4. XGM-1.1 GM-3.5a, GG-R27"))
                .containsExactly("GM-3.4", "GM-A8", "GM-3.5a");
    }
}
