package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParterreTest {
    @Test
    void withoutACommandItSaysWhereHelpIs() {
        var typed = CommandRun.in();
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).isEqualTo("parterre: say what to do\nSee 'parterre --help'.\n");
    }

    @Test
    void anUnknownCommandIsAnsweredWithTheNearest() {
        var typed = CommandRun.in("simulte");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("'simulte' is not a command of 'parterre'; did you mean 'simulate'?");
    }

    @Test
    void anUnknownOptionIsAnsweredWithTheNearest() {
        var typed = CommandRun.in("games", "--jsno");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--jsno is not an option of 'parterre games'; did you mean '--json'?");
        assertThat(typed.err()).contains("See 'parterre games --help'.");
    }

    @Test
    void wrongNumbersAreReportedInASentence() {
        assertThat(CommandRun.in("soak", "gardens-of-mars", "--games", "ten").err())
                .startsWith("parterre: --games: ")
                .contains("'ten' is not a whole number of at most 2,147,483,647; write digits only, such as 1000");
        assertThat(CommandRun.in("soak", "gardens-of-mars", "--games", "9999999999")
                        .err())
                .contains("'9999999999' is not a whole number of at most 2,147,483,647");
        assertThat(CommandRun.in("sanity", "gardens-of-mars", "--seed", "0x7").err())
                .contains("--seed: '0x7' is not a whole number of up to 18 digits");
        assertThat(CommandRun.in("simulate", "gardens-of-mars", "--seats", "random*2", "--claim", "most")
                        .err())
                .contains("--claim: 'most' is not a number; write one such as 60 or 57.5");
    }

    @Test
    void optionsThatExcludeEachOtherAreNamed() {
        assertThat(CommandRun.in("simulate", "gardens-of-mars", "--seats", "greedy,random", "--pairs", "--fixed")
                        .err())
                .startsWith("parterre: only one of --rotate, --fixed, and --pairs can be given");
    }

    @Test
    void helpAndVersionAreNoErrors() {
        assertThat(CommandRun.in("--help").exit()).isZero();
        assertThat(CommandRun.in("--help").out()).contains("Usage: parterre").contains("Examples:");
        assertThat(CommandRun.in("--version").exit()).isZero();
        assertThat(CommandRun.in("--version").out()).startsWith("parterre ").contains("java ");
    }

    @Test
    void redirectedOutputHasNoColour() {
        assertThat(CommandRun.in("--help").out()).doesNotContain("\u001b");
        assertThat(CommandRun.in("simulte").err()).doesNotContain("\u001b");
    }
}
