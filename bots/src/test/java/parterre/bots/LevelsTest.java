package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import parterre.bots.toys.Heap;

class LevelsTest {
    private static final String ALL = """
            gentle=greedy,temperature=1
            fair=greedy
            keen=mcts:10
            strong=mcts:20
            expert=mcts:30
            """;

    @Test
    void gameWithoutAFile_hasTheStandardLevels() {
        var levels = Levels.of(new Heap(9));
        assertThat(Level.values()).extracting(levels::spec).doesNotHaveDuplicates();
        assertThat(levels.spec(Level.EXPERT)).isInstanceOf(BotSpec.Mcts.class);
    }

    @Test
    void lineOfAGame_goesBeforeTheStandard() {
        var levels = Levels.read(ALL, "keen=mcts:15,cut=2");
        assertThat(levels.get(Level.KEEN))
                .isEqualTo(BotSpec.read("mcts:15,cut=2").orThrow());
        assertThat(levels.get(Level.FAIR)).isEqualTo(BotSpec.read("greedy").orThrow());
    }

    @Test
    void fileWithAMistake_isRefused() {
        assertThatThrownBy(() -> Levels.read(ALL, "godlike=mcts:9")).hasMessageContaining("godlike");
        assertThatThrownBy(() -> Levels.read(ALL, "keen=mtcs:9")).hasMessageContaining("mtcs:9");
        assertThatThrownBy(() -> Levels.read(ALL, "keen=mcts:2s")).hasMessageContaining("thinks in playouts");
        assertThatThrownBy(() -> Levels.read(ALL, "keen=level:fair")).hasMessageContaining("cannot be a level");
        assertThatThrownBy(() -> Levels.read("keen=mcts:9")).hasMessageContaining("levels are missing");
    }
}
