package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import parterre.engine.box.RuleBook;
import parterre.wording.RulesText;

class RulesCommandTest {
    private static final String TEXT = """
            # Rules

            ## 3 The turn

            **XX-3** A turn has two halves. `Turns.java`

            **XX-3.4** Go on to a cell that is free. `Turns.java`

            **XX-A8** Ruling: nobody goes twice. `Turns.java`
            """;

    private static final RuleBook BOOK = RuleBook.read("XX", TEXT).orThrow();

    private static List<String> ids(String id) {
        return RulesCommand.rules("XX", BOOK, id).stream()
                .map(RuleBook.Rule::id)
                .toList();
    }

    @Test
    void withoutAnIdTheWholeTextIsShown() {
        var typed = CommandRun.in("rules", "gardens-of-mars");
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .isEqualTo(RulesText.of(GameLookup.box("gardens-of-mars"), Locale.ENGLISH)
                        .markdown());
    }

    @Test
    void aTranslatedRuleIsShownInTheLanguageAskedFor() {
        assertThat(CommandRun.in("rules", "gardens-of-mars", "1.2", "--lang", "de")
                        .out())
                .contains("Auf der Mitte steht nie jemand");
        assertThat(CommandRun.in("rules", "gardens-of-mars", "--lang", "de").out())
                .isEqualTo(RulesText.of(GameLookup.box("gardens-of-mars"), Locale.GERMAN)
                        .markdown())
                .startsWith("# Gardens of Mars: Spielregeln");
    }

    @Test
    void anIdNeedsNoPrefix() {
        assertThat(ids("XX-3.4")).containsExactly("XX-3.4");
        assertThat(ids("xx-3.4")).containsExactly("XX-3.4");
        assertThat(ids("3")).containsExactly("XX-3", "XX-3.4");
        assertThat(ids("A8")).containsExactly("XX-A8");
    }

    @Test
    void anUnknownIdIsAnsweredWithTheNearest() {
        assertThatThrownBy(() -> ids("3.5"))
                .isInstanceOf(CommandException.class)
                .hasMessageContaining("there is no rule '3.5'; did you mean 'XX-3.4'");
    }

    @Test
    void wordsFindTheRulesTheyStandIn() {
        assertThat(RulesCommand.find(BOOK, "TWO halves"))
                .extracting(RuleBook.Rule::id)
                .containsExactly("XX-3");
        assertThat(RulesCommand.find(BOOK, "free go"))
                .extracting(RuleBook.Rule::id)
                .containsExactly("XX-3.4");
        assertThat(RulesCommand.find(BOOK, "goes twice dragon"))
                .as("the most of them")
                .extracting(RuleBook.Rule::id)
                .containsExactly("XX-A8");
        assertThatThrownBy(() -> RulesCommand.find(BOOK, "dragon, !"))
                .hasMessageContaining("no rule speaks of 'dragon, !'");
        assertThatThrownBy(() -> RulesCommand.find(BOOK, "dragon")).hasMessageContaining("no rule speaks of 'dragon'");
    }
}
