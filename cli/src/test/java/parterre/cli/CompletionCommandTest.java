package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompletionCommandTest {
    @Test
    void theScriptKnowsCommandsOptionsAndGames() {
        var typed = CommandRun.in("completion");
        assertThat(typed.exit()).isZero();
        assertThat(typed.out()).contains("complete -F _complete_parterre", "simulate", "--jsonl", "gardens-of-mars");
    }
}
