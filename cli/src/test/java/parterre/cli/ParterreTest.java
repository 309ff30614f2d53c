package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParterreTest {
    @Test
    void withoutACommandItSaysWhereHelpIs() {
        var typed = Typed.in();
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).isEqualTo("parterre: say what to do\nSee 'parterre --help'.\n");
    }

    @Test
    void anUnknownCommandIsAnsweredWithTheNearest() {
        var typed = Typed.in("gmaes");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("'gmaes' is no command of 'parterre'; did you mean 'games'?");
    }

    @Test
    void anUnknownOptionIsAnsweredWithTheNearest() {
        var typed = Typed.in("games", "--jsno");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--jsno is no option of 'parterre games'; did you mean '--json'?");
        assertThat(typed.err()).contains("See 'parterre games --help'.");
    }

    @Test
    void helpAndVersionAreNoErrors() {
        assertThat(Typed.in("--help").exit()).isZero();
        assertThat(Typed.in("--help").out()).contains("Usage: parterre").contains("Examples:");
        assertThat(Typed.in("--version").exit()).isZero();
        assertThat(Typed.in("--version").out()).startsWith("parterre ").contains("java ");
    }

    @Test
    void nothingIsColouredWhereNobodyLooks() {
        assertThat(Typed.in("--help").out()).doesNotContain("\u001b");
        assertThat(Typed.in("gmaes").err()).doesNotContain("\u001b");
    }
}
