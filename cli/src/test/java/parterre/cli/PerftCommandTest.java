package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftCommandTest {
    @Test
    void sequencesAreCounted() {
        assertThat(CommandRun.in("perft", "gardens-of-mars", "--seats", "2", "--depth", "0")
                        .out())
                .isEqualTo("1\n");
        assertThat(CommandRun.in("perft", "gardens-of-mars", "--seats", "2", "--depth", "2")
                        .out())
                .isEqualTo("8010\n");
    }

    @Test
    void divideTellsThemByTheFirstAnswer() {
        var lines = CommandRun.in("perft", "gardens-of-mars", "--depth", "2", "--divide")
                .out()
                .lines()
                .toList();
        assertThat(lines).hasSize(91).endsWith("8010");
        assertThat(lines.subList(0, 90)).allMatch(line -> line.matches("P1: place [a-k][0-9]+ +89"));
    }

    @Test
    void aDealIsTooMuchToList() {
        var typed = CommandRun.in("perft", "gardens-of-mars", "--seats", "2", "--depth", "3");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("has too many outcomes to list after 2 answers");
    }

    @Test
    void theSignatureIsAHashThatDependsOnTheOptions() {
        var plain = CommandRun.in("perft", "gardens-of-mars", "--signature", "--seats", "2")
                .out();
        assertThat(plain).matches("[0-9a-f]{64}\\n");
        assertThat(CommandRun.in("perft", "gardens-of-mars", "--signature", "--seats", "2")
                        .out())
                .isEqualTo(plain);
        assertThat(CommandRun.in("perft", "gardens-of-mars", "--signature", "--seats", "2", "-o", "scoring=group")
                        .out())
                .isNotEqualTo(plain);
    }
}
